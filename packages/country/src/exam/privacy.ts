import type { CountryDefinition } from '../country.ts';
import { readDay } from '../registration/calendar-day.ts';
import { lacking, unmet, type Check } from './check.ts';
import { untranslated } from './texts.ts';

const untold = async ({ languages, privacyNotice }: CountryDefinition): Promise<string[]> => {
  const loaded = await Promise.all(
    languages.map(async (language) => {
      const clauses = await privacyNotice.words[language]?.();
      return [language, Object.keys(clauses?.messages ?? {})] as const;
    }),
  );
  const all = loaded.flatMap(([, ids]) => ids);
  return loaded.flatMap(([language, ids]) =>
    ids.length === 0
      ? [`the privacy notice has no words in ${language}`]
      : lacking(all, ids).map((id) => `the privacy notice lacks "${id}" in ${language}`),
  );
};

/** The privacy notice: version, day, whole in every language. */
export const privacy: readonly Check[] = [
  {
    title: 'SHELL-8 has a privacy notice of a version and a day, whole in each of its languages',
    faults: async (country) => {
      const { version, since, law } = country.privacyNotice;
      const own = await law?.();
      return [
        ...unmet(
          [
            /^[\w-]{1,16}$/.test(version),
            `the privacy notice's version "${version}" cannot stand in a cookie`,
          ],
          [
            readDay(since.split('-').toReversed().join('-')) !== null,
            `the privacy notice holds since "${since}", which is no day`,
          ],
        ),
        ...(await untold(country)),
        ...(own
          ? untranslated(
              country,
              Object.fromEntries(Object.entries(own.law).map(([clause, text]) => [`law.${clause}`, text])),
            )
          : []),
      ];
    },
  },
];
