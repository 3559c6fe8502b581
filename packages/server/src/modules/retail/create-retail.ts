import type { Retail } from '@caravan/contract';
import {
  readRetailLink,
  readRetailName,
  retailLinkNames,
  type RetailLinkName,
  type RetailNameFault,
} from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import type { Jobs } from '../jobs/index.ts';
import { createPageRepository, type PageRow } from './page-repository.ts';
import { presentPage } from './present-page.ts';
import { pageAddress } from './referral-link.ts';
import { tellOwner } from './tell-owner.ts';

/** Links as they were typed; what is not named stays, empty or null is taken away. */
export type TypedLinks = Readonly<Partial<Record<RetailLinkName, string | null | undefined>>>;

/** What came of an application. `stands`: another application or page does. */
export type ApplyResult =
  | { readonly kind: 'applied'; readonly page: Retail }
  | { readonly kind: 'level' | 'away' | 'taken' | 'stands' }
  | { readonly kind: 'refused'; readonly fault: RetailNameFault };

/** What came of changed links. */
export type LinksResult =
  | { readonly kind: 'kept'; readonly page: Retail }
  | { readonly kind: 'away' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly links: readonly RetailLinkName[] };

type Owner = Pick<Member, 'id' | 'fboId' | 'level' | 'homeCountry'>;

/** Retail pages of a country's owners (RTL-1 to RTL-4). */
export const createRetail = (context: CountryContext, jobs: Jobs) => {
  const { country, database, settings, clock } = context;
  const pages = createPageRepository(context);

  const present = async (owner: Owner, page: PageRow | undefined): Promise<Retail> =>
    presentPage(page, await pages.referred(owner.id), owner, settings.origin);

  const applyFor = (owner: Owner, name: string): Promise<PageRow | 'taken' | 'stands'> =>
    database.inTransaction(async () => {
      const holder = await pages.holderOf(name);
      if (holder && holder.member_id !== owner.id) return 'taken';
      const applied = await pages.apply(owner.id, name);
      if (applied) {
        await tellOwner(jobs, 'retail-received', { ...applied, at: clock.now() });
        return applied;
      }
      // Sent twice, it is one application.
      const own = await pages.ofMember(owner.id);
      return own?.name === name && own.state === 'received' ? own : 'stands';
    });

  return {
    page: async (owner: Owner): Promise<Retail> => present(owner, await pages.ofMember(owner.id)),

    /** Whether a name that keeps the rules can be applied for; one's own can. */
    isFree: async (name: string, asks: Pick<Member, 'id'> | null): Promise<boolean> => {
      const holder = await pages.holderOf(name);
      return !holder || holder.member_id === asks?.id;
    },

    /** Applies for a page; of two who want the same name at once one gets it. The name never changes once it was granted. */
    async apply(owner: Owner, typed: string): Promise<ApplyResult> {
      if (owner.homeCountry !== country.val) return { kind: 'away' };
      if (owner.level === 'novus') return { kind: 'level' };
      const read = readRetailName(typed, country);
      if (!read.ok) return { kind: 'refused', fault: read.fault };
      const applied = await applyFor(owner, read.name);
      return typeof applied === 'string'
        ? { kind: applied }
        : { kind: 'applied', page: await present(owner, applied) };
    },

    async setLinks(owner: Owner, typed: TypedLinks): Promise<LinksResult> {
      if (owner.homeCountry !== country.val) return { kind: 'away' };
      const page = await pages.ofMember(owner.id);
      if (!page) return { kind: 'none' };
      const named = retailLinkNames.filter((name) => typed[name] !== undefined);
      const read = named.map(
        (name) => [name, readRetailLink(name, typed[name] ?? '', country.phone)] as const,
      );
      const wrong = read.filter(([, value]) => value === null).map(([name]) => name);
      if (wrong.length > 0) return { kind: 'refused', links: wrong };
      const links = Object.fromEntries(
        Object.entries({ ...page.links, ...Object.fromEntries(read) }).flatMap(([name, value]) =>
          value ? [[name, value] as const] : [],
        ),
      );
      return { kind: 'kept', page: await present(owner, await pages.setLinks(owner.id, links)) };
    },

    /** The address of an active page; null where there is none of that name. */
    addressOf: async (name: string): Promise<string | null> =>
      (await pages.holderOf(name))?.active === true ? pageAddress(settings.origin, name) : null,
  };
};

export type RetailPages = ReturnType<typeof createRetail>;
