import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FittedInput, type FittedInputProps } from './fitted-input.tsx';

const phone = String.raw`{+\9\9\6} 000 000 000`;
const card = '0000 0000 0000 0000';

const meta = {
  title: 'Forms/FittedInput',
  component: FittedInput,
  args: {
    label: 'Телефон',
    hint: '+996 555 123 456',
    inputMode: 'tel',
    masks: [phone],
    fit: (typed) => (/^(?:\+|\+99?|\+996[\d\s]*|[\d\s]*)$/.test(typed) && typed.length < 17 ? phone : null),
    value: '',
    onChange: () => {},
    readDigits: (typed) => typed,
  },
  render: function Text({ value, ...rest }: FittedInputProps) {
    const [text, setText] = useState(value);
    return <FittedInput {...rest} value={text} onChange={setText} />;
  },
} satisfies Meta<typeof FittedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('555123456');
    await expect(canvas.getByRole('textbox')).toHaveValue('+996 555 123 456');
  },
};
export const OfAnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+90 532 123 45 67');
    await expect(canvas.getByRole('textbox')).toHaveValue('+90 532 123 45 67');
  },
};
export const Card: Story = {
  args: {
    label: 'Номер карты',
    hint: undefined,
    inputMode: 'numeric',
    masks: [card],
    fit: (typed) => (/^[\d\s]{0,19}$/.test(typed) ? card : null),
    value: '4111 1111 1111 1111',
    trailing: 'Visa',
  },
};
export const Invalid: Story = {
  args: { value: '+996 555', error: 'В номере 9 цифр после +996, здесь 3' },
};
export const Disabled: Story = { args: { value: '+996 555 123 456', disabled: true } };
export const RightToLeft: Story = {
  args: { value: '+996 555 123 456' },
  parameters: { direction: 'rtl' },
};
