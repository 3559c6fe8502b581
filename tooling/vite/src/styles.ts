import type { CSSOptions } from 'vite';

/** How style sheets are compiled everywhere: lightningcss, with the breakpoints of `@caravan/ui` as custom media. */
export const styles: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true } },
};
