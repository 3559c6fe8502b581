/// <reference types="@caravan/vite/po" />
import type { Catalogue } from '@caravan/i18n';
import { lacking, type Check } from './check.ts';

/** What mails, receipts and answers say. One language tells for all: each has the same texts with the same values. */
const saidByServer = async (): Promise<Catalogue> => {
  const areas = await Promise.all([
    import('@caravan/i18n/words/arrival/en.po'),
    import('@caravan/i18n/words/orders/en.po'),
    import('@caravan/i18n/words/retail/en.po'),
    import('@caravan/i18n/words/rules/en.po'),
    import('@caravan/i18n/words/server/en.po'),
  ]);
  return Object.assign({}, ...areas.map(({ messages }) => messages));
};

/** Names of the values in a compiled text, those in its plural forms, too. */
const valuesIn = (text: unknown): string[] =>
  Array.isArray(text)
    ? text.flatMap((part: unknown) =>
        Array.isArray(part) ? [String(part[0]), ...Object.values(part[2] ?? {}).flatMap(valuesIn)] : [],
      )
    : [];

/** What a country says otherwise where no page shows that it does not. */
export const ownTexts: readonly Check[] = [
  {
    title:
      'LANG-7 says otherwise, in the area server, only what mails, receipts and answers say, of the same values',
    faults: async ({ languages, words }) => {
      const shared = await saidByServer();
      const own = await Promise.all(
        languages.map(async (language) => {
          const spoken = await words[language]?.();
          return [language, (await spoken?.areas?.['server']?.())?.messages ?? {}] as const;
        }),
      );
      return own.flatMap(([language, messages]) =>
        Object.entries(messages).flatMap(([id, text]) => {
          const usual = shared[id];
          if (usual === undefined)
            return [`"${id}" in ${language} is no text of mails, receipts and answers: nobody would say it`];
          const values = valuesIn(usual);
          return lacking(valuesIn(text), values).map(
            (name) =>
              `"${id}" in ${language} asks for "${name}", but has ${values.length === 0 ? 'no values' : [...new Set(values)].join(', ')}`,
          );
        }),
      );
    },
  },
];
