import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { pageIn, pagesOf } from '../../shared/list/page-of-list.ts';

/** Sales on one page; orders of one's own that are shown beside the way to all. */
const salesPerPage = 10;
const latest = 5;

/** Where a page of sales is. */
export const businessPath = (page: number): string =>
  pathTo('business', undefined, { page: page > 1 ? page : undefined });

/**
 * Volumes, a page of sales (one behind the last leads to the last), and the latest own orders. A level that rose meanwhile is that of
 * this browser's member from now on.
 */
export const load = async ({ api, url, session, signal }: LoaderContext) => {
  const page = pageIn(url.searchParams);
  const [volume, sales, orders] = await Promise.all([
    api.get('businessVolume', { query: { months: 13 }, signal }),
    api.get('businessSales', { query: { limit: salesPerPage, offset: (page - 1) * salesPerPage }, signal }),
    api.get('orders', { query: { limit: latest }, signal }),
  ]);
  const business = unwrap(volume);
  const { user } = session.store.getState();
  const token = session.token();
  if (user && token !== null && user.level !== business.level)
    session.begin(token, { ...user, level: business.level });
  const { results, count } = unwrap(sales);
  const pages = pagesOf(count, salesPerPage);
  if (page > pages) throw redirectTo(businessPath(pages));
  return { page, pages, volume: business, sales: results, orders: unwrap(orders) };
};
