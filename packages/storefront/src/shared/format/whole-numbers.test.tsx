import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeDate } from './whole-date.tsx';

it.each([
  ['Ends on 01-11-2026, at night.', '01-11-2026', 'Ends on |01-11-2026|, at night.'],
  ['01-11-2026', '01-11-2026', '|01-11-2026|'],
  ['Ended.', '', 'Ended.'],
])('LANG-6 a date in a message is one piece, and the message as it was: %s', (text, date, pieces) => {
  const { container } = render(<WholeDate text={text} date={date} />);
  expect(container.textContent).toBe(text);
  expect(
    [...container.childNodes]
      .map((node) => (node instanceof Element ? `|${node.textContent}|` : node.textContent))
      .join(''),
  ).toBe(pieces);
});
