import type { OrderStatus } from '@caravan/contract';
import type { Units } from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { raiseLevels } from '../../credits/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { acceptReviewed } from './accept-order.ts';
import { cancel } from './cancel-order.ts';
import { changeState, statusOf } from './change-state.ts';
import type { OrderRow } from '../order-row.ts';
import {
  endRefunded,
  moneyOf,
  openPayments,
  requestRefund,
  type RefundRequest,
  type RefundResult,
} from '../returns/refund.ts';
import { noteReceived } from '../returns/note-return.ts';
import { judgeGoods, takeGoodsBack, type TakeBackResult } from '../returns/return-goods.ts';
import { promiseAnew } from './promise-anew.ts';
import { mayBecome, stands } from './states.ts';
import { withOrder } from './with-order.ts';

/** States into which a person brings an order by its name; the others come about by buyers, banks, time and returns. */
export const operatedStates = ['shipped', 'delivered', 'cancelled', 'refused'] as const;

export type OperatedState = (typeof operatedStates)[number];

/** Who does something to an order, and why. */
export interface Operator {
  readonly actor: string;
  readonly reason: string;
}

/** Done, with the money that is to go back (0: none) and whether only a part went back; or why not. */
export type OperateResult =
  | {
      readonly ok: true;
      readonly from: OrderStatus;
      readonly due: Minor;
      readonly requested: boolean;
      readonly part?: boolean;
      /** Of what was accepted although less was paid than it costs; smallest unit. */
      readonly lacking?: Minor;
    }
  | { readonly ok: false; readonly why: 'not_found' }
  | {
      readonly ok: false;
      readonly why: 'not_allowed' | 'no_units' | Extract<TakeBackResult, { ok: false }>['why'];
      readonly from: OrderStatus;
    };

type Context = Pick<CountryContext, 'country' | 'database'>;

const notFound = { ok: false, why: 'not_found' } as const;

/** Requests what is due, if the operator says so; what is paid at the door goes back by hand. */
const giveBack = async (
  context: Context,
  order: OrderRow,
  due: Minor,
  wanted: boolean,
  { actor, reason }: Operator,
  transaction?: string,
): Promise<boolean> => {
  if (due === 0 || !wanted) return false;
  const result = await requestRefund(context, order, { amount: due, reason, actor, transaction });
  return result.ok;
};

/**
 * Brings an order into a state as a person decided (SRV-11), by the same table as everybody (ORD-1): stock, history, coupons
 * and the buyer's mail go with it. What comes to a buyer who pays at the door is paid with that (ORD-8); what is refused
 * there is not, and goes back to the stock only with `restock`. `refund` has the money given back that is due.
 */
export const operateOrder = async (
  context: Context,
  jobs: Jobs,
  orderId: number,
  to: OperatedState,
  by: Operator & { readonly restock?: boolean; readonly refund?: boolean },
): Promise<OperateResult> =>
  (await withOrder(context, orderId, async (order): Promise<OperateResult> => {
    const from = statusOf(order);
    if (!mayBecome(from, to)) return { ok: false, why: 'not_allowed', from };
    const cause = by.reason === '' ? `${to} by the operator` : by.reason;
    let due = 0;
    if (to === 'cancelled') {
      due = await dueOf(context, order);
      await cancel(context, order, cause);
    } else if (to === 'refused') {
      const back = await takeGoodsBack(context, order, null, by.restock === true);
      if (back.ok) due = back.worth;
      await changeState(context, order, { to, cause });
    } else {
      const paidAtDoor = to === 'delivered' && order.paid_at === null;
      await raiseLevels(context, jobs, await changeState(context, order, { to, cause, paid: paidAtDoor }));
      if (paidAtDoor && order.coupon_earned > 0 && context.country.rules.gifts?.coupon)
        await jobs.send('mail', { kind: 'coupon', orderId });
    }
    if (to !== 'delivered') await jobs.send('mail', { kind: to, orderId });
    const requested = await giveBack(context, order, due, by.refund === true, by);
    return { ok: true, from, due, requested };
  })) ?? notFound;

/** What is to be paid back when an order goes back whole, as it stands. */
const dueOf = async (context: Context, order: OrderRow): Promise<Minor> => {
  const judged = await judgeGoods(context, order, null);
  return judged.ok ? judged.worth : 0;
};

