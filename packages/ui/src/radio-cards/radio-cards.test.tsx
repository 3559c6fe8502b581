import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'courier', title: 'Courier', note: '1–2 days', trailing: 'free', content: <p>To the door</p> },
  { value: 'pickup', title: 'Pick-up', content: <p>Mon–Sat</p> },
  { value: 'post', title: 'Post', disabled: true },
];

describeComponent('RadioCards', {
  element: ({ className }) => (
    <RadioCards legend="Delivery" options={options} value="courier" className={className} />
  ),
  found: { role: 'group', name: 'Delivery' },
  stops: ['input', 'input'],
});

const Choice = () => {
  const [value, setValue] = useState('');
  return (
    <RadioCards
      legend="Delivery"
      id="delivery"
      options={options}
      value={value}
      onChange={setValue}
      error="Choose one"
    />
  );
};

describe('RadioCards', () => {
  it('is chosen by a press on the card and shows what belongs to it', async () => {
    render(<Choice />);
    expect(screen.queryByText('Mon–Sat')).toBeNull();
    await userEvent.click(screen.getByText('Pick-up'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pick-up' }).checked).toBe(true);
    expect(screen.getByText('Mon–Sat')).toBeTruthy();
  });

  it('ties the error to the group, and an error summary can reach its first radio', () => {
    render(<Choice />);
    expect(screen.getByRole('group', { description: 'Choose one' })).toBeTruthy();
    expect(document.getElementById('delivery')).toBe(screen.getAllByRole('radio')[0]);
  });

  it('A11Y-1 an error summary leads to the radio that is chosen, and each radio says that it is wrong', () => {
    render(
      <RadioCards legend="Delivery" id="delivery" options={options} value="pickup" error="Not there today" />,
    );
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(document.getElementById('delivery')).toBe(radios.find(({ checked }) => checked));
    expect(radios.map((radio) => radio.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  });

  it('A11Y-1 without a choice it leads to the first that can be taken', () => {
    const [first, ...others] = options;
    render(
      <RadioCards
        legend="Delivery"
        id="delivery"
        options={[{ value: 'no', title: 'None', disabled: true }, ...(first ? [first] : []), ...others]}
      />,
    );
    expect(document.getElementById('delivery')).toBe(screen.getByRole('radio', { name: /^Courier/ }));
  });
});
