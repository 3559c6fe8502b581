import type { Sponsor } from '@caravan/contract';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import type { Shop } from '../shop.tsx';

const key = 'sponsor';

const readSponsor = (value: unknown): Sponsor | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value && 'name' in value && 'city' in value)) return null;
  const { id, name, city } = value;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return typeof city === 'string' || city === null ? { id, name, city } : null;
};

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
  const { name, city } = sponsor;
  const line = city
    ? shop.i18n._('sponsor.with-city', { name, city })
    : shop.i18n._('sponsor.with', { name });
  shop.sponsorLine.setState({ line });
};
