import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { FlipControls } from './flip-controls.tsx';
import { FlipPages } from './flip-pages.tsx';

const pages = Array.from({ length: 8 }, (_, place) => ({
  id: place,
  picture: <img src={`/page-${place + 1}.webp`} alt={`Page ${place + 1}`} loading="lazy" />,
}));

const Catalogue = ({ className }: { className?: string | undefined }) => (
  <FlipPages
    label="Catalogue: pages"
    pages={pages}
    className={className}
    controls={
      <FlipControls
        counter={(first, last) => (first === last ? `Page ${first} of 8` : `Pages ${first} and ${last} of 8`)}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    }
  />
);

const sheet = document.createElement('style');

/** Lays pages 400 px wide out in a window of 800 px, so far scrolled; `apart`: each page is an opening of its own. */
const lay = (apart: boolean) => {
  let scrolled = 0;
  const placeOf = (element: Element) =>
    element.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
  sheet.textContent = apart
    ? ''
    : 'li { scroll-snap-align: start } li:nth-child(odd):not(:first-child) { scroll-snap-align: none }';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    if (this.tagName === 'OL') return { left: 0, right: 800 } as DOMRect;
    const place = placeOf(this);
    if (apart) return { left: place * 800 - scrolled, right: place * 800 + 800 - scrolled } as DOMRect;
    const left = place === 0 ? 0 : 400 + place * 400;
    return {
      left: left - scrolled,
      right: left + (place === 0 || place === 7 ? 800 : 400) - scrolled,
    } as DOMRect;
  });
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
      scrolled = left;
      this.scrollLeft = left;
    },
  });
  return {
    scrolled: () => scrolled,
    /** As a finger does it. */
    scrollTo: (to: number) => {
      scrolled = to;
      fireEvent.scroll(screen.getByRole('list'));
      act(() => {
        vi.advanceTimersByTime(200);
      });
    },
  };
};

beforeEach(() => {
  document.head.append(sheet);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  sheet.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

describeComponent('FlipPages', {
  element: ({ className }) => <Catalogue className={className} />,
  found: { role: 'list', name: 'Catalogue: pages' },
  stops: ['button', 'button', 'ol'],
});

describe('FlipPages', () => {
  it('CONT-8 without scripts all pages are there, one after another', () => {
    render(<FlipPages label="Catalogue: pages" pages={pages} />);
    expect(screen.getAllByRole('img')).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('CONT-8 turns page by page, and says which of how many', async () => {
    const { scrolled } = lay(true);
    render(<Catalogue />);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    screen.getByText('Page 2 of 8');
    expect(scrolled()).toBe(800);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    screen.getByText('Page 1 of 8');
    expect(screen.getByRole('button', { name: 'Previous page' }).ariaDisabled).toBe('true');
  });

  it('CONT-8 on a wide screen two pages lie open, the cover and the last by themselves', async () => {
    const { scrolled } = lay(false);
    render(<Catalogue />);
    const on = screen.getByRole('button', { name: 'Next page' });
    await userEvent.click(on);
    screen.getByText('Pages 2 and 3 of 8');
    expect(scrolled()).toBe(800);
    for (let press = 0; press < 3; press += 1) await userEvent.click(on);
    screen.getByText('Page 8 of 8');
    expect([scrolled(), on.ariaDisabled]).toEqual([3200, 'true']);
  });

  it('CONT-8 A11Y-2 arrows, Home and End turn them', async () => {
    lay(false);
    render(<Catalogue />);
    screen.getByRole('list').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    screen.getByText('Pages 4 and 5 of 8');
    await userEvent.keyboard('{End}');
    screen.getByText('Page 8 of 8');
    await userEvent.keyboard('{Home}');
    screen.getByText('Page 1 of 8');
  });

  it('CONT-8 follows a swipe once it has come to rest', () => {
    const { scrollTo } = lay(true);
    render(<Catalogue />);
    scrollTo(1610);
    screen.getByText('Page 3 of 8');
  });

  it('CONT-8 only the pages near the shown one are fetched at once', async () => {
    lay(true);
    render(<Catalogue />);
    const fetched = () =>
      screen.getAllByRole('img').filter((image) => image.getAttribute('loading') === 'eager');
    expect(fetched()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(fetched()).toHaveLength(4);
  });
});
