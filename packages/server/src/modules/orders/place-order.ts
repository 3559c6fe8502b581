import type { ErrorCode, schemas } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { z } from 'zod';
import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import { levels } from '../accounts/index.ts';
import { claimCoupon, type CouponClaim } from '../gifts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { readDestination } from './destination.ts';
import { judgePlacing } from './judge-placing.ts';
import { limitsUsed } from '../limits/index.ts';
import type { OrderRow } from './order-row.ts';
import { dropGift, lockLines, lockOrders } from './placing-repository.ts';
import { refreshPrices } from './refresh-prices.ts';
import { mayBecome, readStatus } from './states.ts';
import { addUnits, changeStock } from './stock-changes.ts';
import { createWritePlacing } from './write-placing.ts';

/** What the buyer sent to place an order, and who they are. */
export interface PlaceRequest {
  readonly orderId: number;
  readonly member: Member;
  readonly language: Language;
  /** The region in which it is bought; kept on the order. */
  readonly store: number | null;
  /** The member ID of whose referral link was followed, null without one (SHELL-9). */
  readonly referral: string | null;
  readonly body: z.output<(typeof schemas)['placeOrder']['body']>;
}

/** Placed, or why not. Fields hold messages in the buyer's language. */
export type PlaceResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'not_found' | 'already_paid' | 'conflict' | 'ordering_stopped'>;
    }
  | { readonly ok: false; readonly code: 'cannot_place'; readonly products: readonly string[] }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'invalid' | 'agreements_required'>;
      readonly fields: Readonly<Record<string, string[]>>;
    };

/** What is said beside the coupon's field. */
const couponWords: Readonly<Record<Extract<CouponClaim, { ok: false }>['why'], string>> = {
  unknown: 'order.coupon.unknown',
  used: 'order.coupon.used',
  expired: 'order.coupon.expired',
  taken_back: 'order.coupon.takenBack',
};

/**
 * Places an order (API-29): everything is judged once more on locked rows, and stock, totals, state, history, the attempt
 * to pay and the jobs are one transaction (CHK-8, SRV-4). Repeatable until it is paid: units are adjusted, never taken twice.
 * A gift that is gone meanwhile, or no longer due, is left out; what a coupon pays whole is confirmed at once (LIM-6).
 */
export const createPlaceOrder = (context: CountryContext, jobs: Jobs) => {
  const { country, database, words } = context;
  const writePlacing = createWritePlacing(context, jobs);

  const missingAgreements = ({ body, language }: PlaceRequest): PlaceResult | null => {
    const accepted = new Set(body.agreements);
    if (country.agreements.every(({ slug }) => accepted.has(slug))) return null;
    return {
      ok: false,
      code: 'agreements_required',
      fields: { agreements: [words(language)._('server.error.agreementsRequired')] },
    };
  };

  const refuseField = (field: string, id: string, language: Language): PlaceResult => ({
    ok: false,
    code: 'invalid',
    fields: { [field]: [words(language)._(id)] },
  });

  const place = async (
    request: PlaceRequest,
    order: OrderRow,
    others: readonly OrderRow[],
  ): Promise<PlaceResult> => {
    const { member, body, language } = request;
    const status = readStatus(order.status);
    const allLines = await database.run(lockLines, [[order, ...others].map(({ id }) => id), request.store]);
    const lines = allLines.filter((line) => line.order_id === order.id);
    const used = await limitsUsed(
      context,
      member.id,
      lines.map((line) => line.product_id),
      request.store,
    );
    const level =
      status === 'draft' ? member.level : (levels.find((known) => known === order.level) ?? 'novus');
    if (status === 'draft' && (await refreshPrices(context, order, lines, level)))
      return { ok: false, code: 'conflict' };

    const found = await readDestination({ country, database, words: words(language) }, member.id, body);
    if (!found.ok) return { ok: false, code: 'invalid', fields: found.fields };
    const { destination } = found;
    const claim = body.coupon
      ? await claimCoupon(
          context,
          member.id,
          body.coupon,
          [order, ...others].map(({ id }) => id),
        )
      : null;
    if (claim?.ok === false) return refuseField('coupon', couponWords[claim.why], language);
    const coupon = claim?.coupon ?? null;
    const verdict = judgePlacing(country, lines, level, used, {
      ...body,
      ...destination,
      store: request.store,
      coupon: coupon?.amount ?? null,
    });
    if (!verdict.ok && verdict.code === 'cannot_place')
      return { ok: false, code: 'cannot_place', products: verdict.products };
    if (!verdict.ok && verdict.code === 'unknown_delivery')
      return refuseField('delivery', 'order.delivery.unknown', language);
    if (!verdict.ok) return refuseField('payment', 'order.payment.unknown', language);

    const nothingToPay = verdict.totals.total === 0;
    const next = verdict.payment.kind === 'card' && !nothingToPay ? 'awaiting_payment' : 'confirmed';
    if (status !== next && !mayBecome(status, next)) return { ok: false, code: 'already_paid' };
    const held = allLines.filter((line) => line.order_id !== order.id || status === 'awaiting_payment');
    const keeps = lines.filter(({ gift }) => !gift || verdict.keepsGift);
    if (keeps.length < lines.length) await database.run(dropGift, [order.id]);
    const wanted = keeps.map((line) => ({ ...line, store: request.store }));
    const change = addUnits(addUnits(new Map(), wanted, 1), held, -1);
    if (!(await changeStock(context, change)))
      return { ok: false, code: 'cannot_place', products: lines.map(({ code }) => code) };

    await writePlacing({ order, status, next, replaced: others, request, destination, verdict, coupon });
    return { ok: true };
  };

  return async (request: PlaceRequest): Promise<PlaceResult> => {
    const { member } = request;
    const { mode } = await context.mode();
    return database.inTransaction(async () => {
      const rows = await database.run(lockOrders, [country.val, member.id, request.orderId]);
      const order = rows.find(({ id }) => id === request.orderId);
      if (!order) return { ok: false, code: 'not_found' };
      const status = readStatus(order.status);
      if (status === 'cancelled' || status === 'expired')
        return { ok: false, code: 'cannot_place', products: [] };
      if (status !== 'draft' && status !== 'awaiting_payment') return { ok: false, code: 'already_paid' };
      if (mode === 'inventory' && status === 'draft') return { ok: false, code: 'ordering_stopped' };
      const refusal = missingAgreements(request);
      if (refusal) return refusal;
      return place(
        request,
        order,
        rows.filter(({ id }) => id !== order.id),
      );
    });
  };
};
