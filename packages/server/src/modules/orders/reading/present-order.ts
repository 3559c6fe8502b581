import { ccToWire } from '@caravan/cart-rules';
import type { OrderSummary } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { localMonth, maskMemberId, type Language } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import type { I18n } from '@lingui/core';
import { nameIn } from '../../../words/name-in.ts';
import { readLevel } from '../../accounts/index.ts';
import { addedFacts } from './added-facts.ts';
import { deliveryName, paymentWords } from '../names.ts';
import { presentCoupons } from './present-coupons.ts';
import { presentReturns } from './present-returns.ts';
import type { ShownOrder } from './read-repository.ts';
import { readStatus, stands } from '../states/states.ts';

const time = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const address = ({ street, city }: ShownOrder): string | null =>
  street === null ? null : [street, city].filter((part) => part !== null && part !== '').join(', ');

/** An order on the wire, but for its lines and the form for the bank. */
export const presentOrder = (
  order: ShownOrder,
  country: CountryDefinition,
  language: Language,
  words: I18n,
  now: Date,
): OrderSummary => {
  const status = readStatus(order.status);
  const added = addedFacts(order, country, language);
  const money = (amount: number) => toWire(amount, country.currency);
  return {
    pk: order.id,
    code: order.code,
    status,
    createdAt: order.created_at.toISOString(),
    payDate: time(order.paid_at),
    currency: country.currency.code,
    address1: address(order),
    province: nameIn(order.province_names, language, country),
    district: nameIn(order.district_names, language, country),
    recipientName: order.recipient_name,
    phone: order.phone,
    email: order.email,
    ...(added.length > 0 && { addressAdded: added }),
    appliedDiscount: order.discount_bp / 100,
    discountAmount: money(order.discount),
    ccSum: ccToWire(order.cc - order.cc_returned),
    deliveryFee: order.delivery_fee === null ? null : money(order.delivery_fee),
    deliveryType: order.delivery,
    deliveryName: order.delivery === null ? null : deliveryName(country, order.delivery, language),
    paymentFee: money(order.payment_fee),
    paymentPercent: order.payment_fee_bp / 100,
    payment: order.payment,
    paymentName: order.payment === null ? null : paymentWords(country, order.payment, words).name,
    paymentData: null,
    pickupNameSurname: order.pickup_name,
    pickupPhone: order.pickup_phone,
    subTotal: money(order.sub_total),
    additionalTax: money(order.additional_tax),
    total: money(order.total),
    comment: order.comment,
    owner: {
      fboId: maskMemberId(order.fbo_id),
      name: `${order.first_name} ${order.last_name}`,
      level: readLevel(order.level),
      phone: order.member_phone,
      email: order.member_email,
    },
    billedTo: order.paid_at !== null && stands[status] ? localMonth(order.paid_at, country.timeZone) : null,
    history: order.history.map(({ status, at }) => ({
      status: readStatus(status),
      at: new Date(at).toISOString(),
    })),
    reservedUntil: time(order.reserved_until),
    // While a person has to decide about it, no day is promised.
    ...(status !== 'paid_review' &&
      order.arrives_from !== null &&
      order.arrives_to !== null && { arrives: { from: order.arrives_from, to: order.arrives_to } }),
    ...presentCoupons(order, country, now),
    ...presentReturns(order, country, now),
  };
};
