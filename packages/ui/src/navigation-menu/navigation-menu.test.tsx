import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationMenu } from './navigation-menu.tsx';

const items = [
  { id: 'shop', label: 'Shop', link: <Link href="#shop" />, current: true },
  { id: 'featured', label: 'Popular', link: <Link href="#featured" /> },
  { id: 'media', label: 'Media', link: <Link href="#media" /> },
];
const Menu = ({ className }: { className?: string | undefined }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavigationMenu
        label="Main"
        menuLabel="Menu"
        menuLink={<Link href="#menu" />}
        items={items}
        onOpen={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={className}
      />
      {open && (
        <MenuDrawer title="Menu" closeLabel="Close" onClose={() => setOpen(false)}>
          <nav aria-label="Whole menu">
            <a href="#shop">Shop</a>
            <a href="#featured">Popular</a>
            <details>
              <summary>Media</summary>
              <a href="#magazines">Magazines</a>
            </details>
            <label>
              Language <input />
            </label>
          </nav>
        </MenuDrawer>
      )}
    </>
  );
};

describeComponent('NavigationMenu', {
  element: ({ className }) => <Menu className={className} />,
  found: { role: 'navigation', name: 'Main' },
  stops: ['a', 'a', 'a', 'a'],
});

describe('NavigationMenu', () => {
  beforeEach(() => {
    render(<Menu />);
  });
  const focused = () => document.activeElement?.textContent;

  it('marks the page shown', () => {
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Shop');
  });

  it('A11Y-2 arrows, Home and End go along the bar, round and round', async () => {
    screen.getByRole('link', { name: 'Shop' }).focus();
    const way = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      way.push(focused());
    }
    expect(way).toEqual(['Popular', 'Media', 'Shop', 'Media', 'Shop']);
  });

  it('SHELL-3 is a drawer on small screens: arrows go down it, following a link closes it', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    drawer.getByRole('link', { name: 'Shop' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Popular');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Magazines');
    drawer.getByRole('textbox', { name: 'Language' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.tagName).toBe('INPUT');
    await userEvent.click(drawer.getByRole('link', { name: 'Popular' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SHELL-3 Escape closes the drawer and gives the focus back', async () => {
    const opener = screen.getByRole('link', { name: 'Menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
