import {
  earnedCoupon,
  goodsOf,
  isPaidAhead,
  reviewCart,
  type Level,
  type RuleLine,
} from '@caravan/cart-rules';
import type { OrderStatus } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { localDay } from '../../words/local-day.ts';
import { secureIds } from '../../secure-ids.ts';
import type { products } from '../../db/schema/index.ts';
import { couponTerm } from '../../modules/gifts/index.ts';
import { makeOrderCode, rulesVersion } from '../../modules/orders/index.ts';
import type { DemoOrderRows } from './demo-order-repository.ts';
import type { MemberFacts } from '../file-shapes.ts';

export type PastOrder = NonNullable<MemberFacts['orders']>[number];
type ProductRow = typeof products.$inferSelect;

/** Who ordered, and where it went. */
export interface DemoBuyer {
  readonly id: number;
  readonly facts: MemberFacts;
}

/** A product with its names by language. */
export type NamedProduct = ProductRow & { readonly names: Record<string, string> };

const day = 86_400_000;
const hour = 3_600_000;
const none = { limit: null, used: 0 };

/** The states that an order has gone through to become what it is. */
const way = ({ status }: PastOrder, byCard: boolean): OrderStatus[] => {
  const begun: OrderStatus[] = byCard ? ['awaiting_payment'] : ['confirmed'];
  if (status === 'cancelled' || status === 'expired') return [...begun, status];
  const done: OrderStatus[] = byCard
    ? ['awaiting_payment', 'paid', 'shipped', 'delivered']
    : ['confirmed', 'shipped', 'delivered'];
  return done.slice(0, done.indexOf(status) + 1);
};

const lineOf = (product: NamedProduct, quantity: number): RuleLine => ({
  code: product.code,
  quantity,
  unitPrice: product.price,
  unitCc: product.cc,
  discountable: product.discountable,
  stock: quantity,
  disabled: false,
  limits: { once: none, daily: none, monthly: none },
});

/** A card payment of the past, as the bank's answer would have left it. No bank's books have it: it counts as compared up to today (PAY-11). */
const demoPayment = (
  { val, card, currency, timeZone }: CountryDefinition,
  code: string,
  amount: number,
  { createdAt, receivedAt, now }: Readonly<Record<'createdAt' | 'receivedAt' | 'now', Date>>,
): NonNullable<DemoOrderRows['payment']> => {
  const oid = `${code}${secureIds.token(9)}`.replaceAll(/[^A-Za-z0-9]/g, '');
  const by = { country: val, provider: card.provider, merchant: 'demo' };
  return {
    attempt: {
      ...by,
      oid,
      amount,
      currency: currency.code,
      createdAt,
      answeredAt: receivedAt,
      reconciledOn: localDay(now, timeZone),
    },
    entry: {
      ...by,
      kind: 'payment',
      source: 'answer',
      transactionId: `DEMO${oid}`,
      oid,
      amount,
      currency: currency.isoNumber,
      outcome: 'paid',
      digest: `demo ${oid}`,
      fields: {},
      receivedAt,
    },
  };
};

/** One order of a demo member's past, priced by today's rules and prices; it takes no units from the stock. */
export const demoOrder = (
  country: CountryDefinition,
  { id: memberId, facts }: DemoBuyer,
  past: PastOrder,
  catalogue: ReadonlyMap<string, NamedProduct>,
  now: Date,
): DemoOrderRows => {
  const { rules, val, currency } = country;
  const placedAt = new Date(now.getTime() - past.daysAgo * day - hour);
  const lines = past.lines.flatMap(({ code, quantity }) => {
    const product = catalogue.get(code);
    return product ? [{ product, quantity }] : [];
  });
  const address = facts.addresses?.find(({ district }) => district != null);
  const place = { provinceId: address?.province ?? null, districtId: address?.district ?? null };
  const payment = rules.payments.find(({ slug }) => slug === past.payment);
  const level: Level = facts.level;
  const { totals } = reviewCart(
    rules,
    lines.map(({ product, quantity }) => lineOf(product, quantity)),
    { level },
    { place, delivery: past.delivery, payment: past.payment },
    country.defaultStore,
  );
  const states = way(past, payment !== undefined && isPaidAhead(payment.kind));
  const stateAt = (at: number): Date => new Date(placedAt.getTime() + (at * hour) / 12);
  const byCard = states.includes('paid');
  // By card when the bank says so, at the door when the parcel comes (ORD-8).
  const paidIndex = states.indexOf(byCard ? 'paid' : 'delivered');
  const paidAt = paidIndex === -1 ? null : stateAt(paidIndex);
  const couponEarned = earnedCoupon(rules, goodsOf(totals));
  const { subTotal, discount, discountBp, deliveryFee, paymentFee, additionalTax, total } = totals;
  const term = paidAt && couponEarned > 0 ? couponTerm(country, paidAt, secureIds) : null;
  const code = makeOrderCode(country, placedAt, secureIds);
  return {
    order: {
      country: val,
      code,
      memberId,
      status: past.status,
      language: facts.language,
      cartId: 0,
      cartVersion: 0,
      store: country.defaultStore,
      currency: currency.code,
      level,
      delivery: past.delivery,
      payment: past.payment,
      paymentFeeBp: payment?.feePercentBp ?? 0,
      recipientName: address?.recipientName ?? `${facts.firstName} ${facts.lastName}`,
      provinceId: place.provinceId,
      districtId: place.districtId,
      city: address?.city ?? null,
      street: address?.address ?? null,
      phone: address?.phone ?? facts.phone ?? null,
      email: address?.email ?? facts.email ?? null,
      addressAdded: address?.added ?? {},
      subTotal,
      discount,
      discountBp,
      deliveryFee,
      paymentFee,
      additionalTax,
      total,
      couponEarned,
      vatBp: rules.vatBp,
      cc: totals.totalCc,
      rulesVersion: rulesVersion(rules),
      createdAt: placedAt,
      placedAt,
      paidAt,
    },
    lines: lines.map(({ product, quantity }, position) => ({
      productId: product.id,
      position,
      code: product.code,
      quantity,
      unitPrice: product.price,
      unitCc: product.cc,
      discountable: product.discountable,
      names: product.names,
    })),
    coupon:
      paidAt && term ? { ...term, country: val, memberId, amount: couponEarned, issuedAt: paidAt } : null,
    payment:
      byCard && paidAt
        ? demoPayment(country, code, total, { createdAt: placedAt, receivedAt: paidAt, now })
        : null,
    history: states.map((status, at) => ({
      status,
      cause: 'demo',
      at: stateAt(at),
    })),
  };
};
