import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '@caravan/storefront/testing';
import { sampleOrders } from './sample-order.ts';
import { reading, screens, type ScreenProps } from './screen.tsx';

const none = { 'GET order/order/': { results: [], count: 0 } };
const pathOf = (status: keyof typeof sampleOrders): string => `/order-history/${sampleOrders[status]}`;

const meta = {
  title: 'Screens/Orders',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/order-history', member: true },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {};
export const NoOrders: Story = { args: { answers: none } };
export const NothingFound: Story = {
  args: { path: '/order-history?status=delivered&period=year', answers: none },
};
export const Unreachable: Story = { args: { answers: { 'GET order/order/': undefined } } };
export const ToBePaid: Story = { args: { path: pathOf('awaiting_payment') } };
/** But for one unit, which was gone when the late payment was accepted. */
export const OnItsWay: Story = { args: { path: pathOf('shipped') } };
export const Delivered: Story = { args: { path: pathOf('delivered') } };
/** Some goods came back, and their money is on its way. */
export const Returned: Story = { args: { path: pathOf('returned') } };
export const PaidTooLate: Story = { args: { path: pathOf('paid_review') } };
export const UnknownOrder: Story = {
  args: {
    path: '/order-history/999',
    answers: { 'GET order/order/999/': answer(404, { detail: '', code: 'not_found' }) },
  },
};
