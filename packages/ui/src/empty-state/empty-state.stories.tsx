import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Link } from '../testing/link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: {
    icon: 'cart',
    title: 'В корзине пока пусто',
    text: 'Начните с популярных товаров: их заказывают чаще всего.',
    action: <Button render={<Link href="#shop" />}>В магазин</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const LongestWords: Story = {
  parameters: { lang: 'ka' },
  args: {
    title: 'შეკვეთების ისტორია ჯერჯერობით ცარიელია',
    text: 'განთავსებული შეკვეთები აქ გამოჩნდება და მათი განმეორება ერთი დაჭერით შეგეძლებათ.',
    action: <Button render={<Link href="#shop" />}>ინტერნეტმაღაზიაში დაბრუნება</Button>,
  },
};
