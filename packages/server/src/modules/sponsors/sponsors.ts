import type { Sponsor } from '@caravan/contract';
import { readRetailName } from '@caravan/country';
import { stripMemberId } from '@caravan/i18n';
import type { FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import { presentOwner } from './present-owner.ts';
import { createOwnerRepository } from './repository.ts';

/** Found, not there, or asked too often. */
export type SponsorResult =
  | { readonly kind: 'found'; readonly sponsor: Sponsor }
  | { readonly kind: 'missing' }
  | { readonly kind: 'throttled'; readonly waitMs: number };

/** An owner whose link was followed. */
export interface FollowedOwner {
  readonly id: number;
  readonly fboId: string;
}

const rule = { what: 'sponsor', limit: 60, windowMs: 15 * 60_000 };
/** Who follows a link learns no name, and a whole mobile network may share one address. */
const linkRule = { what: 'sponsor-link', limit: 600, windowMs: 15 * 60_000 };

/** Looks sponsors up, so many a quarter of an hour from one network address: the register is not to be read out. */
export const createSponsors = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'security'>,
) => {
  const owners = createOwnerRepository(context);
  const throttle = createThrottle(context, rule);
  const links = createThrottle(context, linkRule);
  /** Names of pages are no secret: who comes by one is not counted against their neighbours. */
  const ownerOfPage = async (typed: string): Promise<FollowedOwner | null> => {
    const read = readRetailName(typed, context.country);
    const row = read.ok ? await owners.byPage(read.name) : undefined;
    return row ? { id: row.id, fboId: row.fbo_id } : null;
  };
  return {
    async find(typed: string, ip: string): Promise<SponsorResult> {
      const id = stripMemberId(typed);
      if (id === null) return { kind: 'missing' };
      const waitMs = await throttle.count(ip);
      if (waitMs !== null) return { kind: 'throttled', waitMs };
      const row = await owners.find(id);
      return row ? { kind: 'found', sponsor: presentOwner(row) } : { kind: 'missing' };
    },
    /** Whose link it is, by member ID or the name of an active retail page; null for nobody's (SHELL-9, RTL-4). */
    async follow(
      ref: string,
      { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
    ): Promise<FollowedOwner | null> {
      const id = stripMemberId(ref);
      if (id === null) return ownerOfPage(ref);
      if ((await links.count(ip)) !== null) {
        context.security.tell(log, 'throttled', { route: 'referral', ip });
        return null;
      }
      const row = await owners.find(id);
      return row ? { id: row.id, fboId: row.fbo_id } : null;
    },
    /** Whether an active retail page has this name (RTL-4). */
    hasPage: async (name: string): Promise<boolean> => (await ownerOfPage(name)) !== null,
  };
};

export type Sponsors = ReturnType<typeof createSponsors>;
