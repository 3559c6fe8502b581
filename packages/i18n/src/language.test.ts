import { expect, it } from 'vitest';
import { allowedLanguage, direction, languageNames, languages } from './index.ts';

it('LANG-2 takes only a language that the country has', () => {
  expect(allowedLanguage(['ru', 'en'], 'en')).toBe('en');
  expect(allowedLanguage(['ru', 'en'], 'tr')).toBeNull();
  expect(allowedLanguage(['ru', 'en'], 'EN')).toBeNull();
  expect(allowedLanguage(['ru', 'en'], undefined)).toBeNull();
});

it('LANG-6 names languages by codes that browsers know', () => {
  for (const language of languages) {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(Intl.Collator.supportedLocalesOf(language)).toEqual([language]);
    expect(languageNames[language]).not.toBe('');
  }
});

it.each([
  ['tr', 'ltr'],
  ['ka', 'ltr'],
  ['ku', 'ltr'],
  ['ar', 'rtl'],
  ['ar-IQ', 'rtl'],
  ['ckb', 'rtl'],
] as const)('writes %s %s', (language, way) => {
  expect(direction(language)).toBe(way);
});
