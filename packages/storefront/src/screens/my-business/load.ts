import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { pageIn } from '../../shared/list/page-of-list.ts';

/** Sales on one page; orders of one's own that are shown beside the way to all. */
export const salesPerPage = 10;
const latest = 5;

/** Volumes, a page of sales, and the latest own orders. A level that rose meanwhile is that of this browser's member from now on. */
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
  return { page, volume: business, sales: unwrap(sales), orders: unwrap(orders) };
};
