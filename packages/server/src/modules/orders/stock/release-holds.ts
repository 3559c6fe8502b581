import type { CountryContext } from '../../../context.ts';
import { untilFewer } from '../../../db/until-fewer.ts';
import { freeCoupons } from '../../gifts/index.ts';
import { expireAll, lockEnded } from './hold-repository.ts';
import { changeStock, givenBack, keptBy } from './stock-changes.ts';
import { lockLines } from './stock-repository.ts';

/** Orders that one transaction lets go: enough to flow, few enough to be short. */
const batch = 100;

/**
 * Lets go of orders that were not paid in time: their units, their coupons (ORD-1, SRV-14). Safe on any number of processes,
 * whatever their clocks say; what a crash leaves is found again. `asksBank`: they wait for the bank's word first. Gives how
 * many there were.
 */
export const releaseHolds = (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  asksBank: boolean,
): Promise<number> =>
  untilFewer(batch, () =>
    database.inTransaction(async () => {
      const ended = await database.run(lockEnded, [country.val, batch, asksBank]);
      if (ended.length === 0) return 0;
      const ids = ended.map(({ id }) => id);
      const lines = await database.run(lockLines, [ids, null]);
      await changeStock({ country, database }, givenBack(keptBy(lines)));
      await database.run(expireAll, [ids]);
      const spent = ended.filter((order) => order.coupon_code !== null);
      if (spent.length > 0)
        await freeCoupons(
          { country, database },
          spent.map(({ id }) => id),
        );
      return ended.length;
    }),
  );
