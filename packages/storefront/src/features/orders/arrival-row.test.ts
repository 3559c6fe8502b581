import type { OrderStatus } from '@caravan/contract';
import { createI18n } from '@caravan/i18n';
import { expect, it } from 'vitest';
import { arrivalRow } from './arrival-row.ts';

const order = { arrives: { from: '2026-12-01', to: '2026-12-03' }, pickupNameSurname: null };
const i18n = createI18n('en', {
  'arrival.day-of-arrival': 'Arrives',
  'arrival.ready-on': 'Ready',
  'arrival.day': 'a day',
  'arrival.days': 'some days',
});
const say = i18n._.bind(i18n);

it.each<OrderStatus>(['awaiting_payment', 'confirmed', 'paid', 'paid_review', 'shipped'])(
  'DLV-6 the promised days are told while an order is to come: %s',
  (status) => {
    expect(arrivalRow({ ...order, status }, say)?.term).toBe('Arrives');
    expect(arrivalRow({ ...order, status, pickupNameSurname: 'Aigul' }, say)?.term).toBe('Ready');
    expect(arrivalRow({ status, pickupNameSurname: null }, say)).toBeNull();
  },
);

it.each<OrderStatus>(['delivered', 'cancelled', 'expired', 'refused', 'returned', 'refunded'])(
  'DLV-6 nothing is promised of an order that has come or never will: %s',
  (status) => {
    expect(arrivalRow({ ...order, status }, say)).toBeNull();
  },
);
