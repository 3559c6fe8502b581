import type { OrderStatus } from '@caravan/contract';
import { expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const at = '2026-11-21T06:00:00Z';
const steps = (been: readonly OrderStatus[], pickupNameSurname: string | null = null) =>
  orderSteps({
    status: been.at(-1) ?? 'draft',
    history: (['draft', ...been] as const).map((status) => ({ status, at })),
    pickupNameSurname,
  }).map(({ status, state }) => `${state} ${status}`);

it.each<readonly [readonly OrderStatus[], readonly string[]]>([
  [['awaiting_payment'], ['current awaiting_payment', 'next paid', 'next shipped', 'next delivered']],
  [
    ['awaiting_payment', 'paid'],
    ['done awaiting_payment', 'current paid', 'next shipped', 'next delivered'],
  ],
  [['confirmed'], ['current confirmed', 'next shipped', 'next delivered']],
  [
    ['confirmed', 'shipped'],
    ['done confirmed', 'current shipped', 'next delivered'],
  ],
  [
    ['confirmed', 'shipped', 'delivered'],
    ['done confirmed', 'done shipped', 'done delivered'],
  ],
  [
    ['awaiting_payment', 'expired'],
    ['done awaiting_payment', 'done expired'],
  ],
  [
    ['paid', 'shipped', 'delivered', 'returned'],
    ['done paid', 'done shipped', 'done delivered', 'done returned'],
  ],
])('ORD-9 %j: %j', (been, told) => expect(steps(been)).toEqual(told));

it('ORD-9 what is collected is not sent', () =>
  expect(steps(['paid'], 'Ada')).toEqual(['current paid', 'next delivered']));
