import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

const meta = {
  title: 'Forms/MaskedInput',
  component: MaskedInput,
  args: {
    label: 'Номер участника',
    hint: '12 цифр с карты участника',
    mask: '000-000-000-000',
    value: '',
    onChange: () => {},
    readDigits: (typed) => typed,
  },
  render: function Number({ value, ...rest }: MaskedInputProps) {
    const [digits, setDigits] = useState(value);
    return (
      <>
        <MaskedInput {...rest} value={digits} onChange={setDigits} />
        <p data-testid="digits">{digits}</p>
      </>
    );
  },
} satisfies Meta<typeof MaskedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 996 000 000 001 ');
    await expect(canvas.getByRole('textbox')).toHaveValue('996-000-000-001');
    await expect(canvas.getByTestId('digits')).toHaveTextContent('996000000001');
  },
};
export const Phone: Story = {
  args: { label: 'Телефон', hint: undefined, mask: '(000)-000-00-00', value: '7011234567' },
};
export const Invalid: Story = { args: { value: '996000', error: 'В номере 12 цифр, здесь 6' } };
export const ArabicDigits: Story = {
  args: {
    readDigits: (typed) => typed.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٩٦٤٠٠٠٠٠٠٠٠١');
    await expect(canvas.getByRole('textbox')).toHaveValue('964-000-000-001');
  },
};
export const Disabled: Story = { args: { value: '996000000001', disabled: true } };
export const RightToLeft: Story = { args: { value: '996000000001' }, parameters: { direction: 'rtl' } };
