import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasHeading, reading, sampleProduct, screens, type ScreenProps } from './screen.tsx';

const express = '/e-shop/express';

/** Pastes a list: one that is known, one of too many, one that is nobody’s. */
const pasteList: Story['play'] = async (context) => {
  await hasHeading(context);
  const { canvasElement, loaded } = context;
  const { productCode: code } = sampleProduct(loaded);
  const first = canvasElement.querySelector<HTMLInputElement>('[data-code]');
  if (!first) throw new Error('There is no row.');
  await userEvent.click(first);
  await userEvent.paste(`${code}\t2\n${code}\t999\n000000\t1\n${code}\tmany`);
  await waitFor(() => expect(canvasElement.querySelector('main li [aria-invalid=true]')).toBeVisible());
};

const meta = {
  title: 'Screens/Saved and express order',
  tags: ['wide', '!autodocs'],
  args: { ...reading, path: '/saved', member: true },
  ...screens,
  // The one screen that keeps what was typed in the tab itself.
  beforeEach: () => () => sessionStorage.removeItem('expressOrder'),
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const NothingSaved: Story = { args: { answers: { 'GET users/saved/': [] } } };
export const SavedUnreachable: Story = { args: { answers: { 'GET users/saved/': undefined } } };
export const Express: Story = { args: { path: express } };
export const ExpressChecked: Story = { args: { path: express }, play: pasteList };
