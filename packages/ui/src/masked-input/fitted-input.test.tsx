import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { FittedInput, type Fitting } from './fitted-input.tsx';

const readDigits = (typed: string) =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
const phone = String.raw`{+\9\9\6} 000 000`;
const phones: Fitting = {
  masks: [phone],
  fit: (typed) => (/^(?:\+|\+99?|\+996[\d\s]*|[\d\s]*)$/.test(typed) && typed.length < 14 ? phone : null),
};

describeComponent('FittedInput', {
  element: ({ className }) => (
    <FittedInput
      label="Phone"
      {...phones}
      className={className}
      value=""
      onChange={() => {}}
      readDigits={readDigits}
    />
  ),
  found: { role: 'textbox', name: 'Phone' },
  stops: ['input'],
});

const Form = ({ start = '' }: { start?: string }) => {
  const [text, setText] = useState(start);
  return (
    <>
      <FittedInput label="Phone" {...phones} value={text} onChange={setText} readDigits={readDigits} />
      <output>{text}</output>
    </>
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Phone');

describe('FittedInput', () => {
  it.each([
    ['555123', '+996 555 123'],
    ['+996555123', '+996 555 123'],
    ['٥٥٥١٢٣', '+996 555 123'],
    ['+905321234567', '+905321234567'],
    ['call me', 'call me'],
    ['555x', '555x'],
  ])('PANEL-5 "%s" typed or pasted stands as "%s": grouped if it fits, whole if not', async (text, seen) => {
    const { unmount } = render(<Form />);
    await userEvent.type(field(), text);
    expect([field().value, screen.getByRole('status').textContent]).toEqual([seen, seen]);
    unmount();
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect([field().value, screen.getByRole('status').textContent]).toEqual([seen, seen]);
  });

  it.each(['+996 555 123', '+905321234567', 'abc'])('shows "%s" that comes from outside', (text) => {
    render(<Form start={text} />);
    expect(field().value).toBe(text);
  });

  it('is emptied, and mended in the middle', async () => {
    render(<Form start="+996 555 123" />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}4');
    expect(field().value).toBe('+996 555 124');
    await userEvent.clear(field());
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
