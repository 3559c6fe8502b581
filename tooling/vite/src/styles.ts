import { Features } from 'lightningcss';
import type { CSSOptions } from 'vite';
import { scopedPattern } from './short-classes.ts';

/**
 * How style sheets are compiled everywhere: lightningcss, with the breakpoints of `@caravan/ui` as custom media. `:dir()` stays
 * as it is: written out, each use is a list of eighteen languages.
 */
export const styles: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    drafts: { customMedia: true },
    exclude: Features.DirSelector,
    cssModules: { pattern: scopedPattern },
  },
};
