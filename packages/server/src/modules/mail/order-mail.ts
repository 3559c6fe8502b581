import { discountedLines, showCouponCode, type Arrival } from '@caravan/cart-rules';
import { localized, sayDays, showPhone, type CountryDefinition } from '@caravan/country';
import { direction, formatCaseCredit, formatDate, formatDateTime, type Language } from '@caravan/i18n';
import { formatMoney } from '@caravan/money';
import type { I18n } from '@lingui/core';
import { nameIn } from '../../words/name-in.ts';
import { lastMoment } from '../gifts/index.ts';
import {
  addedFacts,
  addressLine,
  deliveryName,
  paymentWords,
  type ShownLine,
  type ShownOrder,
} from '../orders/index.ts';
import { inLanguage } from './in-language.ts';
import type { MailContent, MailFact } from './mail-content.ts';

/** The mails about an order. The `operator-…` ones go to the shop's own people. */
export const orderMailKinds = [
  'received',
  'paid',
  'shipped',
  'coupon',
  'review',
  'double',
  'cancelled',
  'refused',
  'returned',
  'partly-shipped',
  'withdrawal',
  'refunded',
  'refunded-by-hand',
  'operator-review',
  'operator-double',
  'operator-refund-failed',
  'operator-refund-unsettled',
  'operator-refund-elsewhere',
  'operator-withdrawal',
  'operator-unsettled',
  'operator-elsewhere',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Subject and lead of each kind: a kind without words does not compile. */
const words: Readonly<Record<OrderMailKind, { readonly subject: string; readonly lead: string }>> = {
  received: { subject: 'mail.received.subject', lead: 'mail.received.lead' },
  paid: { subject: 'mail.paid.subject', lead: 'mail.paid.lead' },
  shipped: { subject: 'mail.shipped.subject', lead: 'mail.shipped.lead' },
  coupon: { subject: 'mail.coupon.subject', lead: 'mail.coupon.lead' },
  review: { subject: 'mail.review.subject', lead: 'mail.review.lead' },
  double: { subject: 'mail.double.subject', lead: 'mail.double.lead' },
  cancelled: { subject: 'mail.cancelled.subject', lead: 'mail.cancelled.lead' },
  refused: { subject: 'mail.refused.subject', lead: 'mail.refused.lead' },
  returned: { subject: 'mail.returned.subject', lead: 'mail.returned.lead' },
  'partly-shipped': { subject: 'mail.partlyShipped.subject', lead: 'mail.partlyShipped.lead' },
  withdrawal: { subject: 'mail.withdrawal.subject', lead: 'mail.withdrawal.lead' },
  refunded: { subject: 'mail.refunded.subject', lead: 'mail.refunded.lead' },
  'refunded-by-hand': { subject: 'mail.refunded.subject', lead: 'mail.refundedByHand.lead' },
  'operator-review': { subject: 'mail.operatorReview.subject', lead: 'mail.operatorReview.lead' },
  'operator-double': { subject: 'mail.operatorDouble.subject', lead: 'mail.operatorDouble.lead' },
  'operator-refund-failed': {
    subject: 'mail.operatorRefundFailed.subject',
    lead: 'mail.operatorRefundFailed.lead',
  },
  'operator-refund-unsettled': {
    subject: 'mail.operatorRefundUnsettled.subject',
    lead: 'mail.operatorRefundUnsettled.lead',
  },
  'operator-refund-elsewhere': {
    subject: 'mail.operatorRefundElsewhere.subject',
    lead: 'mail.operatorRefundElsewhere.lead',
  },
  'operator-withdrawal': { subject: 'mail.operatorWithdrawal.subject', lead: 'mail.operatorWithdrawal.lead' },
  'operator-unsettled': { subject: 'mail.operatorUnsettled.subject', lead: 'mail.operatorUnsettled.lead' },
  'operator-elsewhere': { subject: 'mail.operatorElsewhere.subject', lead: 'mail.operatorElsewhere.lead' },
};

/** What is collected is not sent: it waits from then on. */
const collectWords = { subject: 'mail.collect.subject', lead: 'mail.collect.lead' } as const;

type MailedOrder = ShownOrder & { readonly lines: readonly ShownLine[] };

const present = (facts: readonly (MailFact | null)[]): MailFact[] => facts.filter((fact) => fact !== null);

/** When the goods come, or from when they can be collected (DLV-6). */
const sayPromise = ({ from, to }: Arrival, collected: boolean, i18n: I18n): string => {
  const say = i18n._.bind(i18n);
  return collected
    ? i18n._('mail.ready', { when: sayDays({ from, to: from }, say) })
    : i18n._('mail.arrives', { when: sayDays({ from, to }, say) });
};

/** What a mail is about beside its order. */
export interface MailAbout {
  /** The return that it tells of. */
  readonly returnId: number | null;
  /** Money that went back or is to; smallest unit. */
  readonly amount: number | null;
  /** What was paid, where it is not what the order costs; smallest unit. */
  readonly paid: number | null;
  /** The bank's number of the payment that it tells of. */
  readonly transaction: string | null;
}

/** What a mail about an order says: its lines and sums, where it goes, how it is paid, in the order's language (ORD-5). */
export const orderMail = (
  kind: OrderMailKind,
  order: MailedOrder,
  country: CountryDefinition,
  language: Language,
  i18n: I18n,
  origin: string,
  about: MailAbout = { returnId: null, amount: null, paid: null, transaction: null },
): MailContent => {
  const money = (amount: number) => formatMoney(amount, country.currency);
  const fact = (id: string, value: string | null | undefined): MailFact | null =>
    value ? { label: i18n._(id), value } : null;
  const toOperator = kind.startsWith('operator');
  const name = `${order.first_name} ${order.last_name}`;
  const collected = order.pickup_name !== null;
  const said = kind === 'shipped' && collected ? collectWords : words[kind];
  const subject = i18n._(said.subject, { code: order.code });
  const unpaid = kind === 'received' && order.status === 'awaiting_payment';
  const phone = order.phone ?? order.pickup_phone;
  const coupon = order.issued_coupon;
  const tells = (kind === 'paid' || kind === 'coupon') && coupon !== null && !coupon.taken_back;
  const earned = tells
    ? [
        i18n._('mail.coupon.earned', {
          amount: money(coupon.amount),
          code: showCouponCode(coupon.code),
          until: formatDate(lastMoment(coupon.expires_at), country.timeZone),
        }),
      ]
    : [];
  const promised =
    (kind === 'received' || kind === 'paid' || (kind === 'shipped' && !collected)) &&
    order.arrives_from !== null
      ? { from: order.arrives_from, to: order.arrives_to ?? order.arrives_from }
      : null;
  const arrival = promised ? [sayPromise(promised, collected, i18n)] : [];
  const told = order.returns?.find(({ id }) => id === about.returnId);
  const namesOf = new Map(order.lines.map((line) => [line.code, nameIn(line.names, language, country)]));
  const say = ({ code, quantity }: { readonly code: string; readonly quantity: number }): string =>
    `${i18n._('mail.quantity', { count: quantity })} ${namesOf.get(code) ?? code}`;
  const goods = told?.lines.map(say);
  const missing = order.lines
    .filter(({ unsent }) => unsent > 0)
    .map(({ code, unsent }) => say({ code, quantity: unsent }));
  const refund = about.amount === null ? null : money(about.amount);
  const sums = { paid: money(about.paid ?? order.total), total: money(order.total) };
  const otherSum =
    about.paid === null
      ? []
      : toOperator
        ? [
            i18n._('mail.operatorReview.sums', sums),
            ...(about.paid > order.total ? [i18n._('mail.operatorReview.overpaid')] : []),
          ]
        : [i18n._('mail.review.sums', sums)];
  const facts = country.deliveryFacts[order.delivery ?? ''];
  const shop = localized(country.seller.name, language, country);
  const prices = discountedLines(
    order.lines.map(({ code, unit_price: unitPrice, quantity, discountable, gift }) => ({
      code,
      unitPrice,
      quantity,
      discountable,
      gift,
    })),
    order.discount_bp,
  );
  return {
    language,
    direction: direction(language),
    shop,
    subject,
    greeting: toOperator ? i18n._('mail.greeting.operator') : i18n._('mail.greeting', { name }),
    paragraphs: [
      i18n._(said.lead, { code: order.code, amount: refund ?? '' }),
      ...otherSum,
      ...(unpaid && order.reserved_until
        ? [i18n._('mail.received.unpaid', { until: formatDateTime(order.reserved_until, country.timeZone) })]
        : []),
      ...arrival,
      ...earned,
    ],
    action: toOperator
      ? null
      : {
          label: i18n._('mail.openOrder'),
          url: inLanguage(`${origin}/order-history/${order.id}`, language, country),
        },
    linesTitle: i18n._('mail.lines'),
    lines: order.lines.map((line, place) => {
      const retail = line.unit_price * line.quantity;
      const own = prices[place] ?? retail;
      return {
        name: nameIn(line.names, language, country) ?? line.code,
        quantity: i18n._('mail.quantity', { count: line.quantity }),
        price: line.gift ? i18n._('mail.gift') : money(own),
        retail:
          !line.gift && own < retail ? { label: i18n._('mail.retail'), value: money(retail) } : undefined,
      };
    }),
    sums: present([
      {
        label: order.discount > 0 ? i18n._('mail.withoutDiscount') : i18n._('mail.subTotal'),
        value: money(order.sub_total),
      },
      order.discount > 0 ? { label: i18n._('mail.discount'), value: money(-order.discount) } : null,
      order.coupon > 0 ? { label: i18n._('mail.coupon'), value: money(-order.coupon) } : null,
      order.delivery_fee === null
        ? null
        : { label: i18n._('mail.deliveryFee'), value: money(order.delivery_fee) },
      order.payment_fee > 0 ? { label: i18n._('mail.paymentFee'), value: money(order.payment_fee) } : null,
      order.additional_tax > 0 ? { label: i18n._('mail.tax'), value: money(order.additional_tax) } : null,
      { label: i18n._('mail.cc'), value: formatCaseCredit(order.cc, language) },
      { label: i18n._('mail.total'), value: money(order.total), strong: true },
    ]),
    facts: present([
      fact('mail.refundAmount', refund),
      fact('mail.transaction', toOperator ? about.transaction : null),
      fact('mail.returnedGoods', goods?.join(', ')),
      fact('mail.missingGoods', missing.join(', ')),
      fact('mail.reason', told?.reason),
      fact('mail.payment', order.payment && paymentWords(country, order.payment, i18n).name),
      fact('mail.delivery', order.delivery && deliveryName(country, order.delivery, language)),
      fact('mail.recipient', order.recipient_name ?? order.pickup_name),
      fact('mail.address', addressLine(order, country, language)),
      ...addedFacts(order, country, language).map(({ label, value }) => ({ label, value })),
      fact(
        'mail.pickupAddress',
        order.pickup_name && facts?.address ? localized(facts.address, language, country) : null,
      ),
      fact(
        'mail.pickupHours',
        order.pickup_name && facts?.hours ? localized(facts.hours, language, country) : null,
      ),
      fact('mail.phone', phone && showPhone(phone, country.phone)),
      fact('mail.comment', order.comment),
    ]),
    footer: [
      shop,
      localized(country.seller.address, language, country),
      `${country.contacts.phone} · ${country.contacts.email}`,
    ],
  };
};
