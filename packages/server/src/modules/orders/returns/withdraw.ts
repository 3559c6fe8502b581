import { judgeReturn, unitsLeft, type Units } from '@caravan/cart-rules';
import type { CountryDefinition } from '@caravan/country';
import { startOfLocalDay } from '@caravan/i18n';
import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../../context.ts';
import type { Jobs } from '../../jobs/index.ts';
import { openTask } from '../../tasks/index.ts';
import { statusOf } from '../states/change-state.ts';
import { noteDeclared } from './note-return.ts';
import { readDelivered, readOpenReturns } from './return-repository.ts';
import { returnLines } from './return-goods.ts';
import { lockLines } from '../stock/stock-repository.ts';
import { withOrder } from '../states/with-order.ts';

/** States of orders from which a buyer may withdraw: bought, and not on the way back as a whole. */
const withdrawable: readonly OrderStatus[] = ['confirmed', 'paid', 'shipped', 'delivered'];

/**
 * Until when a buyer may withdraw from an order by the form (ORD-7): so many whole local days after it came; null `until`: it
 * has not come yet. null: not at all.
 */
export const withdrawalOf = (
  {
    withdrawalForm,
    withdrawalDays,
    timeZone,
  }: Pick<CountryDefinition, 'withdrawalForm' | 'withdrawalDays' | 'timeZone'>,
  status: OrderStatus,
  delivered: Date | null,
  now: Date,
): { readonly until: Date | null } | null => {
  if (!withdrawalForm || !withdrawable.includes(status)) return null;
  if (delivered === null) return { until: null };
  const until = new Date(startOfLocalDay(delivered, timeZone, withdrawalDays + 1).getTime() - 1);
  return until >= now ? { until } : null;
};

/** Declared (with the units), or why not. */
export type WithdrawResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'not_found' | 'not_allowed' | 'term_over' | 'lines' };

/** Adds up units by product; a product named twice is asked for twice. */
const unitsOf = (lines: readonly { readonly productCode: string; readonly quantity: number }[]): Units => {
  const units = new Map<string, number>();
  for (const { productCode, quantity } of lines)
    units.set(productCode, (units.get(productCode) ?? 0) + quantity);
  return units;
};

/**
 * A buyer withdraws from an order, or from units of it (API-73): noted, told by mail to buyer and operator, who takes the
 * goods back when they come. Asked twice at once it is noted once: what is declared already can't be declared again.
 */
export const withdraw = async (
  context: Pick<CountryContext, 'country' | 'database'>,
  jobs: Jobs,
  memberId: number,
  orderId: number,
  asked: {
    readonly lines?: readonly { readonly productCode: string; readonly quantity: number }[] | undefined;
    readonly reason?: string | undefined;
  },
): Promise<WithdrawResult> => {
  const { country, database } = context;
  const result = await withOrder(context, orderId, async (order, at): Promise<WithdrawResult> => {
    if (order.member_id !== memberId) return { ok: false, why: 'not_found' };
    const status = statusOf(order);
    const [delivered] = await database.run(readDelivered, [orderId]);
    if (!country.withdrawalForm || !withdrawable.includes(status)) return { ok: false, why: 'not_allowed' };
    if (withdrawalOf(country, status, delivered?.at ?? null, at) === null)
      return { ok: false, why: 'term_over' };
    const declared = await database.run(readOpenReturns, [country.val, orderId]);
    const open = unitsOf(
      declared.flatMap(({ lines }) => lines.map(({ code, quantity }) => ({ productCode: code, quantity }))),
    );
    const lines = returnLines(await database.run(lockLines, [[orderId], order.store])).map((line) => ({
      ...line,
      returned: line.gift
        ? line.returned
        : Math.min(line.quantity, line.returned + (open.get(line.code) ?? 0)),
    }));
    const units = asked.lines ? unitsOf(asked.lines) : unitsLeft(lines);
    if (judgeReturn(lines, units) !== null) return { ok: false, why: 'lines' };
    const id = await noteDeclared(context, orderId, units, asked.reason ?? '');
    await openTask(context, {
      kind: 'withdrawal',
      subject: `return ${id}`,
      orderId,
      details: { lines: Object.fromEntries(units) },
    });
    await jobs.send('mail', { kind: 'withdrawal', orderId, about: `return ${id}` });
    await jobs.send('mail', { kind: 'operator-withdrawal', orderId, about: `return ${id}` });
    return { ok: true };
  });
  return result ?? { ok: false, why: 'not_found' };
};
