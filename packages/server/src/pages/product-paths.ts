import type { PagePaths } from './address-in.ts';
import type { SiteAddresses } from './page-renderer.ts';
import type { ProductSlugs } from './product-slugs-repository.ts';

/** A product's path in each language: its slug is made of its name. */
export const productPaths = (
  { id, slugs }: ProductSlugs,
  { product }: Pick<SiteAddresses, 'product'>,
): Exclude<PagePaths, string> =>
  Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, product({ id, slug })]));
