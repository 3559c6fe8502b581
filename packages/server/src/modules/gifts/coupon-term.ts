import { startOfLocalDay } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import type { Ids } from '../../context.ts';
import { humanCode } from '../../human-code.ts';

/** A coupon that is issued now, should the order have earned one. */
export interface CouponTerm {
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Code and term of a coupon that is issued at a moment: good for the rest of that local day and so many whole days after it.
 * null where the country gives none.
 */
export const couponTerm = (
  { rules, timeZone }: Pick<CountryDefinition, 'rules' | 'timeZone'>,
  now: Date,
  ids: Pick<Ids, 'number'>,
): CouponTerm | null => {
  const rule = rules.gifts?.coupon;
  if (!rule) return null;
  return { code: humanCode(8, ids), expiresAt: startOfLocalDay(now, timeZone, rule.validDays + 1) };
};
