import { isPaidAhead } from '@caravan/cart-rules';
import type { ErrorCode, schemas } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import type { z } from 'zod';
import type { CountryContext } from '../../../context.ts';
import type { Member } from '../../../http/member.ts';
import { readLevel } from '../../accounts/index.ts';
import { claimCoupon, type CouponClaim } from '../../gifts/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { limitsUsed } from '../../limits/index.ts';
import { readDestination, type DestinationResult } from './destination.ts';
import { holdTimes, longestHold } from './hold-time.ts';
import { judgePlacing } from './judge-placing.ts';
import { judgeAlone } from '../member-lock.ts';
import type { OrderRow } from '../order-row.ts';
import { dropGift, lockOrders } from './placing-repository.ts';
import { refreshPrices } from '../drafts/refresh-prices.ts';
import { mayBecome, readStatus } from '../states/states.ts';
import { changeStock, givenBack, keptBy, wantedBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';
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

/**
 * What keeps an order from being placed though its products are there: the order itself is over (it was cancelled, or not paid in
 * time), or this member has held them for as long as one may (PAY-13).
 */
export type PlacingObstacle = 'order over' | 'held long enough';

/** Why an order is not placed. Fields hold messages in the buyer's language. */
export type PlaceRefusal =
  | {
      readonly code: Extract<ErrorCode, 'not_found' | 'already_paid' | 'conflict' | 'ordering_stopped'>;
    }
  | {
      readonly code: 'cannot_place';
      readonly products: readonly string[];
      /** Why, where it is not that they are gone. */
      readonly why?: PlacingObstacle;
    }
  | { readonly code: 'throttled'; readonly waitMs: number }
  | {
      readonly code: Extract<ErrorCode, 'invalid' | 'agreements_required'>;
      readonly fields: Readonly<Record<string, string[]>>;
    };

/** Placed (null), or why not. */
export type PlaceResult = PlaceRefusal | null;

/** What a placing comes to; `refreshed`: the draft was brought up to today's prices, which it keeps. */
type Judgement = PlaceResult | 'refreshed';

/** Undoes what the transaction of a refused placing has written so far. */
class Refused extends Error {
  readonly refusal: PlaceRefusal;
  constructor(refusal: PlaceRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is said beside the coupon's field. */
const couponWords: Readonly<Record<Extract<CouponClaim, { ok: false }>['why'], string>> = {
  unknown: 'order.coupon.unknown',
  used: 'order.coupon.used',
  expired: 'order.coupon.expired',
  taken_back: 'order.coupon.takenBack',
};

/** The most orders that a member places within an hour (PAY-13). */
const mostAnHour = 20;
const hour = 3_600_000;

const earliest = (moments: readonly (Date | null)[], otherwise: Date): Date =>
  moments.reduce<Date>((first, moment) => (moment && moment < first ? moment : first), otherwise);

/**
 * Places an order (API-29): everything is judged once more on locked rows, and stock, totals, state, history, the attempt
 * to pay and the jobs are one transaction (CHK-8, SRV-4); a refused one changes nothing. Repeatable until it is paid: units
 * are adjusted, never taken twice. A gift that is gone meanwhile, or no longer due, is left out; what a coupon pays whole is
 * confirmed at once (LIM-6).
 */
export const createPlaceOrder = (context: CountryContext, jobs: Jobs) => {
  const { country, database, words } = context;
  const writePlacing = createWritePlacing(context, jobs);

  const missingAgreements = ({ body, language }: PlaceRequest): PlaceResult => {
    const accepted = new Set(body.agreements);
    if (country.agreements.every(({ slug }) => accepted.has(slug))) return null;
    return {
      code: 'agreements_required',
      fields: { agreements: [words(language)._('server.error.agreementsRequired')] },
    };
  };

  const refuseField = (field: string, id: string, language: Language): PlaceResult => ({
    code: 'invalid',
    fields: { [field]: [words(language)._(id)] },
  });

  /** `others`: the member's unpaid orders whose place this one takes. */
  const place = async (
    request: PlaceRequest,
    order: OrderRow,
    others: readonly OrderRow[],
    found: DestinationResult,
    at: Date,
  ): Promise<Judgement> => {
    const { holidays } = await country.holidays();
    const { member, body, language, store } = request;
    const status = readStatus(order.status);
    const allIds = [order, ...others].map(({ id }) => id);
    const allLines = await database.run(lockLines, [allIds, store]);
    const lines = allLines.filter((line) => line.order_id === order.id);
    const productIds = lines.map((line) => line.product_id);
    const used = await limitsUsed(context, member.id, productIds, store, at);
    const level = status === 'draft' ? member.level : readLevel(order.level);
    if (status === 'draft' && (await refreshPrices(context, order, lines, level))) return 'refreshed';

    if (!found.ok) return { code: 'invalid', fields: found.fields };
    const { destination } = found;
    const claim = body.coupon
      ? await claimCoupon(context, member.id, body.coupon, order.id, allIds, at)
      : null;
    if (claim?.ok === false) return refuseField('coupon', couponWords[claim.why], language);
    const coupon = claim?.coupon ?? null;
    const verdict = judgePlacing(country, lines, level, used, {
      ...body,
      ...destination,
      store,
      coupon: coupon?.amount ?? null,
    });
    if (!verdict.ok && verdict.code === 'cannot_place')
      return { code: 'cannot_place', products: verdict.products };
    if (!verdict.ok && verdict.code === 'unknown_delivery')
      return refuseField('delivery', 'order.delivery.unknown', language);
    if (!verdict.ok) return refuseField('payment', 'order.payment.unknown', language);
    if (body.total !== undefined && body.total !== toWire(verdict.totals.total, country.currency))
      return { code: 'conflict' };

    const nothingToPay = verdict.totals.total === 0;
    const next = isPaidAhead(verdict.payment.kind) && !nothingToPay ? 'awaiting_payment' : 'confirmed';
    if (status !== next && !mayBecome(status, next)) return { code: 'already_paid' };
    const heldSince = earliest(
      [order, ...others].map(({ held_since: since }) => since),
      at,
    );
    const times =
      next === 'awaiting_payment'
        ? await holdTimes(context, member.id, lines, used)
        : new Map<string, number>();
    const holdEnds = new Date(
      Math.min(
        at.getTime() + country.holdMinutes * 60_000,
        heldSince.getTime() + Math.min(longestHold, ...times.values()),
      ),
    );
    if (next === 'awaiting_payment' && holdEnds <= at) {
      const over = [...times].filter(([, time]) => heldSince.getTime() + time <= at.getTime());
      const products = over.map(([product]) => product);
      return { code: 'cannot_place', products, why: products.length > 0 ? 'held long enough' : 'order over' };
    }

    const keeps = lines.filter(({ gift }) => !gift || verdict.keepsGift);
    const held = allLines.filter((line) => line.order_id !== order.id || status === 'awaiting_payment');
    const moves = [...wantedBy(keeps, store), ...givenBack(keptBy(held))];
    if (!(await changeStock(context, moves)))
      return { code: 'cannot_place', products: lines.map(({ code }) => code) };
    if (keeps.length < lines.length) await database.run(dropGift, [order.id]);
    await writePlacing({
      order,
      status,
      next,
      replaced: others,
      request,
      destination,
      verdict,
      coupon,
      at,
      heldSince,
      holdEnds,
      holidays,
    });
    return null;
  };

  const judge = async (request: PlaceRequest, found: DestinationResult, mode: string): Promise<Judgement> => {
    const { member, orderId } = request;
    const at = await judgeAlone(context, member.id);
    const rows = await database.run(lockOrders, [country.val, member.id, orderId]);
    const order = rows.find(({ id }) => id === orderId);
    if (!order) return { code: 'not_found' };
    const status = readStatus(order.status);
    if (status === 'cancelled' || status === 'expired')
      return { code: 'cannot_place', products: [], why: 'order over' };
    if (status !== 'draft' && status !== 'awaiting_payment') return { code: 'already_paid' };
    if (mode === 'inventory' && status === 'draft') return { code: 'ordering_stopped' };
    if (status === 'draft' && order.placed_lately >= mostAnHour)
      return {
        code: 'throttled',
        waitMs: (order.oldest_lately?.getTime() ?? at.getTime()) + hour - at.getTime(),
      };
    const refusal = missingAgreements(request);
    const others = rows.filter(({ id }) => id !== order.id);
    return refusal ?? place(request, order, others, found, at);
  };

  return async (request: PlaceRequest): Promise<PlaceResult> => {
    const { mode } = await context.mode();
    // Places don't change while one orders: they are looked up before anything is locked.
    const spoken = { country, database, words: words(request.language) };
    const found = await readDestination(spoken, request.member.id, request.body);
    try {
      return await database.inTransaction(async () => {
        const judged = await judge(request, found, mode);
        // Its prices are kept: the buyer looks at it again.
        if (judged === 'refreshed') return { code: 'conflict' };
        if (judged !== null) throw new Refused(judged);
        return null;
      });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  };
};
