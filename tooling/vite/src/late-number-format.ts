import type { Plugin } from 'vite';

const begin = 'const replaceOctothorpe = (value, message) => {';

/**
 * Lets a plural without `#` do without a number format: lingui makes one for every plural, and a browser's first number format
 * costs a cheap phone 60 ms and more while the page comes to life. Our messages name their numbers (`{count}`).
 */
export const lateNumberFormat = (): Plugin => ({
  name: 'caravan-late-number-format',
  apply: 'build',
  transform: {
    filter: { id: /\/@lingui\/core\/dist\/index\.mjs$/ },
    handler(code) {
      if (!code.includes(begin)) this.error(`@lingui/core no longer has "${begin}"`);
      return {
        code: code.replace(begin, `${begin}if (!message.includes(OCTOTHORPE_PH)) return message;`),
        map: null,
      };
    },
  },
});
