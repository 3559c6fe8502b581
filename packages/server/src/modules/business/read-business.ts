import { ccToWire, newMemberCredits, nextLevel, noCredits, type Level } from '@caravan/cart-rules';
import type { BusinessVolume, Sale } from '@caravan/contract';
import { localMonth, monthAfter, startOfLocalMonth } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { createBusinessRepository, type VolumeRow } from './repository.ts';

const creditsOf = (row: VolumeRow | undefined) =>
  row ? { own: row.own, joinedNow: row.joined_now, joinedBefore: row.joined_before } : noCredits;

/** What a member's business is by the books of this country: volumes by month, the next level, sales (BIZ-1 to BIZ-3). */
export const createReadBusiness = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => {
  const { country, clock } = context;
  const { timeZone, currency } = country;
  const repository = createBusinessRepository(context);
  return {
    /** The running month and those before it, newest first, so many in all. */
    async volume(memberId: number, level: Level, count: number): Promise<BusinessVolume> {
      const now = clock.now();
      const running = localMonth(now, timeZone);
      const last = monthAfter(running, -1);
      const oldest = monthAfter(running, 1 - Math.max(2, count));
      const rows = await repository.volumes(memberId, oldest);
      const byMonth = new Map(rows.map((row) => [row.month, row]));
      const months = Array.from({ length: count }, (_, back) => monthAfter(running, -back));
      const next = nextLevel(
        country.rules,
        level,
        creditsOf(byMonth.get(last)),
        creditsOf(byMonth.get(running)),
      );
      return {
        months: months.map((month) => {
          const row = byMonth.get(month);
          const credits = creditsOf(row);
          const newMembers = newMemberCredits(credits);
          return {
            month,
            cc: ccToWire(credits.own + newMembers),
            own: ccToWire(credits.own),
            newMembers: ccToWire(newMembers),
            orders: row?.orders ?? 0,
          };
        }),
        level,
        next: next && {
          level: next.level,
          missingCc: ccToWire(next.missing),
          until: new Date(
            startOfLocalMonth(now, timeZone, next.ends === 'this-month' ? 1 : 2).getTime() - 1,
          ).toISOString(),
        },
      };
    },

    /** Orders by customers whom the member sponsored or referred, newest first (BIZ-3). */
    async sales(
      memberId: number,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<{ results: Sale[]; count: number }> {
      const rows = await repository.sales(memberId, limit, offset);
      return {
        results: rows.map((row) => ({
          date: row.at.toISOString(),
          firstName: row.first_name,
          total: toWire(row.total, currency),
          cc: ccToWire(row.cc),
          kind: row.kind === 'sponsored' ? 'sponsored' : 'referred',
        })),
        count: await repository.countSales(memberId),
      };
    },
  };
};
