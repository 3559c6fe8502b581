import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasHeading, reading, sampleName, screens, type ScreenProps } from './screen.tsx';

const meta = {
  title: 'Screens/Shop',
  tags: ['wide', '!autodocs'],
  args: { path: '/', ...reading },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const List: Story = { args: { path: '/e-shop' } };
export const Product: Story = {
  args: { path: '/e-shop/1-product-1' },
  play: async ({ canvas, loaded }) => {
    await hasHeading({ canvas });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleName(loaded));
  },
};
export const Cart: Story = { args: { path: '/cart', member: true } };
export const EmptyCart: Story = {
  args: {
    path: '/cart',
    answers: { 'GET order/cart/short/': { totalQuantity: 0, items: [], subTotal: '0', currency: 'KGS' } },
  },
};
export const Unreachable: Story = {
  args: { path: '/e-shop', answers: { 'GET product/': undefined } },
};
export const Login: Story = { args: { path: '/login' } };
export const Orders: Story = { args: { path: '/order-history', member: true } };
