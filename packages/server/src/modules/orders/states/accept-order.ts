import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { takeCouponAgain } from '../../gifts/index.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { judgeGoods } from '../returns/return-goods.ts';
import { markUnsent, takeBackCredits } from '../returns/return-repository.ts';
import { changeStock, wantedBy } from '../stock/stock-changes.ts';
import { lockLines } from '../stock/stock-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** What of an order was there: all of it, or what money is due for the rest. */
export interface Accepted {
  readonly whole: boolean;
  readonly due: Minor;
}

/** What each line can get of the stock, units bought before units given of the same product. */
const availableOf = (lines: readonly OrderLineRow[]): OrderLineRow[] => {
  const left = new Map(lines.map((line) => [line.product_id, Math.max(0, line.stock)]));
  return lines
    .toSorted((one, other) => Number(one.gift) - Number(other.gift))
    .map((line) => {
      const stock = left.get(line.product_id) ?? 0;
      const quantity = Math.min(stock, line.quantity);
      left.set(line.product_id, stock - quantity);
      return { ...line, quantity };
    });
};

/**
 * Takes the units of an order anew that waits for a person, and its coupon; where another order has that by now, the person
 * has let it pass. `partly`: what is not there is left out. null, and nothing, when that is not enough.
 */
export const acceptReviewed = async (
  context: Context,
  order: OrderRow,
  partly: boolean,
): Promise<Accepted | null> => {
  const lines = await context.database.run(lockLines, [[order.id], order.store]);
  if (await changeStock(context, wantedBy(lines, order.store))) {
    await takeCouponAgain(context, order);
    return { whole: true, due: 0 };
  }
  if (!partly) return null;
  const there = availableOf(lines);
  const sent = there.filter(({ gift, quantity }) => !gift && quantity > 0);
  if (sent.length === 0) return null;
  const missing = there.flatMap((line) => {
    const wanted = lines.find(({ product_id: id, gift }) => id === line.product_id && gift === line.gift);
    const quantity = (wanted?.quantity ?? 0) - line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const bought = missing.filter(({ gift }) => !gift);
  const units = new Map(bought.map(({ code, quantity }) => [code, quantity]));
  const judged = bought.length > 0 ? await judgeGoods(context, order, units) : null;
  await takeCouponAgain(context, order);
  await changeStock(
    context,
    wantedBy(
      there.filter(({ quantity }) => quantity > 0),
      order.store,
    ),
  );
  await context.database.run(markUnsent, [
    order.id,
    missing.map((line) => line.product_id),
    missing.map((line) => line.gift),
    missing.map((line) => line.quantity),
  ]);
  await context.database.run(takeBackCredits, [order.id]);
  return { whole: false, due: judged?.ok ? judged.worth : 0 };
};
