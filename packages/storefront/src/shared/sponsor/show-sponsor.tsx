import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import type { Shop } from '../shop.tsx';
import { readSponsor } from './read-sponsor.ts';

const key = 'sponsor';

/**
 * Shows whose referral link brought this visitor (SHELL-9); asked of the server once a tab. A link that is nobody's any more is
 * forgotten without a word.
 */
export const showSponsor = async (
  shop: Pick<Shop, 'api' | 'i18n' | 'needWords' | 'sponsorLine'>,
  ref: string,
  tab: StorageAdapter,
  document: { cookie: string },
): Promise<void> => {
  const kept = readJson(tab, key, readSponsor);
  let sponsor = kept?.id === ref ? kept : null;
  if (!sponsor) {
    const [error, found] = await shop.api.get('sponsor', { params: { id: ref } });
    if (error?.status === 404) document.cookie = 'ref=; Path=/; Max-Age=0; SameSite=Lax';
    if (error) return;
    sponsor = found;
    tab.write(key, JSON.stringify(found));
  }
  await shop.needWords(['visit']);
  const { name, city, page } = sponsor;
  const line = city
    ? shop.i18n._('sponsor.with-city', { name, city })
    : shop.i18n._('sponsor.with', { name });
  shop.sponsorLine.setState({ line });
  if (!page) return;
  const { SponsorLine } = await import('./sponsor-line.tsx');
  shop.sponsorLine.setState({ line: <SponsorLine name={name} line={line} page={page} /> });
};
