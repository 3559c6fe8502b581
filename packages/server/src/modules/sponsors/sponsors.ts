import { stripMemberId } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import { createOwnerRepository } from './repository.ts';

/** An owner as strangers may see them: no surname, no contacts. */
export interface Sponsor {
  readonly id: string;
  /** First name and the surname's initial. */
  readonly name: string;
  readonly city: string | null;
}

/** Found, not there, or asked too often. */
export type SponsorResult =
  | { readonly kind: 'found'; readonly sponsor: Sponsor }
  | { readonly kind: 'missing' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

const rule = { what: 'sponsor', limit: 60, windowMs: 15 * 60_000 };

const initialOf = (name: string): string => Array.from(name.trim()).slice(0, 1).join('');

/** Looks sponsors up, so many a quarter of an hour from one network address: the register is not to be read out. */
export const createSponsors = (context: Pick<CountryContext, 'country' | 'database' | 'clock'>) => {
  const owners = createOwnerRepository(context);
  const throttle = createThrottle(context, rule);
  return {
    async find(typed: string, ip: string): Promise<SponsorResult> {
      const id = stripMemberId(typed);
      if (id === null) return { kind: 'missing' };
      const waitMs = await throttle.count(ip);
      if (waitMs !== null) return { kind: 'throttled', waitMs };
      const row = await owners.find(id);
      if (!row) return { kind: 'missing' };
      const name = `${row.first_name} ${initialOf(row.last_name)}.`;
      return { kind: 'found', sponsor: { id: row.fbo_id, name, city: row.city } };
    },
  };
};

export type Sponsors = ReturnType<typeof createSponsors>;
