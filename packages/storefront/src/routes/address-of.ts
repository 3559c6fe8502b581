import { matchPath } from 'react-router-dom';
import type { ScreenRoute } from './screen-route.ts';

/**
 * An address with only the parts that matter to its screen, in one order: what the server renders and keeps a page by, so
 * that nothing a stranger appends gets into a page that others are sent.
 */
export const addressOf = (routes: readonly ScreenRoute[], url: URL): string => {
  const route = routes.find(({ path }) => matchPath(path, url.pathname) !== null);
  const kept = (route?.query ?? []).flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
};
