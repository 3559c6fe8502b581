import type { DeliveryMethod, PaymentMethod } from '@caravan/contract';
import type { Answers } from './network.ts';
import { testAddress, testOrder, unpaidOrder } from './test-order.ts';

export const courier: DeliveryMethod = {
  slug: 'courier',
  name: 'Courier',
  kind: 'courier',
  fee: '20.00',
  description: '2–4 days',
};

export const pickup: DeliveryMethod = {
  slug: 'pickup',
  name: 'Pickup',
  kind: 'pickup',
  fee: '0.00',
  description: 'At our office.',
  hours: 'Mon–Sat 11:00–17:00',
};

/** A way to pay without a fee. */
export const paymentMethod = (slug: string, name: string): PaymentMethod => ({
  slug,
  name,
  paymentPercent: 0,
  paymentFee: '0.00',
  description: '',
});

/** What the server says at the checkout of order 71 to a member with one saved address who has not ordered yet. */
export const checkoutServer: Answers = {
  'GET order/order/71/': testOrder(),
  'GET order/order/71/payments/': [
    paymentMethod('card', 'Bank card'),
    paymentMethod('delivery-pay', 'On delivery'),
  ],
  'GET order/order/71/deliveries/': [courier, pickup],
  'GET order/order/': { results: [], count: 0 },
  'GET users/address/': [testAddress()],
  'GET provinces/': [
    { id: 1, name: 'North' },
    { id: 2, name: 'South' },
  ],
  'GET districts/1/': [
    { id: 11, name: 'Upper' },
    { id: 12, name: 'Lower' },
  ],
  'GET districts/2/': [{ id: 21, name: 'Coast' }],
  'PATCH order/order/71/payment-delivery/': unpaidOrder(),
};
