/** A number of no fixed length as a language writes it: `1.5` or `1,5`; with `digits` so many stand after the point, `4,0`. */
export const formatDecimal = (value: number, language: string, digits?: number): string => {
  const text = digits === undefined ? String(value) : value.toFixed(digits);
  return language === 'en' || language.startsWith('en-') ? text : text.replace('.', ',');
};
