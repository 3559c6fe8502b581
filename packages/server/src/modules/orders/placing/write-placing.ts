import type { IsoDay } from '@caravan/cart-rules';
import type { OrderStatus } from '@caravan/contract';
import { arrivalIn } from '@caravan/country';
import type { CountryContext } from '../../../context.ts';
import { freeCoupons } from '../../gifts/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Destination } from './destination.ts';
import { emptyCartOf } from '../drafts/empty-cart.ts';
import type { PlacingVerdict } from './judge-placing.ts';
import type { OrderRow } from '../order-row.ts';
import type { PlaceRequest } from './placing-results.ts';
import { endReplaced, ensureAttempt, writePlaced, type PlacedFacts } from './placing-repository.ts';
import { rulesVersion } from '../rules-version.ts';

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
  /** The database's time. */
  readonly at: Date;
  readonly heldSince: Date;
  readonly holdEnds: Date;
  /** The country's days off. */
  readonly holidays: readonly IsoDay[];
}

/** The number of an attempt at the bank: letters and digits only, unguessable, at most 64. */
const attemptNumber = (code: string, random: string): string =>
  `${code}${random}`.replaceAll(/[^A-Za-z0-9]/g, '');

/** Writes a placing that was judged, in the running transaction: the order, its history, the attempt to pay, its mail. */
export const createWritePlacing = (context: CountryContext, jobs: Jobs) => {
  const { country, database, ids, provider } = context;
  const version = rulesVersion(country.rules);

  const factsOf = ({
    next,
    request,
    destination,
    verdict,
    coupon,
    at,
    heldSince,
    holdEnds,
    holidays,
  }: Placing): PlacedFacts => {
    const { totals, payment } = verdict;
    const { store } = request;
    const { delivery } = request.body;
    const arrival = arrivalIn(country, holidays, { delivery, place: destination, store }, at);
    return {
      status: next,
      delivery,
      payment: request.body.payment,
      payment_fee_bp: payment.feeBp,
      recipient_name: destination.recipientName,
      province_id: destination.provinceId,
      district_id: destination.districtId,
      province_names: destination.provinceNames,
      district_names: destination.districtNames,
      city: destination.city,
      street: destination.street,
      phone: destination.phone,
      email: destination.email,
      address_added: destination.added,
      pickup_name: destination.pickupName,
      pickup_phone: destination.pickupPhone,
      sub_total: totals.subTotal,
      discount: totals.discount,
      discount_bp: totals.discountBp,
      delivery_fee: totals.deliveryFee,
      payment_fee: totals.paymentFee,
      additional_tax: totals.additionalTax,
      vat_bp: country.rules.vatBp,
      total: totals.total,
      cc: totals.totalCc,
      rules_version: version,
      agreements: country.agreements.map((text) => ({
        slug: text.slug,
        version: text.version,
        at: at.toISOString(),
      })),
      comment: request.body.comment ?? null,
      language: request.language,
      store,
      coupon: totals.coupon,
      coupon_code: coupon?.code ?? null,
      coupon_earned: verdict.couponEarned,
      held_since: heldSince,
      reserved_until: next === 'awaiting_payment' ? holdEnds : null,
      arrives_from: arrival?.from ?? null,
      arrives_to: arrival?.to ?? null,
    };
  };

  return async (placing: Placing): Promise<void> => {
    const { order, status, next, replaced, request, verdict, coupon, holdEnds } = placing;
    const replacedIds = replaced.map(({ id }) => id);
    const facts = JSON.stringify(factsOf(placing));
    const written = await database.run(writePlaced, [order.id, status, facts, request.referral]);
    if (written.length === 0) throw new Error(`Order ${order.id} changed while it was locked.`);
    if (replaced.length > 0) await database.run(endReplaced, [replacedIds]);
    const other = [order, ...replaced].filter(
      ({ coupon_code: code }) => code !== null && code !== coupon?.code,
    );
    if (other.length > 0) await freeCoupons(context, [order.id, ...replacedIds], coupon?.id);
    if (status === 'draft') await jobs.send('mail', { kind: 'received', orderId: order.id });
    if (next === 'confirmed') await emptyCartOf(context, order.id, request.member.id);
    else
      await database.run(ensureAttempt, [
        country.val,
        order.id,
        provider.slug,
        provider.merchant,
        attemptNumber(order.code, ids.token(9)),
        verdict.totals.total,
        country.currency.code,
        holdEnds,
      ]);
  };
};
