import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Lightbox } from './lightbox.tsx';

const words = {
  closeLabel: 'Close',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Zoom out',
};

const pictures = ['Hall', 'Stage', 'Award', 'Dance'].map((alt, place) => ({
  id: place + 1,
  src: `/${alt.toLowerCase()}-1200.webp`,
  alt,
  width: 1200,
  height: 800,
}));

const Album = ({ className }: { className?: string | undefined }) => {
  const [place, setPlace] = useState(0);
  const [open, setOpen] = useState(true);
  return (
    <>
      {!open && <p>Closed</p>}
      {open && (
        <Lightbox
          pictures={pictures}
          place={place}
          onPlaceChange={setPlace}
          onClose={() => setOpen(false)}
          title="Rally"
          counter={`Photo ${place + 1} of ${pictures.length}`}
          {...words}
          className={className}
        />
      )}
    </>
  );
};

const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const fetched = () => [...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('alt'));
const arrive = () => fireEvent.load(screen.getByRole('img'));
const swipe = (from: number, to: number, down = 0) => {
  const stage = screen.getByRole('img');
  fireEvent.touchStart(stage, { touches: [{ clientX: from, clientY: 0 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to, clientY: down }] });
};

describeComponent('Lightbox', {
  element: ({ className }) => <Album className={className} />,
  found: { role: 'dialog', name: 'Rally' },
  stops: ['button', 'button', 'button', 'button'],
});

describe('Lightbox', () => {
  it('CONT-3 arrows, Home and End lead from picture to picture, and say which of how many it is', async () => {
    render(<Album />);
    const said = screen.getByText('Photo 1 of 4').closest('[aria-live]');
    await userEvent.keyboard('{ArrowRight}');
    expect([shown(), said?.textContent]).toEqual([['Stage'], 'Photo 2 of 4 Stage']);
    await userEvent.keyboard('{End}');
    expect(shown()).toEqual(['Dance']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['Dance']);
    await userEvent.keyboard('{Home}');
    expect(said?.textContent).toBe('Photo 1 of 4 Hall');
  });

  it('CONT-3 A11Y-2 the buttons do the same; at an end theirs keeps the focus and does nothing', async () => {
    render(<Album />);
    const on = screen.getByRole('button', { name: 'Next picture' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(on);
    expect(shown()).toEqual(['Dance']);
    expect([on.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', on]);
  });

  it('CONT-3 a swipe leads on; one down the page, a short one or two fingers do not', () => {
    render(<Album />);
    swipe(200, 100);
    expect(shown()).toEqual(['Stage']);
    swipe(200, 100, 90);
    swipe(200, 180);
    const stage = screen.getByRole('img');
    fireEvent.touchStart(stage, { touches: [{ clientX: 200 }, { clientX: 220 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 20, clientY: 0 }] });
    expect(shown()).toEqual(['Stage']);
    swipe(100, 200);
    expect(shown()).toEqual(['Hall']);
  });

  it('CONT-3 the neighbours are fetched once the picture is there, and no others', async () => {
    render(<Album />);
    expect(fetched()).toEqual(['Hall']);
    arrive();
    expect(fetched()).toEqual(['Hall', 'Stage']);
    await userEvent.keyboard('{ArrowRight}');
    arrive();
    expect(fetched()).toEqual(['Hall', 'Stage', 'Award']);
  });

  it('SHOP-10 enlarges by button and keys, where arrows then move the picture; another picture is whole', async () => {
    render(<Album />);
    const zoomed = () => screen.getByRole('img').closest('[data-zoomed]') !== null;
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoomed()).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect([shown(), zoomed()]).toEqual([['Hall'], true]);
    await userEvent.keyboard('-');
    expect(zoomed()).toBe(false);
    await userEvent.keyboard('+');
    expect(zoomed()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect([shown(), zoomed()]).toEqual([['Stage'], false]);
  });

  it('SHOP-10 a press of the mouse enlarges, one that drags does not; two taps do, one does not', () => {
    render(<Album />);
    const zoomed = () => screen.getByRole('img').closest('[data-zoomed]') !== null;
    const press = (pointerType: string, to = 0) => {
      const image = screen.getByRole('img');
      fireEvent.pointerDown(image, { pointerType, button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(image, { pointerType, clientX: to, clientY: 0, movementX: to });
      fireEvent.pointerUp(image, { pointerType, clientX: to, clientY: 0 });
    };
    press('mouse');
    expect(zoomed()).toBe(true);
    press('mouse', 60);
    expect(zoomed()).toBe(true);
    press('mouse');
    expect(zoomed()).toBe(false);
    press('touch');
    expect(zoomed()).toBe(false);
    press('touch');
    expect(zoomed()).toBe(true);
  });

  it('SHOP-10 a single picture has no way on', () => {
    render(
      <Lightbox
        pictures={pictures.slice(0, 1)}
        place={0}
        onPlaceChange={() => {}}
        onClose={() => {}}
        title="Rally"
        counter="Photo 1 of 1"
        {...words}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.queryByText('Photo 1 of 1')).toBeNull();
  });

  it('CONT-3 Escape closes it', async () => {
    render(<Album />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Closed');
  });
});

it('CONT-3 does not repeat its title as a caption', () => {
  render(
    <Lightbox
      pictures={[{ id: 1, src: '/gel-800.webp', alt: 'Aloe gel', width: 800, height: 800 }]}
      place={0}
      onPlaceChange={() => {}}
      onClose={() => {}}
      title="Aloe gel"
      counter="Picture 1 of 1"
      {...words}
    />,
  );
  expect(screen.getAllByText('Aloe gel')).toHaveLength(1);
});
