import { productParam } from '@caravan/i18n';
import { pathTo } from './route-names.ts';

/** Canonical address of a product (ROUTE-5). */
export const productPath = (product: { readonly id: number; readonly slug: string }): string =>
  pathTo('product', { param: productParam(product) });
