import { isPaidAhead } from '@caravan/cart-rules';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { readLevel } from '../../accounts/index.ts';
import { claimCoupon } from '../../gifts/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { limitsUsed } from '../../limits/index.ts';
import { readDestination, type DestinationResult } from './destination.ts';
import { holdOf, holdTimes } from './hold-time.ts';
import { judgePlacing } from './judge-placing.ts';
import { judgeAlone } from '../member-lock.ts';
import type { OrderRow } from '../order-row.ts';
import { createPlacingRefusals } from './placing-refusals.ts';
import { dropGift, lockOrders } from './placing-repository.ts';
import { Refused, type PlaceRequest, type PlaceResult } from './placing-results.ts';
import { refreshPrices } from '../drafts/refresh-prices.ts';
import { mayBecome, readStatus } from '../states/states.ts';
import { changeStock, givenBack, keptBy, wantedBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';
import { createWritePlacing } from './write-placing.ts';

/** What a placing comes to; `refreshed`: the draft was brought up to today's prices, which it keeps. */
type Judgement = PlaceResult | 'refreshed';

/** The most orders that a member places within an hour (PAY-13). */
const mostAnHour = 20;
const hour = 3_600_000;

/**
 * Places an order (API-29): everything is judged once more on locked rows, and stock, totals, state, history, the attempt
 * to pay and the jobs are one transaction (CHK-8, SRV-4); a refused one changes nothing. Repeatable until it is paid: units
 * are adjusted, never taken twice. A gift that is gone meanwhile, or no longer due, is left out; what a coupon pays whole is
 * confirmed at once (LIM-6).
 */
export const createPlaceOrder = (context: CountryContext, jobs: Jobs) => {
  const { country, database, words } = context;
  const refusals = createPlacingRefusals(context);
  const writePlacing = createWritePlacing(context, jobs);

  /** `others`: the member's unpaid orders whose place this one takes. */
  const place = async (
    request: PlaceRequest,
    order: OrderRow,
    others: readonly OrderRow[],
    found: DestinationResult,
    at: Date,
  ): Promise<Judgement> => {
    const { holidays } = await country.holidays();
    const { member, body, store } = request;
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
    if (claim?.ok === false) return refusals.coupon(request, claim);
    const coupon = claim?.coupon ?? null;
    const verdict = judgePlacing(country, lines, level, used, {
      ...body,
      ...destination,
      store,
      coupon: coupon?.amount ?? null,
    });
    if (!verdict.ok) return refusals.verdict(request, verdict);
    if (body.total !== undefined && body.total !== toWire(verdict.totals.total, country.currency))
      return { code: 'conflict' };

    const nothingToPay = verdict.totals.total === 0;
    const next = isPaidAhead(verdict.payment.kind) && !nothingToPay ? 'awaiting_payment' : 'confirmed';
    if (status !== next && !mayBecome(status, next)) return { code: 'already_paid' };
    const isHeld = next === 'awaiting_payment';
    const times = isHeld ? await holdTimes(context, member.id, lines, used) : new Map<string, number>();
    const hold = holdOf(country, [order, ...others], times, at);
    if (isHeld && hold.ends <= at) {
      const products = hold.heldLongEnough;
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
      heldSince: hold.since,
      holdEnds: hold.ends,
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
    const refusal = refusals.missingAgreements(request);
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
