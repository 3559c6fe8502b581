import type { Answers } from './answers.ts';

/** What CLDR calls a country of two letters in a language; empty where it knows none. */
export const regionName = (language: string, val: string): string => {
  try {
    return (
      new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(val.toUpperCase()) ?? ''
    );
  } catch {
    return '';
  }
};

/** What a new country is called in one of its languages: in English and in its first one as it was answered, else as CLDR has it. */
export const countryName = (
  language: string,
  { val, name, engName, languages }: Pick<Answers, 'val' | 'name' | 'engName' | 'languages'>,
): string => {
  if (language === 'en') return engName;
  return language === languages[0] ? name : regionName(language, val) || name;
};
