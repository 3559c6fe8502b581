import {
  judgeReturn,
  refundOf,
  unitsLeft,
  type RefundLine,
  type Units,
  type UnitsFault,
} from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { bookOrder } from '../../credits/index.ts';
import { couponSpent } from '../../gifts/index.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { moneyOf } from './refund.ts';
import { markReturned, takeBackCredits } from './return-repository.ts';
import { countingStates } from '../states/states.ts';
import { changeStock, givenBack, keptBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** Lines of an order as the rules of returning see them. */
export const returnLines = (lines: readonly OrderLineRow[]): RefundLine[] =>
  lines.map((line) => ({
    code: line.code,
    gift: line.gift,
    unitPrice: line.unit_price,
    quantity: line.quantity,
    returned: line.returned,
    discountable: line.discountable,
  }));

/** Units that came back, whether all of the order is back with them, and what they cost. */
export type TakeBackResult =
  | { readonly ok: true; readonly units: Units; readonly all: boolean; readonly worth: Minor }
  | { readonly ok: false; readonly why: UnitsFault };

interface Judged {
  readonly ok: true;
  readonly lines: readonly OrderLineRow[];
  readonly units: Units;
  /** Whether nothing that was bought stays with the buyer. */
  readonly all: boolean;
  readonly worth: Minor;
}

/** Judges units of a locked order that go back; null: all that is still with the buyer. Locks the products. */
export const judgeGoods = async (
  context: Context,
  order: OrderRow,
  asked: Units | null,
): Promise<Judged | { readonly ok: false; readonly why: UnitsFault }> => {
  const lines = await context.database.run(lockLines, [[order.id], order.store]);
  const before = returnLines(lines);
  const left = unitsLeft(before);
  const units = asked ?? left;
  const why = judgeReturn(before, units);
  if (why !== null) return { ok: false, why };
  const { taken, refunded } = await moneyOf(context, order.id);
  const worth = refundOf(
    {
      lines: before,
      discountBp: order.discount_bp,
      coupon: order.coupon,
      paymentFee: order.payment_fee,
      paid: taken,
      refunded,
      couponSpent: await couponSpent(context, order.id),
    },
    units,
  );
  return {
    ok: true,
    lines,
    units,
    all: [...left].every(([code, count]) => units.get(code) === count),
    worth,
  };
};

/**
 * Takes goods of an order back that is locked in the running transaction (ORD-7): notes them on the lines, with `restock`
 * gives them to the stock again, takes their case credits back, and says what money they are worth.
 */
export const takeGoodsBack = async (
  context: Context,
  order: OrderRow,
  asked: Units | null,
  restock: boolean,
): Promise<TakeBackResult> => {
  const judged = await judgeGoods(context, order, asked);
  if (!judged.ok) return judged;
  const { lines, units, all, worth } = judged;
  const bought = lines.filter((line) => !line.gift && units.has(line.code));
  const gifts = all ? lines.filter((line) => line.gift && line.returned === 0) : [];
  const back = [...bought.map((line) => ({ ...line, quantity: units.get(line.code) ?? 0 })), ...gifts];
  await context.database.run(markReturned, [
    order.id,
    back.map((line) => line.product_id),
    back.map((line) => line.gift),
    back.map((line) => line.quantity),
    restock,
  ]);
  if (restock) await changeStock(context, givenBack(keptBy(back.map((line) => ({ ...line, restocked: 0 })))));
  await context.database.run(takeBackCredits, [order.id]);
  if (order.paid_at) await bookOrder(context, countingStates, { id: order.id, paidAt: order.paid_at });
  return { ok: true, units, all, worth };
};
