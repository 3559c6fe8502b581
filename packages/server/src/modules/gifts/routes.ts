import type { CountryContext } from '../../context.ts';
import { ok } from '../../http/call.ts';
import type { Route } from '../../http/route.ts';
import { readCoupons } from './coupons.ts';

/** The member's coupons, to choose one of at the checkout. */
export const registerGifts = (context: CountryContext, route: Route): void => {
  route('coupons', async ({ member }) => ok(await readCoupons(context, member.id)));
};
