/** A short number for people, such as a percentage: `1,5`, with a decimal point in English only. Not `Intl`: browsers do not know every language. */
export const formatDecimal = (value: number, language: string): string =>
  language === 'en' || language.startsWith('en-') ? String(value) : String(value).replace('.', ',');
