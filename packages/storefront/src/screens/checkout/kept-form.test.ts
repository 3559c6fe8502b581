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
    expect(keptForm(storage, 71, first)).toEqual(filled);
  });

  it('CHK-7 a box ticked before comes back empty', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, { ...filled, agreements: ['distance-sales'] });
    expect(keptForm(storage, 71, first)).toEqual(filled);
    expect(storage.read('checkout')).not.toContain('distance-sales');
  });

  it('is not taken for another order, nor after it was forgotten', () => {
    const storage = memoryStorage();
    keepForm(storage, 71, filled);
    expect(keptForm(storage, 72, first)).toBe(first);
    forgetForm(storage);
    expect(keptForm(storage, 71, first)).toBe(first);
  });

  it.each([
    'no json',
    'null',
    '[]',
    '{"orderId":71}',
    '{"orderId":71,"form":null}',
    '{"orderId":71,"form":{"entry":5,"drafts":[7],"agreements":["x"],"comment":7}}',
  ])('survives what strangers wrote into the storage: %s', (text) => {
    expect(keptForm(memoryStorage(new Map([['checkout', text]])), 71, first)).toEqual(first);
  });
});
