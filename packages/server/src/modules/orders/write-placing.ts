import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Destination } from './destination.ts';
import { emptyCartOf } from './empty-cart.ts';
import type { PlacingVerdict } from './judge-placing.ts';
import type { OrderRow } from './order-row.ts';
import type { PlaceRequest } from './place-order.ts';
import { ensureAttempt, writePlaced } from './placing-repository.ts';
import { rulesVersion } from './rules-version.ts';

/** An order that was judged and may be placed; `replaced` are the unpaid orders whose place it takes. */
export interface Placing {
  readonly order: OrderRow;
  readonly status: OrderStatus;
  readonly next: 'awaiting_payment' | 'confirmed';
  readonly replaced: readonly OrderRow[];
  readonly request: PlaceRequest;
  readonly destination: Destination;
  readonly verdict: Extract<PlacingVerdict, { ok: true }>;
  /** The coupon that it uses. */
  readonly coupon: { readonly id: number; readonly code: string } | null;
}

const minute = 60_000;

const orNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const whereTo = (to: Destination): readonly unknown[] => [
  to.recipientName,
  to.provinceId,
  to.districtId,
  orNull(to.provinceNames),
  orNull(to.districtNames),
  to.city,
  to.street,
  to.phone,
  to.email,
  to.pickupName,
  to.pickupPhone,
];

/** The number of an attempt at the bank: letters and digits only, unguessable, at most 64. */
const attemptNumber = (code: string, random: string): string =>
  `${code}${random}`.replaceAll(/[^A-Za-z0-9]/g, '');

/** Writes a placing that was judged, in the running transaction: the order, its history, the attempt to pay, its jobs. */
export const createWritePlacing = (context: CountryContext, jobs: Jobs) => {
  const { country, database, clock, ids } = context;
  const version = rulesVersion(country.rules);

  const openPayment = async ({ order, verdict }: Placing, now: Date): Promise<void> => {
    await database.run(ensureAttempt, [
      country.val,
      order.id,
      country.card.provider,
      attemptNumber(order.code, ids.token(9)),
      verdict.totals.total,
      country.currency.code,
      now,
    ]);
    await jobs.send('expire-hold', { orderId: order.id }, country.holdMinutes * 60);
  };

  return async (placing: Placing): Promise<void> => {
    const { order, status, next, replaced, request, destination, verdict, coupon } = placing;
    const { body, language, member } = request;
    const { totals } = verdict;
    const now = clock.now();
    const at = now.toISOString();
    const written = await database.run(writePlaced, [
      order.id,
      next,
      body.delivery,
      body.payment,
      verdict.payment.feeBp,
      ...whereTo(destination),
      totals.subTotal,
      totals.discount,
      totals.discountBp,
      totals.deliveryFee,
      totals.paymentFee,
      totals.additionalTax,
      country.rules.vatBp,
      totals.total,
      totals.totalCc,
      version,
      JSON.stringify(country.agreements.map((text) => ({ slug: text.slug, version: text.version, at }))),
      now,
      next === 'awaiting_payment' ? new Date(now.getTime() + country.holdMinutes * minute) : null,
      body.comment ?? null,
      language,
      status,
      'placed by the member',
      request.store,
      request.referral,
      totals.coupon,
      coupon?.code ?? null,
      verdict.couponEarned,
      coupon?.id ?? null,
      replaced.map(({ id }) => id),
    ]);
    if (written.length === 0) throw new Error(`Order ${order.id} changed while it was locked.`);
    if (status === 'draft') await jobs.send('mail', { kind: 'received', orderId: order.id });
    if (next === 'confirmed') await emptyCartOf(context, order.id, member.id);
    else await openPayment(placing, now);
  };
};
