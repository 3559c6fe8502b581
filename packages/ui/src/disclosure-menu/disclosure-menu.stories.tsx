import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../testing/link.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';

const meta = {
  title: 'Navigation/DisclosureMenu',
  component: DisclosureMenu,
  args: {
    label: 'Главное меню',
    menuLabel: 'Меню',
    closeLabel: 'Закрыть',
    items: [
      { id: 'shop', label: 'Магазин', link: <Link href="#shop" />, current: true },
      {
        id: 'products',
        label: 'Продукты',
        items: [
          { id: 'catalogue', label: 'Каталог', link: <Link href="#catalogue" /> },
          { id: 'prices', label: 'Прайс-лист', link: <Link href="#prices" /> },
          {
            id: 'certificates',
            label: 'Сертификаты соответствия и декларации',
            link: <Link href="#certificates" />,
          },
        ],
      },
      {
        id: 'company',
        label: 'Компания',
        items: [{ id: 'about', label: 'О нас', link: <Link href="#about" /> }],
      },
      { id: 'media', label: 'Медиа', link: <Link href="#media" /> },
    ],
  },
  render: (args) => (
    <div style={{ minBlockSize: 280 }}>
      <DisclosureMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof DisclosureMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const unfold: Story['play'] = async ({ canvas, userEvent }) => {
  if (window.innerWidth < 992) await userEvent.click(canvas.getByRole('button', { name: 'Меню' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Продукты' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Прайс-лист' })).toBeVisible());
};

export const Folded: Story = { tags: ['wide'] };
export const Unfolded: Story = { tags: ['wide'], play: unfold };
export const RightToLeft: Story = { tags: ['wide'], parameters: { direction: 'rtl' }, play: unfold };
