import type { CountryContext } from '../../context.ts';
import { ok } from '../../http/call.ts';
import { usualPageSize } from '../../http/page-size.ts';
import type { Route } from '../../http/route.ts';
import { createReadBusiness } from './read-business.ts';

/** Months shown when none are asked for: a year and the month that runs (BIZ-2). */
const usualMonths = 13;

/** API-64: a member's own volumes and sales. */
export const registerBusiness = (context: CountryContext, route: Route): void => {
  const business = createReadBusiness(context);
  route('businessVolume', async ({ member, query }) =>
    ok(await business.volume(member.id, member.level, query.months ?? usualMonths)),
  );
  route('businessSales', async ({ member, query: { limit = usualPageSize, offset = 0 } }) =>
    ok(await business.sales(member.id, { limit, offset })),
  );
};
