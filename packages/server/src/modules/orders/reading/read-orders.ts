import type { ListedOrder, Order, OrderStatus } from '@caravan/contract';
import { startOfLocalDay, type Language } from '@caravan/i18n';
import type { CountryContext } from '../../../context.ts';
import { ttlCache } from '../../../db/ttl-cache.ts';
import type { PaymentProvider, SignedForm } from '../../bank/index.ts';
import { limitsUsed } from '../../limits/index.ts';
import { presentGoods } from './present-goods.ts';
import { presentLine } from './present-line.ts';
import { presentOrder } from './present-order.ts';
import {
  countOwnOrders,
  listOwnOrders,
  listOwnOrdersFromEnd,
  readOwnOrder,
  type ShownOrder,
} from './read-repository.ts';
import { hasReceipt, makeReceipt, receiptName } from './receipt.ts';
import { readStatus, statuses } from '../states/states.ts';

/** Which orders of a list: state, first and last local day (`yyyy-mm-dd`, both included), page. */
export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const shown = statuses.filter((status) => status !== 'draft');

/** Noon of a calendar day lies in that day in every time zone of a shop. */
const dayAfter = (day: string, days: number): Date =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000);

/**
 * Orders of a member beyond which their number is remembered, and the later half of the pages is read from the other end (PERF-6): to
 * count a hundred thousand takes 25 ms, to pass them by as long.
 */
const longHistory = 1000;
/** Milliseconds for which the number of so many may be old; a page near the end is as old. */
const freshness = 60_000;

/** Reading a member's own orders (API-26, API-57). Another's order is as absent as none. */
export const createReadOrders = (context: CountryContext, provider: PaymentProvider) => {
  const { country, database, clock, words } = context;
  const counts = ttlCache<number>((count) => (count > longHistory ? freshness : 0), 200);

  const formFor = (order: ShownOrder, language: Language): SignedForm | null =>
    order.status === 'awaiting_payment' && order.oid !== null
      ? provider.sign({ oid: order.oid, amount: order.total, currency: country.currency, language })
      : null;

  return {
    /** One order with its lines; an unpaid one with a freshly signed form for the bank. */
    async one(
      memberId: number,
      orderId: number,
      { language, store }: { readonly language: Language; readonly store: number | null },
    ): Promise<Order | null> {
      const [row] = await database.run(readOwnOrder, [country.val, memberId, orderId, language, store]);
      if (!row) return null;
      const status = readStatus(row.status);
      const used =
        status === 'draft'
          ? await limitsUsed(
              context,
              memberId,
              row.lines.map(({ product_id }) => product_id),
              store,
              clock.now(),
            )
          : new Map<number, never>();
      return {
        ...presentOrder(row, country, language, words(language), clock.now()),
        paymentData: formFor(row, language),
        details: row.lines.map((line) =>
          presentLine(line, country, language, status, used.get(line.product_id)),
        ),
      };
    },

    /** An order's receipt under the name of its file; null when there is no such order, `none` while it has no receipt. */
    async receipt(
      memberId: number,
      orderId: number,
      { language, store }: { readonly language: Language; readonly store: number | null },
    ): Promise<{ readonly name: string; readonly pdf: Buffer } | 'none' | null> {
      const [row] = await database.run(readOwnOrder, [country.val, memberId, orderId, language, store]);
      if (!row) return null;
      if (!hasReceipt(row)) return 'none';
      const pdf = await makeReceipt(row, country, language, words(language), clock.now());
      return { name: receiptName(row), pdf };
    },

    /** A page of orders, newest first, and how many there are in all (ORD-2). */
    async list(
      memberId: number,
      filter: OrderFilter,
      language: Language,
    ): Promise<{ results: ListedOrder[]; count: number }> {
      const from =
        filter.from === undefined ? null : startOfLocalDay(dayAfter(filter.from, 0), country.timeZone);
      const until =
        filter.to === undefined ? null : startOfLocalDay(dayAfter(filter.to, 1), country.timeZone);
      const where = [country.val, memberId, filter.status ? [filter.status] : shown, from, until];
      const count = await counts(
        JSON.stringify(where),
        async () => (await database.run(countOwnOrders, where))[0]?.count ?? 0,
      );
      const { limit, offset } = filter;
      const behind = count - offset - limit;
      const rows =
        count > longHistory && behind < offset
          ? await database.run(listOwnOrdersFromEnd, [
              ...where,
              Math.max(0, Math.min(limit, count - offset)),
              Math.max(0, behind),
            ])
          : await database.run(listOwnOrders, [...where, limit, offset]);
      return {
        results: rows.map((row) => ({
          ...presentOrder(row, country, language, words(language), clock.now()),
          goods: presentGoods(row.goods, country, language),
        })),
        count,
      };
    },
  };
};
