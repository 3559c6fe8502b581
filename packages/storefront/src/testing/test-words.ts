import type { Catalogue } from '@caravan/i18n';

/** The storefront's English words, of all areas that there are. */
export const testWords: Catalogue = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ readonly messages: Catalogue }>(
      '../../../i18n/src/words/{shell,shop,cart,checkout,express,history,region,session,foot,visit,withdrawal}/en.po',
      { eager: true },
    ),
  ).map(({ messages }) => messages),
);

/** The English words of the privacy notice, which the storefront's own do not hold. */
export const testPrivacyWords: Catalogue = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ readonly messages: Catalogue }>('../../../i18n/src/words/privacy/en.po', {
      eager: true,
    }),
  ).map(({ messages }) => messages),
);

/** The English words of registration forms. */
export const testRegistrationWords: Catalogue = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ readonly messages: Catalogue }>('../../../i18n/src/words/registration/en.po', {
      eager: true,
    }),
  ).map(({ messages }) => messages),
);
