import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Message ids are explicit, so no locale is the source of another; a missing message fails the words check. */
export default defineConfig({
  rootDir: '../..',
  sourceLocale: 'en',
  locales: ['tr', 'ru', 'en', 'ka', 'az', 'kk'],
  fallbackLocales: false,
  catalogs: [
    {
      path: '<rootDir>/packages/i18n/src/words/{name}/{locale}',
      include: ['<rootDir>/packages/i18n/src/words/{name}'],
    },
    { path: '<rootDir>/apps/{name}/src/messages/{locale}', include: ['<rootDir>/apps/{name}/src'] },
  ],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
});
