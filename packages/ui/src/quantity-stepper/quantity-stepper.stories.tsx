import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Количество',
    decreaseLabel: 'Уменьшить количество',
    increaseLabel: 'Увеличить количество',
    value: 2,
    onChange: () => {},
    readDigits: (typed) => typed,
    onRefused: fn(),
  },
  render: function Count({ value, ...rest }: QuantityStepperProps) {
    const [count, setCount] = useState(value);
    return <QuantityStepper {...rest} value={count} onChange={setCount} />;
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Small: Story = { args: { size: 's' } };
export const AtTheLimit: Story = {
  args: { value: 3, max: 3, increaseReason: 'Разовый лимит: не больше 3 в одном заказе' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить количество' }));
    await expect(args.onRefused).toHaveBeenCalledWith('max');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
  },
};
export const AtTheSmallest: Story = { args: { value: 1 } };
export const Large: Story = { args: { value: 9999 } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
