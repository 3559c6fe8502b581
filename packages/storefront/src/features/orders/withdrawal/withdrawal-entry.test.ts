import type { Order } from '@caravan/contract';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../../testing/test-order.ts';
import { withdrawableLines } from './withdrawable-lines.ts';
import { emptyWithdrawal, isChosen, withdrawalBody } from './withdrawal-entry.ts';

const gift = { code: '9', quantity: 1, unitPrice: 0, unitCc: 0, gift: true, name: 'Tote Bag' };
const bought = [
  { code: '1', name: 'Aloe gel', quantity: 5 },
  { code: '2', name: 'Hand cream', quantity: 1 },
  gift,
];
const sentBack = (state: 'requested' | 'received', productCode: string, quantity: number) => ({
  at: '2026-11-25T06:00:00Z',
  state,
  reason: '',
  lines: [{ productCode, quantity }],
});
const order = (returns?: Order['returns']) => testOrder({ ...(returns && { returns }) }, bought);
/** An order of five and one of whose five so many were never sent, and not the one. */
const unsent = (units: number, returns?: Order['returns']): Order => {
  const { details, ...more } = order(returns);
  const missing: Readonly<Record<string, number>> = { '1': units, '2': 1 };
  return {
    ...more,
    details: details.map((line) => ({ ...line, ...(missing[line.code] && { notSent: missing[line.code] }) })),
  };
};
const left = (of: Order) => withdrawableLines(of).map(({ code, left: units }) => [code, units]);

describe('what may still be withdrawn from', () => {
  it.each<[string, Order, (string | number)[][]]>([
    [
      'all that was bought, and no gift',
      order(),
      [
        ['1', 5],
        ['2', 1],
      ],
    ],
    [
      'not what has come back',
      order([sentBack('received', '1', 2)]),
      [
        ['1', 3],
        ['2', 1],
      ],
    ],
    ['nor what was never sent', unsent(2), [['1', 3]]],
    ['not even once more of it came back', unsent(2, [sentBack('received', '1', 3)]), []],
    ['nor what is declared', order([sentBack('requested', '2', 1)]), [['1', 5]]],
    [
      'every return counted',
      order([sentBack('received', '1', 2), sentBack('requested', '1', 3)]),
      [['2', 1]],
    ],
  ])('API-73 is %s', (_name, of, expected) => expect(left(of)).toEqual(expected));
});

describe('what a withdrawal sends', () => {
  it.each([
    ['nothing but the wish for the whole order', emptyWithdrawal, order(), {}],
    [
      'the reason without its edges',
      { ...emptyWithdrawal, reason: '  Too many ' },
      order(),
      { reason: 'Too many' },
    ],
    [
      'what is left, once something has gone back',
      emptyWithdrawal,
      order([sentBack('received', '1', 2)]),
      {
        lines: [
          { productCode: '1', quantity: 3 },
          { productCode: '2', quantity: 1 },
        ],
      },
    ],
    [
      'the products that are ticked',
      { whole: false, units: { '1': 2 }, reason: '' },
      order(),
      { lines: [{ productCode: '1', quantity: 2 }] },
    ],
    [
      'none of another order or one that has gone back since',
      { whole: false, units: { '1': 2, '2': 1, '715': 1 }, reason: '' },
      order([sentBack('received', '2', 1)]),
      { lines: [{ productCode: '1', quantity: 2 }] },
    ],
  ])('API-73 is %s', (_name, entry, of, body) => expect(withdrawalBody(entry, of)).toEqual(body));

  it('API-73 needs a product when it is not the whole order', () => {
    expect(isChosen(emptyWithdrawal)).toBe(true);
    expect(isChosen({ ...emptyWithdrawal, whole: false })).toBe(false);
  });
});
