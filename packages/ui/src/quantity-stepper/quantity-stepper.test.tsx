import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const words = {
  label: 'Quantity',
  decreaseLabel: 'Decrease quantity',
  increaseLabel: 'Increase quantity',
  readDigits: (typed: string) => typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf)),
};

describeComponent('QuantityStepper', {
  element: (props) => <QuantityStepper {...props} {...words} value={1} onChange={() => {}} />,
  refTag: 'input',
  found: { role: 'spinbutton', name: 'Quantity' },
  stops: ['button', 'input', 'button'],
});

const Counted = ({ start, ...rest }: Partial<QuantityStepperProps> & { start: number }) => {
  const [value, setValue] = useState(start);
  return <QuantityStepper {...words} {...rest} value={value} onChange={setValue} />;
};
const number = () => screen.getByRole<HTMLInputElement>('spinbutton');

describe('QuantityStepper', () => {
  it.each([
    ['{ArrowUp}', '4'],
    ['{ArrowDown}', '2'],
    ['{Home}', '1'],
    ['{End}', '5'],
    ['4{Enter}', '4'],
    ['99{Tab}', '5'],
    ['0{Enter}', '1'],
    ['{Backspace}{Tab}', '3'],
    ['2a{Enter}', '3'],
    ['2.5{Enter}', '3'],
    ['1e3{Tab}', '3'],
    ['٤{Enter}', '4'],
    ['-2{Enter}', '1'],
  ])('%s leads from 3, of 1 to 5, to %s', async (keys, result) => {
    render(<Counted start={3} max={5} />);
    await userEvent.click(number());
    await userEvent.keyboard(keys);
    expect(number().value).toBe(result);
  });

  it('stops at the largest, says why, and keeps the focus', async () => {
    const refused = vi.fn();
    render(<Counted start={2} max={3} increaseReason="Only 3 left" onRefused={refused} />);
    const more = screen.getByRole('button', { name: 'Increase quantity' });
    await userEvent.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(number().value).toBe('3');
    expect(refused.mock.calls).toEqual([['max']]);
    expect(document.activeElement).toBe(more);
    expect(screen.getByRole('button', { description: 'Only 3 left' })).toBe(more);
  });

  it.each([
    ['0', 'min'],
    ['-1', 'min'],
    ['99', 'max'],
    ['2.5', 'whole'],
    ['-', 'whole'],
  ])('tells why %s is refused: %s', async (typed, why) => {
    const refused = vi.fn();
    render(<Counted start={3} max={5} onRefused={refused} />);
    await userEvent.click(number());
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(refused.mock.calls).toEqual([[why]]);
  });

  it('has no largest unless given one', async () => {
    render(<Counted start={3} />);
    await userEvent.click(number());
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(number().value).toBe('4');
    expect(number().hasAttribute('aria-valuemax')).toBe(false);
  });

  it('A11Y-1 is named once: no group round it says the same', () => {
    render(<Counted start={3} />);
    expect(document.querySelectorAll('[aria-label="Quantity"]')).toHaveLength(1);
    expect(number().getAttribute('aria-label')).toBe('Quantity');
  });
});
