import { foldForSearch } from '@caravan/i18n';

/**
 * How a product code that somebody typed may be written in the catalogue, the likeliest first: in any case, with digits of any
 * script. Sheets take `022` for a number and save it as 22.
 */
export const codeSpellings = (typed: string): string[] => {
  const plain = foldForSearch(typed).replaceAll(/[^\p{L}\p{N}-]/gu, '');
  const filled = /^\d{1,2}$/.test(plain) ? [plain, `0${plain}`, `00${plain}`] : [plain];
  return [...new Set([typed.trim(), ...filled, plain.toUpperCase()])].filter((code) => code !== '');
};
