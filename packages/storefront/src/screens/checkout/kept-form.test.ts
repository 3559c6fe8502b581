import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testAddress, testOrder } from '../../testing/test-order.ts';
import { firstForm } from './checkout-form.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';

const data = {
  order: testOrder(),
  addresses: [testAddress()],
  provinces: [],
  payments: [],
  coupons: null,
  last: null,
  member: null,
};
const first = firstForm(data, testCountry());
const placed = { pk: 71, status: 'awaiting_payment' } as const;
const filled = {
  ...first,
  comment: 'Ring twice',
  delivery: 'pickup',
  coupon: '2222-AAAA',
  couponTyped: '3333',
  drafts: { new: { ...first.entry, street: 'Pier' } },
  save: false,
};

describe('what was filled in at the checkout', () => {
  it('CHK-2 comes back as it was, for the same order', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, filled);
    expect(keptForm(storage, placed, first)).toEqual(filled);
  });

  it('CHK-7 a box ticked before comes back empty', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, { ...filled, agreements: ['distance-sales'] });
    expect(keptForm(storage, placed, first)).toEqual(filled);
    expect(storage.read('checkout')).not.toContain('distance-sales');
  });

  it('CHK-2 is taken for the order that a changed cart makes, not for another one that was placed', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, filled);
    expect(keptForm(storage, { pk: 72, status: 'draft' }, first)).toEqual(filled);
    expect(keptForm(storage, { pk: 72, status: 'awaiting_payment' }, first)).toBe(first);
  });

  it('is gone after it was forgotten', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, filled);
    forgetForm(storage);
    expect(keptForm(storage, placed, first)).toBe(first);
  });

  it.each([
    'no json',
    'null',
    '[]',
    '{"orderId":71}',
    '{"orderId":71,"form":null}',
    '{"orderId":71,"form":{"entry":5,"drafts":[7],"agreements":["x"],"comment":7}}',
  ])('survives what strangers wrote into the storage: %s', (text) => {
    expect(keptForm(memoryStorage(new Map([['checkout', text]])), placed, first)).toEqual(first);
  });
});
