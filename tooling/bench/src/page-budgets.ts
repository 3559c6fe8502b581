import { firstLoadBudget } from '@tooling/browser';
import type { Budget } from './figures.ts';

const kilobyte = 1000;

/** What the pages may cost: PERF-1 and PERF-2, and what was left as room for more. Kilobytes are a thousand bytes, brotli. */
export const pageBudgets: readonly Budget[] = [
  { of: /(?<!cart) html kB$/, most: firstLoadBudget.html / kilobyte },
  { of: /(?<!cart) script kB$/, most: firstLoadBudget.script / kilobyte },
  { of: /cart script kB$/, most: firstLoadBudget.cartScript / kilobyte },
  { of: / performance$/, least: 98 },
  { of: / (accessibility|best-practices)$/, least: 100 },
  { of: /(?<!cart) seo$/, least: 100 },
  { of: / LCP ms$/, most: 1200 },
  { of: / CPU TBT ms$/, most: 50 },
  { of: / layout shift$/, most: firstLoadBudget.shift },
  { of: / hydrated ms$/, most: 1800 },
  {
    of: / (add to cart|open menu|search typing|filter the list|enlarge a picture|sort reviews) ms$/,
    most: 100,
  },
];
