import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { couponSpent } from '../../gifts/index.ts';
import { changeState, statusOf } from '../states/change-state.ts';
import type { OrderRow } from '../order-row.ts';
import { insertRefund, readMoney, type OrderMoney } from './refund-repository.ts';
import { markAllRestocked } from './return-repository.ts';
import { mayBecome } from '../states/states.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** Why money can't go back: nothing was paid, more is asked than is left, or the order was paid more than once and nobody said which payment. */
export type RefundFault = 'nothing_paid' | 'too_much' | 'which_payment' | 'no_such_payment';

/** Money to give back, who says so and why. */
export interface RefundRequest {
  /** Smallest unit; null: all that is left of the payment. */
  readonly amount: Minor | null;
  readonly reason: string;
  readonly actor: string;
  /** The bank's number of the payment that it undoes; needed where an order was paid more than once. */
  readonly transaction?: string | undefined;
  /** It was given back outside of the bank already: cash, or a transfer. */
  readonly byHand?: boolean;
}

export type RefundResult =
  | { readonly ok: true; readonly id: number; readonly amount: Minor; readonly byHand: boolean }
  | { readonly ok: false; readonly why: RefundFault; readonly left: Minor };

/** What of an order was paid and went back, by the ledger (PAY-9). */
export const moneyOf = async ({ country, database }: Context, orderId: number): Promise<OrderMoney> => {
  const [money] = await database.run(readMoney, [country.val, orderId]);
  return money ?? { taken: 0, refunded: 0, done: 0, payments: [] };
};

/** Payments of which the bank has something left to give back. */
export const openPayments = (payments: OrderMoney['payments']): OrderMoney['payments'] =>
  payments.filter(({ amount, refunded }) => amount !== null && refunded < amount);

/**
 * An order of which all money went back ends as refunded, if its goods did, or were never sent. What the coupon bought that
 * it earned stays paid (LIM-6).
 */
export const endRefunded = async (context: Context, order: OrderRow): Promise<boolean> => {
  const { taken, done } = await moneyOf(context, order.id);
  const from = statusOf(order);
  if (taken === 0 || !mayBecome(from, 'refunded')) return false;
  if (done < taken - (await couponSpent(context, order.id))) return false;
  // Cancelled before it was sent: its units are in the stock already, and stay counted there.
  if (from === 'cancelled') await context.database.run(markAllRestocked, [order.id]);
  await changeState(context, order, { to: 'refunded', cause: 'its money was given back' });
  return true;
};

/**
 * Writes down that money of an order that is locked in the running transaction goes back (ORD-7, PAY-10): never more than is
 * left of what was paid, whoever asks how often. The bank is asked by a running server, and the buyer is told once it has
 * said yes.
 */
export const requestRefund = async (
  context: Context,
  order: OrderRow,
  { amount, reason, actor, transaction, byHand = false }: RefundRequest,
): Promise<RefundResult> => {
  const { country, database } = context;
  const { taken, refunded, payments } = await moneyOf(context, order.id);
  const refused = (why: RefundFault, left: Minor): RefundResult => ({ ok: false, why, left });
  const left = taken - refunded;
  if (taken === 0) return refused('nothing_paid', 0);
  if (left <= 0) return refused('too_much', 0);
  const cash = byHand || payments.length === 0;
  if (cash && !byHand) return refused('which_payment', left);
  const open = openPayments(payments);
  const payment = transaction === undefined ? open[0] : open.find((one) => one.transaction === transaction);
  if (!cash && !payment) return refused('no_such_payment', left);
  if (!cash && transaction === undefined && open.length > 1) return refused('which_payment', left);
  const most = cash ? left : Math.min(left, (payment?.amount ?? 0) - (payment?.refunded ?? 0));
  const wanted = amount ?? most;
  if (wanted < 1 || wanted > most) return refused('too_much', most);
  const [made] = await database.run(insertRefund, [
    country.val,
    order.id,
    cash ? null : (payment?.id ?? null),
    wanted,
    reason,
    actor,
  ]);
  return { ok: true, id: made?.id ?? 0, amount: wanted, byHand: cash };
};
