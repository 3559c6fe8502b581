import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrders } from './sample-order.ts';
import { reading, screens, type ScreenProps } from './screen.tsx';

const meta = {
  title: 'Screens/Payment',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/pay', member: true, order: sampleOrders.awaiting_payment },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the country takes cards: on this page, or at the bank. */
export const ByCard: Story = {};
/** The time for which the goods were held ran out. */
export const Over: Story = { args: { order: sampleOrders.expired } };
export const Unreachable: Story = {
  args: { answers: { [`GET order/order/${sampleOrders.awaiting_payment}/`]: undefined } },
};
export const Paid: Story = { args: { path: '/pay/success', order: sampleOrders.paid } };
export const ToBePaidAtTheDoor: Story = { args: { path: '/pay/success', order: sampleOrders.confirmed } };
export const PaidTooLate: Story = { args: { path: '/pay/success', order: sampleOrders.paid_review } };
export const BankIsAsked: Story = { args: { path: '/pay/success' } };
/** The order is none of this member's. */
export const UnknownOrder: Story = { args: { path: '/pay/success', order: undefined } };
export const ThanksToAVisitor: Story = { args: { path: '/pay/success', member: false } };
export const Failed: Story = { args: { path: '/pay/error' } };
export const FailedForAVisitor: Story = { args: { path: '/pay/error', member: false } };
