import type { Plugin } from 'vite';
import { patchLibrary, type LibraryPatch } from './patch-library.ts';

/** A plural's text without `#` is given back before a number format is made for it. */
export const lateNumberFormatPatch: LibraryPatch = {
  name: 'caravan-late-number-format',
  library: '@lingui/core',
  files: /\/@lingui\/core\/dist\/index\.mjs$/,
  changes: [
    {
      find: /const replaceOctothorpe = \(value, message\) => \{/g,
      replace: '$&if (!message.includes(OCTOTHORPE_PH)) return message;',
      times: 1,
    },
    { find: /\bconst OCTOTHORPE_PH = /g, replace: '$&', times: 1 },
  ],
};

/**
 * Lets a plural without `#` do without a number format: lingui makes one for every plural, and a browser's first number format
 * costs a cheap phone 60 ms and more while the page comes to life. Our messages name their numbers (`{count}`).
 */
export const lateNumberFormat = (): Plugin => patchLibrary(lateNumberFormatPatch);
