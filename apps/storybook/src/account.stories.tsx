import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '@caravan/storefront/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasHeading, reading, screens, type ScreenProps } from './screen.tsx';

const confirm = 'POST password/reset/confirm/';
const mailed = '/password/reset/abc';

const check = 'POST password/reset/check/';
const open = { [check]: { fboId: '996000000003', first: false } };

/** Types a new password and sends it. */
const sendPassword: Story['play'] = async (context) => {
  await hasHeading(context);
  const { canvasElement } = context;
  const fields = canvasElement.querySelectorAll<HTMLInputElement>('main input[autocomplete=new-password]');
  for (const field of fields) await userEvent.type(field, 'aloe-Vera-2026');
  canvasElement.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull());
};

const meta = {
  title: 'Screens/Account',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/password/change' },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangePassword: Story = { args: { member: true } };
export const ForgottenPassword: Story = { args: { path: '/login?view=forgot' } };
export const NewPassword: Story = { args: { path: mailed, answers: open } };
/** What is missing is told above the form and beside its fields. */
export const Incomplete: Story = {
  args: { path: mailed, answers: open },
  play: async (context) => {
    await hasHeading(context);
    const { canvasElement } = context;
    canvasElement.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeVisible());
  },
};
export const PasswordChanged: Story = {
  args: { path: mailed, answers: { ...open, [confirm]: answer(204) } },
  play: sendPassword,
};
/** The link was used before, or is too old. */
export const LinkIsOver: Story = {
  args: {
    path: mailed,
    answers: {
      [check]: answer(400, { token: ['This link has expired. Ask for a new one.'], code: 'invalid' }),
    },
  },
};
export const NewsEnded: Story = { args: { path: '/unsubscribe/success' } };
export const NewsNotEnded: Story = { args: { path: '/unsubscribe/failed' } };
export const StockMailConfirmed: Story = { args: { path: '/mails/stock-confirmed' } };
