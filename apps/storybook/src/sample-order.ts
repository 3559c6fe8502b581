import { discountedLines } from '@caravan/cart-rules';
import type { Cart, CartLine, DeliveryMethod, ListedOrder, Order, PaymentMethod } from '@caravan/contract';
import { localized, type CountryDefinition } from '@caravan/country';
import { createI18n, type Catalogue } from '@caravan/i18n';
import { fromWire, toWire } from '@caravan/money';
import { testAddress, testOrder, type Answers } from '@caravan/storefront/testing';
import { dayFromNow, daysFromNow } from './days-from-now.ts';

/** The ids of the orders that the stories know, by how far each has come. */
export const sampleOrders = {
  draft: 71,
  awaiting_payment: 72,
  paid: 73,
  confirmed: 74,
  paid_review: 75,
  expired: 76,
  shipped: 77,
  delivered: 78,
  returned: 79,
} as const satisfies Partial<Record<Order['status'], number>>;

type Language = CountryDefinition['defaultLanguage'];
type PaymentKind = CountryDefinition['rules']['payments'][number]['kind'];

const deliveriesOf = (country: CountryDefinition, language: Language): DeliveryMethod[] =>
  country.rules.delivery.flatMap(({ slug, kind, fee }) => {
    const facts = country.deliveryFacts[slug];
    if (!facts) return [];
    return {
      slug,
      kind,
      name: localized(facts.name, language, country),
      description: localized(facts.description, language, country),
      fee: toWire(fee, country.currency),
      ...(facts.hours && { hours: localized(facts.hours, language, country) }),
    };
  });

/** A bank's own name is the server's to say: all are called by their kind. */
const paymentNames: Readonly<Record<PaymentKind, Pick<PaymentMethod, 'name' | 'description'>>> = {
  card: { name: 'order.payment.card', description: 'order.payment.card.description' },
  'on-delivery': { name: 'order.payment.onDelivery', description: 'order.payment.onDelivery.description' },
};

const paymentsOf = ({ rules, currency }: CountryDefinition, words: Catalogue): PaymentMethod[] => {
  const i18n = createI18n('en', words);
  return rules.payments.map(({ slug, kind, feePercentBp }) => ({
    slug,
    name: i18n._(paymentNames[kind].name),
    description: i18n._(paymentNames[kind].description),
    paymentPercent: feePercentBp / 100,
    paymentFee: toWire(0, currency),
  }));
};

const held = 20 * 60_000;

type Status = keyof typeof sampleOrders;

/** What an order has gone through. */
const ways: Readonly<Record<Status, readonly Order['status'][]>> = {
  draft: ['draft'],
  awaiting_payment: ['draft', 'awaiting_payment'],
  paid: ['draft', 'awaiting_payment', 'paid'],
  confirmed: ['draft', 'confirmed'],
  paid_review: ['draft', 'awaiting_payment', 'paid_review'],
  expired: ['draft', 'awaiting_payment', 'expired'],
  shipped: ['draft', 'awaiting_payment', 'paid', 'shipped'],
  delivered: ['draft', 'awaiting_payment', 'paid', 'shipped', 'delivered'],
  returned: ['draft', 'awaiting_payment', 'paid', 'shipped', 'delivered', 'returned'],
};

const isStatus = (name: string): name is Status => name in ways;

/** When it came to each state, a day after the one before, the last one yesterday. */
const historyOf = (status: Status): Order['history'] => {
  const steps = ways[status];
  return steps.map((step, place) => ({ status: step, at: daysFromNow(place - steps.length) }));
};

/** As a list has it. */
const listed = ({ details, ...order }: Order): ListedOrder => ({
  ...order,
  goods: {
    lines: details.length,
    units: details.reduce((sum, { quantity }) => sum + quantity, 0),
    first: details.map(({ productName, photo }) => ({ productName, photo })),
  },
});

