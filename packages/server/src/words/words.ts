import type { CountryDefinition, StorefrontWords } from '@caravan/country';
import { createSharedI18n, type Catalogue, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { cataloguesIn } from './catalogues.ts';

/** The server's words in a language of the country. */
export type Words = (language: Language) => I18n;

/** Areas of a country's own words that are said here: two of screens, and `server`, which no page loads. */
const ownAreas = ['arrival', 'retail', 'server'] as const;

/** What a country says otherwise, of the texts that are in `shared`: its mails and documents say it, too. */
const ownWords = async (own: StorefrontWords, shared: Catalogue): Promise<Catalogue> => {
  const areas = await Promise.all(ownAreas.map(async (area) => own.areas?.[area]?.()));
  const all: Catalogue = Object.assign({}, own.messages, ...areas.map((area) => area?.messages));
  return Object.fromEntries(Object.entries(all).filter(([id]) => id in shared));
};

/** Node can't load `virtual:words/…`, which a built country has in its files. */
const notBuilt = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_UNSUPPORTED_ESM_URL_SCHEME';

/** A country's own words in a language, of its built files: a country that is not built says what the core says. */
const builtWords = async (
  own: CountryDefinition['words'][Language],
): Promise<StorefrontWords | undefined> => {
  try {
    return await own?.();
  } catch (fault) {
    if (notBuilt(fault)) return undefined;
    throw fault;
  }
};

/**
 * Loads the server's words in each language of a country, with those that the country says otherwise. Throws for a language that
 * has none, so a start fails instead of a call.
 */
export const loadWords = async ({
  languages,
  words: own,
}: Pick<CountryDefinition, 'languages' | 'words'>): Promise<Words> => {
  const loaded = new Map<Language, I18n>();
  for (const language of languages) {
    const areas = await Promise.all(cataloguesIn(language).map((load) => load()));
    if (areas.length === 0) throw new Error(`The server has no words in "${language}".`);
    const shared: Catalogue = Object.assign({}, ...areas.map(({ messages }) => messages));
    const ofCountry = await builtWords(own[language]);
    loaded.set(
      language,
      createSharedI18n(language, ofCountry ? { ...shared, ...(await ownWords(ofCountry, shared)) } : shared),
    );
  }
  return (language) => {
    const words = loaded.get(language);
    if (!words) throw new Error(`"${language}" is no language of this country.`);
    return words;
  };
};
