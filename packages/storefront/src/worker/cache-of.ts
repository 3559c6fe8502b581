/** Where something of the shop is kept in the browser: what is for all, and nothing else. */
export type CacheKind = 'pages' | 'assets' | 'pictures';

/** Entries that a cache holds at most; the longest unseen leaves first. A page is about 40 kB, a picture 10. */
export const maxEntries: Readonly<Record<CacheKind, number>> = { pages: 40, assets: 120, pictures: 120 };

/** Addresses that are no documents of the shop: the API, mails of the demo, probes, the way back from the bank. */
const noPage = /^\/(?:[a-z]{2,3}\/api|__mail|healthz|readyz|pay|preview|service-worker\.js)(?:\/|$)/;

/**
 * The cache of an address of this site; null for what is never kept. Documents are the same for everyone, also those of
 * private screens: what a member sees comes by the API, which has no cache (SHELL-13).
 */
export const cacheOf = ({ pathname }: Pick<URL, 'pathname'>): CacheKind | null => {
  if (pathname.startsWith('/assets/')) return 'assets';
  if (pathname.startsWith('/media/')) return 'pictures';
  if (pathname.startsWith('/content/')) return /\.(?:avif|webp)$/.test(pathname) ? 'pictures' : null;
  return noPage.test(pathname) ? null : 'pages';
};
