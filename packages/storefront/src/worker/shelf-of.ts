/** Where something of the shop is kept in the browser: what is for all, and nothing else, has a shelf. */
export type Shelf = 'pages' | 'assets' | 'pictures';

/** How many entries a shelf holds; the longest unseen leaves first. A page is about 40 kB, a picture 10. */
export const room: Readonly<Record<Shelf, number>> = { pages: 40, assets: 120, pictures: 120 };

/** Addresses that are no documents of the shop: the API, mails of the demo, probes, the way back from the bank. */
const noPage = /^\/(?:[a-z]{2,3}\/api|__mail|healthz|readyz|pay|service-worker\.js)(?:\/|$)/;

/**
 * The shelf of an address of this site; null for what is never kept. Documents are the same for everyone, also those of
 * private screens: what a member sees comes by the API, which has no shelf (SHELL-13).
 */
export const shelfOf = ({ pathname }: Pick<URL, 'pathname'>): Shelf | null => {
  if (pathname.startsWith('/assets/')) return 'assets';
  if (pathname.startsWith('/media/')) return 'pictures';
  return noPage.test(pathname) ? null : 'pages';
};
