import { discountedLines } from '@caravan/cart-rules';
import { localized, showPhone, type CountryDefinition } from '@caravan/country';
import { formatCaseCredit, formatDateTime, formatDecimal, maskMemberId, type Language } from '@caravan/i18n';
import { formatMoney } from '@caravan/money';
import type { I18n } from '@lingui/core';
import { nameIn } from '../../../words/name-in.ts';
import {
  createDocument,
  wholeAmounts,
  type DocumentSum,
  type PdfDocument,
  type Table,
  type TableColumn,
} from '../../documents/index.ts';
import { addedFacts } from './added-facts.ts';
import { addressLine } from './address-line.ts';
import { deliveryName, paymentWords } from '../names.ts';
import type { ShownLine, ShownOrder } from './read-repository.ts';

type ReceiptOrder = ShownOrder & { readonly lines: readonly ShownLine[] };

interface Reader {
  readonly country: CountryDefinition;
  readonly language: Language;
  readonly words: I18n;
}

/** Size of running text in points. */
const textSize = 9;

/** States of orders that are paid at the door: what they cost stands, though the money comes later. */
const atTheDoor: ReadonlySet<string> = new Set(['confirmed', 'shipped']);

/** Whether an order has a receipt: it is paid, or will be at the door. */
export const hasReceipt = ({ paid_at: paidAt, status }: Pick<ShownOrder, 'paid_at' | 'status'>): boolean =>
  paidAt !== null || atTheDoor.has(status);

/** A receipt's name as a file: the order's code. */
export const receiptName = ({ code }: Pick<ShownOrder, 'code'>): string => `${code}.pdf`;

/** States of orders that were called off, the money not yet back or back. */
const calledOff: ReadonlySet<string> = new Set(['cancelled', 'refunded']);

/** When an order was cancelled; null for one whose purchase stands, or whose goods went out. */
const cancelledAt = ({ status, history }: Pick<ShownOrder, 'status' | 'history'>): Date | null => {
  const cancelled = history.findLast((one) => one.status === 'cancelled');
  return cancelled && calledOff.has(status) ? new Date(cancelled.at) : null;
};

/** What was bought, each line at the unit price that was paid for it. */
const linesOf = (order: ReceiptOrder, { country, language, words }: Reader): Table => {
  const money = (amount: number) => formatMoney(amount, country.currency);
  const reduced = order.discount > 0;
  const paid = discountedLines(
    order.lines.map((line) => ({ ...line, unitPrice: line.unit_price })),
    order.discount_bp,
  );
  const columns: readonly TableColumn[] = [
    { head: words._('priceList.code'), share: 9 },
    { head: words._('priceList.name'), share: reduced ? 36 : 50 },
    { head: words._('receipt.quantity'), share: 9, align: 'right' },
    ...(reduced ? [{ head: words._('priceList.price'), share: 15, align: 'right' } as const] : []),
    { head: words._(reduced ? 'receipt.own-price' : 'priceList.price'), share: 16, align: 'right' },
    { head: words._('receipt.sum'), share: 16, align: 'right', strong: true },
  ];
  const rows = order.lines.map((line, at) => {
    const sum = paid[at] ?? 0;
    const gift = words._('mail.gift');
    return {
      cells: [
        line.code,
        wholeAmounts(nameIn(line.names, language, country) ?? line.code),
        String(line.quantity),
        ...(reduced ? [line.gift ? '' : money(line.unit_price)] : []),
        line.gift ? '' : money(Math.round(sum / line.quantity)),
        line.gift ? gift : money(sum),
      ],
    };
  });
  return { columns, rows };
};

const sumsOf = (order: ReceiptOrder, { country, language, words }: Reader): DocumentSum[] => {
  const money = (amount: number) => formatMoney(amount, country.currency);
  const row = (id: string, amount: number | null): DocumentSum[] =>
    amount === null || amount === 0 ? [] : [{ name: words._(id), value: money(amount) }];
  const percent = formatDecimal(order.discount_bp / 100, language);
  return [
    ...row('mail.subTotal', order.sub_total),
    ...(order.discount > 0
      ? [{ name: words._('receipt.discount', { percent }), value: money(-order.discount) }]
      : []),
    ...row('mail.coupon', -order.coupon),
    ...(order.delivery_fee === null
      ? []
      : [{ name: words._('mail.deliveryFee'), value: money(order.delivery_fee) }]),
    ...row('mail.paymentFee', order.payment_fee),
    { name: words._('mail.total'), value: money(order.total), strong: true },
    ...row('mail.tax', order.additional_tax),
    { name: words._('mail.cc'), value: formatCaseCredit(order.cc - order.cc_returned, language) },
  ];
};

