import { answer } from '@caravan/storefront/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasHeading, reading, sampleProduct, screens, withFacts, type ScreenProps } from './screen.tsx';

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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleProduct(loaded).name);
  },
};
export const Cart: Story = { args: { path: '/cart', member: true } };
export const EmptyCart: Story = {
  args: {
    path: '/cart',
    answers: (usual) => ({
      ...withFacts('GET order/cart/', { items: [], totalQuantity: 0 })(usual),
      ...withFacts('GET order/cart/short/', { items: [], totalQuantity: 0, subTotal: '0.00' })(usual),
    }),
  },
};
export const Unreachable: Story = {
  args: { path: '/e-shop', answers: { 'GET product/': undefined } },
};
export const Login: Story = { args: { path: '/login' } };
/** Nothing was imported yet. */
export const HomeWithoutWords: Story = {
  args: { answers: { 'GET page/home/': answer(404, { detail: '', code: 'not_found' }) } },
};
export const HomeOfMember: Story = { args: { member: true } };
export const Menu: Story = { args: { path: '/menu' } };
export const Categories: Story = { args: { path: '/e-shop/categories' } };
export const NothingFound: Story = {
  args: { path: '/e-shop?q=nothing', answers: { 'GET product/': { results: [], count: 0 } } },
};
export const UnknownProduct: Story = {
  args: {
    path: '/e-shop/999-gone',
    answers: { 'GET product/999/': answer(404, { detail: '', code: 'not_found' }) },
  },
};
