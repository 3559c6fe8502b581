import { answer } from '@caravan/storefront/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOrders } from './sample-order.ts';
import { hasHeading, reading, screens, type ScreenProps } from './screen.tsx';

const firstTime = { 'GET order/order/': { results: [], count: 0 } };
const withoutAddress = { ...firstTime, 'GET users/address/': [] };

const meta = {
  title: 'Screens/Checkout',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/checkout', member: true, order: sampleOrders.draft, answers: firstTime },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SavedAddress: Story = {};
export const LikeLastTime: Story = { args: { answers: {} } };
export const FirstOrder: Story = { args: { answers: withoutAddress } };
/** What is missing is told above the form and beside its fields. */
export const Incomplete: Story = {
  args: { answers: withoutAddress },
  play: async (context) => {
    await hasHeading(context);
    const { canvas, canvasElement } = context;
    await canvas.findAllByRole('radio', {}, { timeout: 10_000 });
    const place = canvasElement.querySelector<HTMLElement>(
      'form button[type=submit], button[type=submit][form]',
    );
    if (!place) throw new Error('nothing places the order');
    await userEvent.click(place);
    const [wrong] = await canvas
      .findAllByRole('textbox', { hidden: true })
      .then((fields) => fields.filter((field) => field.getAttribute('aria-invalid') === 'true'));
    await expect(wrong).toBeVisible();
  },
};
export const DeliveriesUnreachable: Story = {
  args: { answers: { ...firstTime, [`GET order/order/${sampleOrders.draft}/deliveries/`]: undefined } },
};
export const Unreachable: Story = {
  args: { answers: { [`GET order/order/${sampleOrders.draft}/`]: undefined } },
};
export const ServerFails: Story = {
  args: {
    answers: {
      ...firstTime,
      [`GET order/order/${sampleOrders.draft}/payments/`]: answer(500, { detail: '', code: 'internal' }),
    },
  },
};