/** Who bought, how it was paid and where it went; what was left empty is left out. */
const factsOf = (order: ReceiptOrder, { country, language, words }: Reader): [string, string][] => {
  const facts = country.deliveryFacts[order.delivery ?? ''];
  const phone = order.phone ?? order.pickup_phone;
  const collected = order.pickup_name !== null;
  const rows: readonly (readonly [id: string, value: string | null | undefined])[] = [
    ['receipt.buyer', `${order.first_name} ${order.last_name}, ${maskMemberId(order.fbo_id)}`],
    ['mail.payment', order.payment && paymentWords(country, order.payment, words).name],
    ['mail.recipient', order.recipient_name ?? order.pickup_name],
    ['mail.delivery', order.delivery && deliveryName(country, order.delivery, language)],
    ['mail.phone', phone && showPhone(phone, country.phone)],
    [
      collected ? 'mail.pickupAddress' : 'mail.address',
      collected
        ? facts?.address && localized(facts.address, language, country)
        : addressLine(order, country, language),
    ],
  ];
  return [
    ...rows.flatMap(([id, value]): [string, string][] => (value ? [[words._(id), value]] : [])),
    ...addedFacts(order, country, language).map(({ label, value }): [string, string] => [label, value]),
  ];
};

const writeReturns = (document: PdfDocument, order: ReceiptOrder, { country, words }: Reader): void => {
  const { lines, returns, refunds } = order;
  const missing = lines.flatMap(({ code, unsent }) => (unsent > 0 ? [`${code} × ${unsent}`] : []));
  if (!returns && !refunds && missing.length === 0) return;
  const at = (moment: string) => formatDateTime(moment, country.timeZone);
  document.heading(words._('receipt.returns'));
  document.facts([
    ...(missing.length > 0 ? [[words._('receipt.not-sent'), missing.join(', ')] as const] : []),
    ...(returns ?? []).map((one): [string, string] => [
      `${words._(one.state === 'received' ? 'receipt.returned' : 'receipt.return-declared')} · ${at(one.at)}`,
      one.lines.map(({ code, quantity }) => `${code} × ${quantity}`).join(', '),
    ]),
    ...(refunds ?? []).map((one): [string, string] => [
      `${words._(one.state === 'done' ? 'receipt.refunded' : 'receipt.refund-pending')} · ${at(one.at)}`,
      formatMoney(one.amount, country.currency),
    ]),
  ]);
};

/** The receipt of an order as a PDF (ORD-3, API-73): as it was bought and paid, with what has come back since. */
export const makeReceipt = async (
  order: ReceiptOrder,
  country: CountryDefinition,
  language: Language,
  words: I18n,
  now: Date,
): Promise<Buffer> => {
  const reader: Reader = { country, language, words };
  const { seller, contacts } = country;
  const name = localized(seller.name, language, country);
  const at = (moment: Date) => formatDateTime(moment, country.timeZone);
  const title = words._('receipt.title');
  const cancelled = cancelledAt(order);
  const document = await createDocument({
    title: `${title} ${order.code}`,
    author: name,
    language,
    at: now,
    footer: (page, pages) => [name, order.code, words._('document.page', { page, pages })].join(' · '),
    textSize,
  });
  document.letterhead(
    name,
    [
      localized(seller.address, language, country),
      ...seller.registrations.map(({ label, value }) => `${localized(label, language, country)} ${value}`),
      [contacts.phone, contacts.email].join(' · '),
    ],
    title,
    [
      order.code,
      words._('receipt.ordered', { at: at(order.placed_at ?? order.created_at) }),
      order.paid_at === null ? words._('receipt.unpaid') : words._('receipt.paid', { at: at(order.paid_at) }),
      ...(cancelled === null ? [] : [words._('receipt.cancelled', { at: at(cancelled) })]),
    ],
  );
  document.facts(factsOf(order, reader));
  document.heading(words._('mail.lines'));
  await document.table(linesOf(order, reader));
  document.sums(sumsOf(order, reader));
  writeReturns(document, order, reader);
  return document.finish();
};
