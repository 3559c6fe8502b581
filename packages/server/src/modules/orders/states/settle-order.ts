import { judgeQuantity } from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { raiseLevels } from '../../credits/index.ts';
import { takeCouponAgain } from '../../gifts/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import { limitsBeside } from '../../limits/index.ts';
import { changeState, statusOf } from './change-state.ts';
import { emptyCartOf } from '../drafts/empty-cart.ts';
import { countFromNow } from '../order-repository.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { toRuleLine } from '../rule-line.ts';
import { promiseAnew } from './promise-anew.ts';
import { holdsStock, mayBecome } from './states.ts';
import { changeStock, givenBack, keptBy, wantedBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';

/** What money that came does to its order: pays it, needs a person, or came a second time. */
export type Settlement = 'paid' | 'review' | 'double';

/** Why money that came needs a person (PAY-12): the cause in the order's history. */
type Doubt =
  | 'paid another sum'
  | 'paid after its prices had changed'
  | 'paid beyond a limit'
  | 'paid after its units were gone'
  | 'paid after its coupon was used';

type Context = Pick<CountryContext, 'country' | 'database'>;

const pricesChanged = (lines: readonly OrderLineRow[]): boolean =>
  lines.some((line) => !line.gift && (line.unit_price !== line.product_price || line.disabled));

/** Whether an order that had ended still keeps the limits, beside all that the member has bought or can still pay (LIM-7). */
const keepsLimits = async (
  context: Context,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  at: Date,
): Promise<boolean> => {
  const bought = lines.filter(({ gift }) => !gift);
  const used = await limitsBeside(
    context,
    order.member_id,
    order.id,
    bought.map((line) => line.product_id),
    at,
  );
  return bought.every((line) => {
    const price = { unitPrice: line.unit_price, unitCc: line.unit_cc, discountable: line.discountable };
    const rule = toRuleLine({ ...line, stock: line.quantity }, price, used.get(line.product_id));
    return judgeQuantity(rule, line.quantity, true) === null;
  });
};

/** Judges an order anew whose hold had ended, and takes its units and its coupon again; null when all still holds. */
const claimAgain = async (context: Context, order: OrderRow, at: Date): Promise<Doubt | null> => {
  const lines = await context.database.run(lockLines, [[order.id], order.store]);
  if (pricesChanged(lines)) return 'paid after its prices had changed';
  if (!(await keepsLimits(context, order, lines, at))) return 'paid beyond a limit';
  const wanted = wantedBy(lines, order.store);
  if (!(await changeStock(context, wanted))) return 'paid after its units were gone';
  if (await takeCouponAgain(context, order)) return null;
  await changeStock(context, givenBack(wanted));
  return 'paid after its coupon was used';
};

/** Gives back what an order holds that is paid with another sum: a person decides what becomes of it. */
const letGo = async (context: Context, order: OrderRow): Promise<void> => {
  const lines = await context.database.run(lockLines, [[order.id], order.store]);
  await changeStock(context, givenBack(keptBy(lines)));
};

/**
 * Books a bank's money on an order that is locked, behind its member, in the running transaction (PAY-5, PAY-6). An order
 * that had ended is judged anew: stock, limits, prices, coupon (PAY-12). What no longer holds, or a sum that is not the order's, is
 * for a person to decide (`paid_review`), and the buyer is told. Never drops money. `at`: the database's time.
 */
export const settleOrder = async (
  context: Context,
  jobs: Jobs,
  order: OrderRow,
  amount: Minor,
  at: Date,
): Promise<Settlement> => {
  const from = statusOf(order);
  if (!mayBecome(from, 'paid') || order.paid_at !== null) return 'double';
  const late = !holdsStock[from];
  const sameSum = amount === order.total;
  const doubt: Doubt | null = !sameSum
    ? 'paid another sum'
    : late
      ? await claimAgain(context, order, at)
      : null;
  if (doubt !== null && !late) await letGo(context, order);
  if (late) await context.database.run(countFromNow, [order.id]);
  if (late && doubt === null) await promiseAnew(context, order, at);
  const to = doubt === null ? 'paid' : 'paid_review';
  const grown = await changeState(context, order, { to, cause: doubt ?? 'paid by card', paid: true });
  await raiseLevels(context, jobs, grown);
  if (doubt === null) await jobs.send('mail', { kind: 'paid', orderId: order.id });
  else {
    const values = sameSum ? {} : { paid: amount };
    await jobs.send('mail', { kind: 'operator-review', orderId: order.id, values });
    await jobs.send('mail', { kind: 'review', orderId: order.id, values });
  }
  await emptyCartOf(context, order.id, order.member_id);
  return doubt === null ? 'paid' : 'review';
};