/** The money that a person had to look at beside `worth`, what of the order is sent: what is due back, or what is lacking. Smallest unit. */
const compareReviewed = async (
  context: Context,
  order: OrderRow,
  worth: Minor,
): Promise<{ readonly transaction?: string; readonly due: Minor; readonly lacking: Minor }> => {
  const { payments } = await moneyOf(context, order.id);
  const payment = payments.find(({ outcome }) => outcome === 'review');
  const paid = payment ? (payment.amount ?? 0) - payment.refunded : order.total;
  return {
    ...(payment && { transaction: payment.transaction }),
    due: Math.max(0, paid - worth),
    lacking: Math.max(0, worth - paid),
  };
};

/**
 * Lets money pass that a person had to look at (PAY-12): the order claims its units anew and is paid, all of it, or with
 * `available` what of it is there; the rest is as if it came back, and its money is due, as is what was paid beyond the order's sum.
 */
export const acceptOrder = async (
  context: Context,
  jobs: Jobs,
  orderId: number,
  by: Operator & { readonly available?: boolean; readonly refund?: boolean },
): Promise<OperateResult> =>
  (await withOrder(context, orderId, async (order, at): Promise<OperateResult> => {
    const from = statusOf(order);
    if (from !== 'paid_review') return { ok: false, why: 'not_allowed', from };
    const accepted = await acceptReviewed(context, order, by.available === true);
    if (accepted === null) return { ok: false, why: 'no_units', from };
    const cause = by.reason === '' ? 'operator' : by.reason;
    await promiseAnew(context, order, at);
    await raiseLevels(context, jobs, await changeState(context, order, { to: 'paid', cause }));
    await jobs.send('mail', { kind: accepted.whole ? 'paid' : 'partly-shipped', orderId });
    const worth = order.total - accepted.due;
    const { due, lacking, transaction } = await compareReviewed(context, order, worth);
    const requested = await giveBack(context, order, due, by.refund === true, by, transaction);
    return { ok: true, from, due, requested, ...(lacking > 0 && { lacking }) };
  })) ?? notFound;

/**
 * Takes goods back that a buyer has sent (ORD-7): whole, or by lines (`units`). They go to the stock only with `restock`.
 * The order itself becomes `returned` with its last unit.
 */
export const returnOrder = async (
  context: Context,
  jobs: Jobs,
  orderId: number,
  units: Units | null,
  by: Operator & { readonly restock?: boolean; readonly refund?: boolean },
): Promise<OperateResult> =>
  (await withOrder(context, orderId, async (order): Promise<OperateResult> => {
    const from = statusOf(order);
    if (!mayBecome(from, 'returned')) return { ok: false, why: 'not_allowed', from };
    const back = await takeGoodsBack(context, order, units, by.restock === true);
    if (!back.ok) return { ok: false, why: back.why, from };
    const returns = await noteReceived(context, orderId, back.units, by);
    if (back.all)
      await changeState(context, order, { to: 'returned', cause: by.reason || 'goods came back' });
    for (const id of returns) await jobs.send('mail', { kind: 'returned', orderId, about: `return ${id}` });
    const requested = await giveBack(context, order, back.worth, by.refund === true, by);
    return { ok: true, from, due: back.worth, requested, ...(!back.all && { part: true }) };
  })) ?? notFound;

/**
 * Gives money of an order back, whatever its state. One that waits for a decision is cancelled with that (PAY-12), unless it
 * is a further payment that goes back; that of a purchase that stands goes back only where an amount or one of several
 * payments is named. The buyer of what is given back by hand is told at once; the bank's refunds are told when it has said yes.
 */
export const refundOrder = async (
  context: Context,
  jobs: Jobs,
  orderId: number,
  request: RefundRequest,
): Promise<RefundResult | { readonly ok: false; readonly why: 'not_found' | 'stands' }> =>
  (await withOrder(context, orderId, async (order) => {
    const { payments } = await moneyOf(context, order.id);
    const status = statusOf(order);
    const waits = status === 'paid_review';
    const named = request.amount !== null || request.transaction !== undefined;
    if (stands[status] && !waits && openPayments(payments).length < 2 && !named)
      return { ok: false, why: 'stands' } as const;
    const result = await requestRefund(context, order, request);
    if (!result.ok) return result;
    const payment = payments.find(({ transaction }) => transaction === request.transaction);
    const ends = waits && (payment === undefined || payment.outcome === 'review');
    if (ends) {
      await cancel(context, order, request.reason === '' ? 'refunded by the operator' : request.reason);
      await jobs.send('mail', { kind: 'cancelled', orderId });
    }
    if (result.byHand) {
      await endRefunded(context, ends ? { ...order, status: 'cancelled' } : order);
      const { id, amount } = result;
      await jobs.send('mail', {
        kind: 'refunded-by-hand',
        orderId,
        about: `refund ${id}`,
        values: { amount },
      });
    }
    return result;
  })) ?? notFound;
