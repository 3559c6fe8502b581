import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';

const items = [
  { id: 'shop', label: 'Shop', link: <Link href="#shop" />, current: true },
  {
    id: 'products',
    label: 'Products',
    items: [
      { id: 'catalogue', label: 'Catalogue', link: <Link href="#catalogue" /> },
      { id: 'prices', label: 'Price list', link: <Link href="#prices" /> },
    ],
  },
  { id: 'media', label: 'Media', items: [{ id: 'video', label: 'Video', link: <Link href="#video" /> }] },
];
const menu = (className?: string) => (
  <DisclosureMenu label="Main" menuLabel="Menu" closeLabel="Close" items={items} className={className} />
);

describeComponent('DisclosureMenu', {
  element: ({ className }) => menu(className),
  found: { role: 'navigation', name: 'Main' },
  stops: ['button', 'a', 'button', 'button'],
});

describe('DisclosureMenu', () => {
  beforeEach(() => {
    render(
      <>
        {menu()}
        <p>Elsewhere</p>
        <button>After</button>
      </>,
    );
  });
  const button = (name: string) => screen.getByRole('button', { name });
  const focused = () => document.activeElement?.textContent;

  it('marks the page shown', () => {
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Shop');
  });

  it('unfolds one list at a time', async () => {
    await userEvent.click(button('Products'));
    expect(screen.getByRole('link', { name: 'Price list' })).toBeTruthy();
    await userEvent.click(button('Media'));
    expect(screen.queryByRole('link', { name: 'Price list' })).toBeNull();
    expect(button('Products').getAttribute('aria-expanded')).toBe('false');
  });

  it('A11Y-2 arrows, Home and End go along the bar, round and round', async () => {
    screen.getByRole('link', { name: 'Shop' }).focus();
    const way = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      way.push(focused());
    }
    expect(way).toEqual(['Products', 'Media', 'Shop', 'Media', 'Shop']);
  });

  it('Down opens, goes in and along; Escape folds up and returns to the button', async () => {
    button('Products').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Catalogue');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Price list');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Products'));
    expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull();
  });

  it('does not stay open, covering the page, once the focus has left it', async () => {
    await userEvent.click(button('Media'));
    await userEvent.tab();
    expect(focused()).toBe('Video');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(button('Media').getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('button', { name: 'After' }).focus();
    expect(await screen.findByRole('button', { name: 'Media', expanded: false })).toBeTruthy();
  });

  it.each([
    ['a press outside', () => userEvent.click(screen.getByText('Elsewhere'))],
    ['a followed link', () => userEvent.click(screen.getByRole('link', { name: 'Video' }))],
  ])('folds up after %s', async (_, act) => {
    await userEvent.click(button('Media'));
    await act();
    expect(button('Media').getAttribute('aria-expanded')).toBe('false');
  });

  it('is a drawer on small screens, closed by following a link', async () => {
    await userEvent.click(button('Menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Products' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Catalogue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