/** What the server says of orders of a cart, as far as each has come, and what they can be placed with. */
export const orderAnswers = (
  country: CountryDefinition,
  language: Language,
  words: Catalogue,
  cart: Cart,
): Answers => {
  const { currency } = country;
  const none = toWire(0, currency);
  const deliveries = deliveriesOf(country, language);
  const payments = paymentsOf(country, words);
  const [province, district] = [
    { id: 1, name: country.name },
    { id: 11, name: country.name },
  ];
  const address = testAddress({ province, district, phone: `+${country.phone.callingCode}555123456` });
  const { totals } = cart;
  const basis: Partial<Order> = {
    currency: currency.code,
    details: cart.items,
    appliedDiscount: totals.discountPercent,
    discountAmount: totals.discount,
    ccSum: totals.totalCc,
    paymentFee: none,
    subTotal: totals.subTotal,
    additionalTax: totals.additionalTax,
    total: totals.total,
  };
  const [delivery] = deliveries;
  const placed: Partial<Order> = {
    payment: payments[0]?.slug ?? null,
    paymentName: payments[0]?.name ?? null,
    deliveryType: delivery?.slug ?? null,
    deliveryName: delivery?.name ?? null,
    deliveryFee: none,
    recipientName: address.recipientName,
    province: province.name,
    district: district.name,
    address1: address.address,
    phone: address.phone,
    email: address.email,
  };
  const toBePaid: Partial<Order> = {
    paymentData: {
      formActionUrl: 'https://bank.example/fim/est3Dgate',
      formHiddenFields: { clientid: '100', oid: 'XX267F3K2Q', amount: totals.total, hash: 'signed' },
    },
    reservedUntil: new Date(Date.now() + held).toISOString(),
  };
  const [line, ...others] = cart.items;
  /** What so many units of a line were paid with. */
  const paidFor = ({ code, unitPrice, discountable }: CartLine, quantity: number): string => {
    const units = { code, unitPrice: fromWire(unitPrice, currency) ?? 0, quantity, discountable };
    const [amount = 0] = discountedLines([units], totals.discountPercent * 100);
    return toWire(amount, currency);
  };
  /** One of the units was gone when the late payment was accepted. */
  const partly: Partial<Order> = {
    details: line ? [{ ...line, notSent: 1 }, ...others] : [],
    refunds: [{ at: daysFromNow(-1), state: 'done', amount: line ? paidFor(line, 1) : none }],
  };
  const returned: Partial<Order> = {
    returns: [
      {
        at: daysFromNow(-2),
        state: 'received',
        reason: '',
        lines: line ? [{ productCode: line.code, quantity: line.quantity }] : [],
      },
    ],
    refunds: [{ at: daysFromNow(-1), state: 'pending', amount: line ? paidFor(line, line.quantity) : none }],
  };
  const more: Partial<Record<Status, Partial<Order>>> = {
    awaiting_payment: toBePaid,
    shipped: { arrives: { from: dayFromNow(1), to: dayFromNow(3) }, ...partly },
    delivered: { withdrawal: { until: daysFromNow(13) } },
    returned,
  };
  const orders = Object.entries(sampleOrders).flatMap(([status, pk]): Order[] => {
    if (!isStatus(status)) return [];
    const history = historyOf(status);
    const createdAt = history[0]?.at ?? daysFromNow(-1);
    const facts = { ...basis, ...(status !== 'draft' && placed), ...more[status] };
    return [testOrder({ ...facts, pk, status, history, createdAt, code: `XX-26-7F3K${pk}` })];
  });
  const path = `GET order/order/${sampleOrders.draft}/`;
  return {
    ...Object.fromEntries(orders.map((order) => [`GET order/order/${order.pk}/`, order])),
    'GET order/order/': { results: orders.filter(({ status }) => status !== 'draft').map(listed), count: 41 },
    [`GET order/order/${sampleOrders.delivered}/reminder/`]: { active: false, next: null },
    [`${path}payments/`]: payments,
    [`${path}deliveries/`]: deliveries,
    'GET users/address/': [address],
    'GET order/coupons/': [],
    'GET provinces/': [province],
    'GET districts/1/': [district],
  };
};
