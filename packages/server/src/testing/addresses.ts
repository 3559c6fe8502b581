import type { SiteAddresses } from '../pages/page-renderer.ts';

/** The storefront's addresses, as far as tests of the server go. */
export const testAddresses: SiteAddresses = {
  pages: ['/', '/e-shop'],
  list: (category) => `/e-shop?category=${category}`,
  product: ({ id, slug }) => `/e-shop/${id}-${slug}`,
};
