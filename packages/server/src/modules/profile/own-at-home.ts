import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import { Refusal } from '../../http/refusal.ts';

/** Lets a member go on who changes their own data (another's: 404) on the site of their home country (else 403, ACC-5). */
export const ownAtHome = (
  { country }: Pick<CountryContext, 'country'>,
  member: Pick<Member, 'id' | 'homeCountry'>,
  id: number = member.id,
): void => {
  if (id !== member.id) throw new Refusal('not_found');
  if (member.homeCountry !== country.val) throw new Refusal('not_home_country');
};
