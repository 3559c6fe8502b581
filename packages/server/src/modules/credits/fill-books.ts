import type { CountryContext } from '../../context.ts';
import { bookOld, type CountingStates } from './book-orders.ts';
import { lockPaidOrders, noteFilled, wasFilled } from './booking-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

const batch = 200;

/** Books the next orders after `cursor`; gives how many, and the last of them. */
const bookNext = ({ country, database }: Context, states: CountingStates, cursor: number) =>
  database.inTransaction(async () => {
    const rows = await database.run(lockPaidOrders, [country.val, cursor, states, batch]);
    const orders = rows.map(({ id, paid_at: paidAt }) => ({ id, paidAt }));
    if (orders.length > 0) await bookOld({ country, database }, states, orders);
    return { count: orders.length, last: orders.at(-1)?.id ?? cursor };
  });

/**
 * Books all orders of the country that were paid without: by an older release, or by an import. Safe beside payments. Gives how
 * many it looked at.
 */
export const fillBooks = async (context: Context, states: CountingStates): Promise<number> => {
  let all = 0;
  for (let cursor = 0; ;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each batch begins where the one before ended
    const { count, last } = await bookNext(context, states, cursor);
    all += count;
    if (count < batch) return all;
    cursor = last;
  }
};

/** The same, once for all: what was cut off begins anew. */
export const fillBooksOnce = async (context: Context, states: CountingStates): Promise<number> => {
  const { country, database } = context;
  if ((await database.run(wasFilled, [country.val])).length > 0) return 0;
  const count = await fillBooks(context, states);
  await database.run(noteFilled, [country.val]);
  return count;
};
