import type { Address, ListedOrder, Order } from '@caravan/contract';
import { testCart, type CartFacts } from './cart-server.ts';

const when = '2026-11-21T06:00:00Z';

/** An order of a supervisor as the API sends it: a draft of these lines unless facts say otherwise. */
export const testOrder = (
  facts: Partial<Order> = {},
  lines: readonly CartFacts[] = [{ code: '1', quantity: 5 }],
): Order => {
  const { items, totals } = testCart(lines);
  return {
    pk: 71,
    code: 'XX-26-7F3K2Q',
    status: 'draft',
    createdAt: when,
    payDate: null,
    currency: 'XXD',
    address1: null,
    province: null,
    district: null,
    recipientName: null,
    phone: null,
    email: null,
    appliedDiscount: totals.discountPercent,
    discountAmount: totals.discount,
    ccSum: totals.totalCc,
    deliveryFee: null,
    deliveryType: null,
    deliveryName: null,
    details: items,
    paymentFee: '0.00',
    paymentPercent: 0,
    payment: null,
    paymentName: null,
    paymentData: null,
    pickupNameSurname: null,
    pickupPhone: null,
    subTotal: totals.subTotal,
    additionalTax: totals.additionalTax,
    total: totals.total,
    comment: '',
    owner: { fboId: '999-000-000-003', name: 'Aigul Asanova', level: 'supervisor', phone: null, email: null },
    billedTo: null,
    history: [{ status: 'draft', at: when }],
    reservedUntil: null,
    ...facts,
  };
};

/** An order as a list has it. */
export const listedOrder = (facts: Partial<ListedOrder> = {}): ListedOrder => {
  const { details, ...order } = testOrder();
  const first = details.map(({ productName, photo }) => ({ productName, photo }));
  return { ...order, goods: { lines: first.length, units: 5, first }, ...facts };
};

/** A placed order that waits for the bank. */
export const unpaidOrder = (facts: Partial<Order> = {}): Order =>
  testOrder({
    status: 'awaiting_payment',
    payment: 'card',
    paymentName: 'Bank card',
    deliveryType: 'courier',
    deliveryName: 'Courier',
    deliveryFee: '20.00',
    total: '82.00',
    paymentData: {
      formActionUrl: 'https://bank.example/fim/est3Dgate',
      formHiddenFields: { clientid: '100', oid: 'XX267F3K2Q', amount: '82.00', hash: 'signed' },
    },
    reservedUntil: new Date(Date.now() + 20 * 60_000).toISOString(),
    history: [
      { status: 'draft', at: when },
      { status: 'awaiting_payment', at: when },
    ],
    ...facts,
  });

/** A saved address, complete unless facts say otherwise. */
export const testAddress = (facts: Partial<Address> = {}): Address => ({
  id: 5,
  recipientName: 'Aigul Asanova',
  province: { id: 1, name: 'North' },
  district: { id: 11, name: 'Upper' },
  city: 'Northtown',
  address: 'Main Street 12',
  phone: '+999555123456',
  email: 'aigul@example.org',
  ...facts,
});
