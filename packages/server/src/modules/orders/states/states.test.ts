import type { OrderStatus } from '@caravan/contract';
import { describe, expect, it } from 'vitest';
import { checkStates, holdsStock, mayBecome, statuses, transitions } from './states.ts';
import { makeOrderCode } from '../order-code.ts';

const plainWay: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['draft', 'awaiting_payment'],
  ['awaiting_payment', 'paid'],
  ['paid', 'shipped'],
  ['shipped', 'delivered'],
  ['draft', 'confirmed'],
  ['confirmed', 'shipped'],
  ['awaiting_payment', 'expired'],
  ['awaiting_payment', 'cancelled'],
  ['paid', 'cancelled'],
  ['expired', 'paid'],
  ['expired', 'paid_review'],
  ['shipped', 'refused'],
  ['delivered', 'returned'],
  ['returned', 'refunded'],
  ['refused', 'refunded'],
  ['cancelled', 'refunded'],
];

const never: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['draft', 'paid'],
  ['paid', 'awaiting_payment'],
  ['paid', 'expired'],
  ['confirmed', 'expired'],
  ['delivered', 'shipped'],
  ['shipped', 'cancelled'],
  ['cancelled', 'awaiting_payment'],
  ['expired', 'awaiting_payment'],
  ['paid', 'refunded'],
  ['delivered', 'refunded'],
  ['delivered', 'refused'],
  ['refunded', 'paid'],
  ['returned', 'delivered'],
];

describe('the table of states', () => {
  it.each(plainWay)('ORD-1 %s may become %s', (from, to) => expect(mayBecome(from, to)).toBe(true));
  it.each(never)('ORD-1 %s never becomes %s', (from, to) => expect(mayBecome(from, to)).toBe(false));

  it('ORD-1 is examined at start', () => {
    expect(() => checkStates()).not.toThrow();
    expect(() => checkStates({ ...transitions, paid: [], confirmed: [] })).toThrow(
      'No way leads to the order state shipped, delivered, refused, returned',
    );
    expect(() => checkStates({ ...transitions, paid: ['paid', 'shipped'] })).toThrow('paid follows itself');
    expect(() => checkStates({ ...transitions, refunded: ['draft'] })).toThrow('refunded');
  });

  it('SRV-4 an order that ended holds nothing', () => {
    expect(statuses.filter((status) => !holdsStock[status])).toEqual([
      'draft',
      'paid_review',
      'cancelled',
      'expired',
    ]);
  });
});

describe('an order code', () => {
  it('ORD-4 has prefix, local year and six letters that are easy to say', () => {
    let next = 0;
    const ids = { number: (below: number) => (next += 7) % below };
    const facts = { orderPrefix: 'XX', timeZone: 'Asia/Bishkek' };
    // 20:00 UTC on New Year's Eve is already the new year six hours to the east.
    expect(makeOrderCode(facts, new Date('2026-12-31T20:00:00Z'), ids)).toMatch(/^XX-27-[A-Z2-9]{6}$/);
    const codes = Array.from({ length: 300 }, () =>
      makeOrderCode(facts, new Date('2026-06-01T00:00:00Z'), ids),
    ).join('');
    expect(codes.replaceAll('XX-26-', '')).not.toMatch(/[0O1ILU]/);
  });
});
