import type { Retail, RetailLinks } from '@caravan/contract';
import type { Member } from '../../http/member.ts';
import type { PageRow, ReferredRow } from './page-repository.ts';
import { memberLink, pageAddress } from './referral-link.ts';

/** What is kept of a page's links, with null for what is not told. */
export const linksOf = (kept: Readonly<Record<string, string>>): RetailLinks => ({
  facebook: kept['facebook'] ?? null,
  instagram: kept['instagram'] ?? null,
  twitter: kept['twitter'] ?? null,
  youtube: kept['youtube'] ?? null,
  whatsapp: kept['whatsapp'] ?? null,
  googleAnalytics: kept['googleAnalytics'] ?? null,
});

const statusOf = ({ state, over }: PageRow): Retail['status'] => {
  if (over) return 'expired';
  return state === 'active' || state === 'refused' ? state : 'received';
};

/** A member's page as the wire shows it (Shapes: Retail). */
export const presentPage = (
  page: PageRow | undefined,
  { visits, orders }: ReferredRow,
  { fboId, level }: Pick<Member, 'fboId' | 'level'>,
  origin: string,
): Retail => {
  const status = page ? statusOf(page) : 'none';
  const link = page && status === 'active' ? pageAddress(origin, page.name) : memberLink(origin, fboId);
  return {
    status,
    name: page?.name ?? null,
    expires: page?.expires_at?.toISOString() ?? null,
    ...(page && page.reason !== null && { reason: page.reason }),
    links: linksOf(page?.links ?? {}),
    referralLink: level === 'novus' ? null : link,
    visits,
    orders,
  };
};
