import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../testing/link.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationMenu } from './navigation-menu.tsx';

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  subcomponents: { MenuDrawer },
  args: {
    label: 'Главное меню',
    menuLabel: 'Меню',
    menuLink: <Link href="#menu" />,
    onOpen: () => {},
    items: [
      { id: 'shop', label: 'Магазин', link: <Link href="#shop" />, current: true },
      { id: 'featured', label: 'Популярное', link: <Link href="#featured" /> },
      {
        id: 'certificates',
        label: 'Сертификаты соответствия и декларации',
        link: <Link href="#certificates" />,
        spare: true,
      },
      { id: 'media', label: 'Медиа', link: <Link href="#media" /> },
    ],
  },
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ minBlockSize: 280 }}>
        <NavigationMenu
          {...args}
          onOpen={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        />
        {open && (
          <MenuDrawer title={args.menuLabel} closeLabel="Закрыть" onClose={() => setOpen(false)}>
            <nav aria-label={args.label}>
              <ul>
                {args.items.map(({ id, label }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </MenuDrawer>
        )}
      </div>
    );
  },
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  if (window.innerWidth < 992) await userEvent.click(canvas.getByRole('link', { name: 'Меню' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Популярное' })).toBeVisible());
};

export const Closed: Story = { tags: ['wide'] };
export const Opened: Story = { tags: ['wide'], play: open };
export const RightToLeft: Story = { tags: ['wide'], parameters: { direction: 'rtl' }, play: open };
