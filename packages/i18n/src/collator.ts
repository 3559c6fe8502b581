/** Alphabetical order of a language (LANG-6), numbers in names by their value: `names.sort(collator('tr').compare)`. */
export const collator = (language: string): Intl.Collator => new Intl.Collator(language, { numeric: true });

/** Which plural form a number takes in a language (LANG-6). Words use ICU plurals; this is for what is not a message. */
export const pluralCategory = (language: string, count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language).select(count);
