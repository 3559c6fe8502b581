import type { ScreenRoute } from './screen-route.ts';

/** Paths that search engines are told of as they stand: public, and the same for every visitor (SEO-1). */
export const listedPages = (routes: readonly ScreenRoute[]): readonly string[] =>
  routes
    .filter((route) => route.public && !route.unlisted && !route.path.includes(':'))
    .map(({ path }) => path);
