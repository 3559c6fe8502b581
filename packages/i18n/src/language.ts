/** Languages of the interface, as BCP 47 codes (LANG-1); a new one is a line here and a catalogue per area. */
export const languages = ['tr', 'ru', 'en', 'ka', 'az', 'kk'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** What each language calls itself: the one text that a language chooser does not translate. */
export const languageNames: Readonly<Record<Language, string>> = {
  tr: 'Türkçe',
  ru: 'Русский',
  en: 'English',
  ka: 'ქართული',
  az: 'Azərbaycanca',
  kk: 'Қазақша',
};

/** The wanted language if the country has it, else null: the caller keeps the current one (LANG-2). */
export const allowedLanguage = (allowed: readonly Language[], wanted: unknown): Language | null =>
  allowed.find((language) => language === wanted) ?? null;

/** Base languages written from right to left; all others run left to right. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The value of `dir` for a BCP 47 code (LANG-5). */
export const direction = (language: string): 'ltr' | 'rtl' => {
  const [base = ''] = language.toLowerCase().split('-');
  return rightToLeft.has(base) ? 'rtl' : 'ltr';
};
