import { pageAreas, screenAreas, type Catalogue } from '@caravan/i18n';

const written = import.meta.glob<{ readonly messages: Catalogue }>('../../../i18n/src/words/*/en.po', {
  eager: true,
});

/** The storefront's English words, of all areas that there are. */
export const testWords: Catalogue = Object.assign(
  {},
  ...[...pageAreas, ...screenAreas, 'region', 'withdrawal'].map(
    (area) => written[`../../../i18n/src/words/${area}/en.po`]?.messages,
  ),
);

/** The English words of registration forms. */
export const testRegistrationWords: Catalogue =
  written['../../../i18n/src/words/registration/en.po']?.messages ?? {};
