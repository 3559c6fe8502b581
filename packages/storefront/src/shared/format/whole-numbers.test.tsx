import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeNumbers } from './whole-numbers.tsx';

it.each([
  ['Ends on 01-11-2026, at night.', 'Ends on |01-11-2026,| at night.'],
  ['01-11-2026', '|01-11-2026|'],
  ['From 01-11-2026 12:30 to 02-11-2026.', 'From |01-11-2026 12:30| to |02-11-2026.|'],
  ['Coupon 6FGZ-5T43, Anna 995-000-000-003', 'Coupon |6FGZ-5T43,| Anna |995-000-000-003|'],
  ['+7 (701)-123-45-67', '+7 |(701)-123-45-67|'],
  ['A well-known name – ended.', 'A well-known name – ended.'],
  ['', ''],
])(
  'LANG-6 a date with its time, or a code, in a message is one piece, and the message as it was: %s',
  (text, pieces) => {
    const { container } = render(<WholeNumbers text={text} />);
    expect(container.textContent).toBe(text);
    expect(
      [...container.childNodes]
        .map((node) => (node instanceof Element ? `|${node.textContent}|` : node.textContent))
        .join(''),
    ).toBe(pieces);
  },
);

it('ORD-2 an address of mail may go on in the next line before its @, a code goes there as a whole, and both are read as they are', () => {
  const text = 'KZ-26-784WBF: natalya.kovaleva@example.com';
  const { container } = render(<WholeNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('span')?.textContent).toBe('KZ-26-784WBF:');
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.com');
});
