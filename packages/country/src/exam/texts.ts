import type { CountryDefinition, Localized, StorefrontWords } from '../country.ts';
import { menuEntries } from '../menu-entries.ts';
import { lacking, repeated, unmet, type Check } from './check.ts';

type NamedTexts = Readonly<Record<string, Localized | undefined>>;

/** What is missing of named texts, by language; one that is not there at all is missing in each. */
export const untranslated = (country: CountryDefinition, texts: NamedTexts): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    country.languages
      .filter((language) => !text?.[language]?.trim())
      .map((language) => `${name} is missing in ${language}`),
  );

/** Those texts that are there, of such as may be left out. */
export const saidOf = (texts: NamedTexts): NamedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

const isLink = (url: string): boolean => /^\/(?!\/)\S*$|^https:\/\/[^\s/]+\.[^\s/]+\S*$/.test(url);

const email = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Ids of every message, of all areas but `server`, in which a language says otherwise only what it wants to. */
const idsOf = async (words: StorefrontWords | undefined): Promise<string[]> => {
  if (!words) return [];
  const later = await Promise.all(
    Object.entries(words.areas ?? {})
      .filter(([area]) => area !== 'server')
      .map(([, load]) => load()),
  );
  return [words, ...later].flatMap(({ messages }) => Object.keys(messages));
};

/** Languages and all words that the definition itself brings. */
export const texts: readonly Check[] = [
  {
    title: 'speaks its languages, the default one first',
    faults: ({ languages, defaultLanguage }) => [
      ...repeated(languages).map((language) => `${language} stands twice`),
      ...unmet([
        languages[0] === defaultLanguage,
        `the default ${defaultLanguage} is not the first of ${languages.join(' ')}`,
      ]),
    ],
  },
  {
    title: 'LANG-1 loads the words of each language by itself, and all languages have the same messages',
    faults: async ({ languages, words }) => {
      const loaders = languages.map((language) => [language, words[language]] as const);
      const loaded = await Promise.all(
        loaders.map(async ([language, load]) => [language, await idsOf(await load?.())] as const),
      );
      const all = loaded.flatMap(([, ids]) => ids);
      return loaded.flatMap(([language, ids]) => {
        if (ids.length === 0) return [`${language} has no words`];
        return lacking(all, ids).map((id) => `message "${id}" is missing in ${language}`);
      });
    },
  },
  {
    title: 'API-73 speaks its withdrawal form, when it has one, in each of its languages',
    faults: async ({ languages, words, withdrawalForm }) => {
      if (!withdrawalForm) return [];
      const loaded = await Promise.all(
        languages.map(async (language) => [language, await words[language]?.()] as const),
      );
      return loaded
        .filter(([, spoken]) => !spoken?.areas?.['withdrawal'])
        .map(([language]) => `the withdrawal form has no words in ${language}: join the area withdrawal`);
    },
  },
  {
    title: 'LANG-1 says who and where it is in each of its languages',
    faults: (country) => [
      ...untranslated(country, {
        'contacts.address': country.contacts.address,
        'contacts.hours': country.contacts.hours,
        'seller.name': country.seller.name,
        'seller.address': country.seller.address,
        'hero.title': country.hero.title,
        'hero.lead': country.hero.lead,
      }),
      ...country.seller.registrations.flatMap(({ label, value }) =>
        untranslated(country, { [`name of the seller's number ${value}`]: label }),
      ),
      ...Object.entries(country.deliveryFacts).flatMap(([slug, facts]) =>
        untranslated(country, {
          [`name of ${slug}`]: facts.name,
          [`description of ${slug}`]: facts.description,
          ...saidOf({ [`hours of ${slug}`]: facts.hours, [`address of ${slug}`]: facts.address }),
        }),
      ),
    ],
  },
  {
    title: 'ROUTE-16 hides and orders entries that the menu has',
    faults: ({ menu }) =>
      (['hide', 'order'] as const).flatMap((change) =>
        (menu[change] ?? [])
          .filter((name) => !menuEntries.includes(name))
          .map((name) => `menu.${change} names "${name}", which is none of ${menuEntries.join(', ')}`),
      ),
  },
  {
    title: 'ROUTE-16 adds links to its menu with an address and a title in each of its languages',
    faults: (country) =>
      (country.menu.links ?? []).flatMap(({ url, title }) => [
        ...unmet([
          isLink(url),
          `the menu's link "${url}" is neither https:// nor an address of the shop that begins with /`,
        ]),
        ...untranslated(country, { [`title of the menu's link ${url}`]: title }),
      ]),
  },
  {
    title: 'ROUTE-16 names the pages that only it has in each of its languages',
    faults: (country) =>
      country.ownPages.flatMap(({ slug, title }) =>
        untranslated(country, { [`title of the page /${slug}`]: title }),
      ),
  },
  {
    title: 'LANG-1 names the levels of its addresses in languages that it speaks',
    faults: ({ placeNames, languages }) =>
      (['province', 'district'] as const).flatMap((level) => {
        const names: Localized = placeNames[level] ?? {};
        return unmet(
          [
            lacking(Object.keys(names), languages).length === 0,
            `placeNames.${level} names a language that nobody is served in`,
          ],
          [Object.values(names).every((name) => name.trim() !== ''), `placeNames.${level} has an empty name`],
        );
      }),
  },
  {
    title: 'can be reached, and names its seller',
    faults: ({ contacts, seller, phone }) =>
      unmet(
        [email.test(contacts.email), `"${contacts.email}" is no e-mail address`],
        [email.test(seller.email), `"${seller.email}" is no e-mail address of the seller`],
        [
          contacts.phone.replaceAll(/\D/g, '').startsWith(phone.callingCode) &&
            contacts.phone.startsWith('+'),
          `the phone "${contacts.phone}" does not begin with +${phone.callingCode}`,
        ],
        [seller.taxNumber.trim() !== '', 'the seller has no tax number'],
        [seller.phone.trim() !== '', 'the seller has no phone'],
      ),
  },
];
