import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hasHeading, reading, screens, type ScreenProps } from './screen.tsx';

const meta = {
  title: 'Screens/Registration',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/register/forever-business-owner' },
  ...screens,
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BusinessOwner: Story = {};
export const Customer: Story = { args: { path: '/register/new-customer' } };
export const FromAnotherCountry: Story = { args: { path: '/register/foreign-fbo' } };
/** What is missing is told above the form and beside its fields. */
export const Incomplete: Story = {
  play: async (context) => {
    await hasHeading(context);
    const { canvasElement } = context;
    canvasElement.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid=true]')).toBeVisible());
  },
};
export const Unreachable: Story = { args: { answers: { 'GET provinces/': undefined } } };
