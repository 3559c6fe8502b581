import { toAsciiDigits } from '@caravan/i18n';
import { FittedInput } from '@caravan/ui/masked-input';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { dashedDate, dateFitting } from './date-fitting.ts';

const BirthDate = () => {
  const [text, setText] = useState('');
  return (
    <FittedInput
      label="Born"
      {...dateFitting}
      readDigits={toAsciiDigits}
      value={text}
      onChange={setText}
      onBlur={() => setText(dashedDate(text))}
    />
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Born');

it.each([
  ['15071985', '15-07-1985'],
  ['15-07-1985', '15-07-1985'],
  ['15.07.1985', '15-07-1985'],
  ['15/07/1985', '15-07-1985'],
  ['15 07 1985', '15-07-1985'],
  ['1.7.1985', '01-07-1985'],
  ['1.12.1985', '01-12-1985'],
  ['12/7/1985', '12-07-1985'],
  ['1985-07-15', '15-07-1985'],
  ['1985-7-15', '15-07-1985'],
  ['١٥.٠٧.١٩٨٥', '15-07-1985'],
  ['2007-1985', '20-07-1985'],
  ['150719850', '150719850'],
  ['15 July 1985', '15-July-1985'],
])('REG-3 PANEL-5 the date "%s", typed or pasted, is left as "%s"', async (text, seen) => {
  const { unmount } = render(<BirthDate />);
  await userEvent.type(field(), `${text}{Tab}`);
  expect(field().value).toBe(seen);
  unmount();
  render(<BirthDate />);
  await userEvent.click(field());
  await userEvent.paste(` ${text} `);
  await userEvent.tab();
  expect(field().value).toBe(seen);
});

it('REG-3 PANEL-5 a date has its dashes while it is typed', async () => {
  render(<BirthDate />);
  await userEvent.type(field(), '1.7.19');
  expect(field().value).toBe('1-7-19');
  await userEvent.clear(field());
  await userEvent.type(field(), '150719');
  expect(field().value).toBe('15-07-19');
});
