import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { MaskedInput } from './masked-input.tsx';

/** Stands for the one of `@caravan/i18n`, which is on a higher floor. */
const readDigits = (typed: string) =>
  typed.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

describeComponent('MaskedInput', {
  element: (props) => (
    <MaskedInput
      {...props}
      label="Member ID"
      mask="000-000-000-000"
      value=""
      onChange={() => {}}
      readDigits={readDigits}
    />
  ),
  refTag: 'input',
  found: { role: 'textbox', name: 'Member ID' },
  stops: ['input'],
});

const Form = ({ mask }: { mask: string }) => {
  const [digits, setDigits] = useState('');
  return (
    <>
      <MaskedInput label="Number" {...{ mask, readDigits }} value={digits} onChange={setDigits} />
      <output>{digits}</output>
      <button onClick={() => setDigits('123')}>Fill</button>
    </>
  );
};

describe('MaskedInput', () => {
  it.each(['996000000001', '996-000-000-001', ' 996 000 000 001 '])(
    'PANEL-5 pasting "%s" gives the same id',
    async (text) => {
      render(<Form mask="000-000-000-000" />);
      const field = screen.getByLabelText<HTMLInputElement>('Number');
      await userEvent.click(field);
      await userEvent.paste(text);
      expect(screen.getByRole('status').textContent).toBe('996000000001');
      expect(field.value).toBe('996-000-000-001');
    },
  );

  it.each(['96', '٩٦', '996-000-000-001'])(
    'PANEL-5 "%s" typed into the served field stays, and typing goes on after it',
    async (typed) => {
      const home = document.body.appendChild(document.createElement('div'));
      home.innerHTML = renderToString(<Form mask="000-000-000-000" />);
      const field = home.querySelector('input')!;
      field.value = typed;
      const digits = readDigits(typed).replaceAll('-', '');
      const { unmount } = render(<Form mask="000-000-000-000" />, { container: home, hydrate: true });
      expect(screen.getByRole('status').textContent).toBe(digits);
      await userEvent.type(field, '4');
      expect(screen.getByRole('status').textContent).toBe(`${digits}4`.slice(0, 12));
      unmount();
      home.remove();
    },
  );

  it('PANEL-5 a phone is shown in groups while its digits go out', async () => {
    render(<Form mask="(000)-000-00-00" />);
    await userEvent.type(screen.getByLabelText('Number'), '7011234567');
    expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('(701)-123-45-67');
    expect(screen.getByRole('status').textContent).toBe('7011234567');
  });

  it.each(['٩٩٦٠٠٠٠٠٠٠٠١', '٩٩٦-٠٠٠-٠٠٠-001'])(
    'PANEL-5 %s typed or pasted gives ASCII digits',
    async (text) => {
      const { unmount } = render(<Form mask="000-000-000-000" />);
      await userEvent.type(screen.getByLabelText('Number'), text);
      expect(screen.getByRole('status').textContent).toBe('996000000001');
      unmount();
      render(<Form mask="000-000-000-000" />);
      await userEvent.click(screen.getByLabelText('Number'));
      await userEvent.paste(text);
      expect(screen.getByRole('status').textContent).toBe('996000000001');
      expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('996-000-000-001');
    },
  );

  it('Backspace goes over a dash', async () => {
    render(<Form mask="000-000-000-000" />);
    const field = screen.getByLabelText<HTMLInputElement>('Number');
    await userEvent.type(field, '9960');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(screen.getByRole('status').textContent).toBe('99');
  });

  it('shows digits that come from outside', async () => {
    render(<Form mask="000-000" />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('123');
  });
});
