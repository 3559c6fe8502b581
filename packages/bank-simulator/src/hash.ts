import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields of a form as they were posted. */
export type Fields = Readonly<Record<string, string>>;

const unsigned = new Set(['hash', 'encoding', 'countdown']);

/** What a cardholder types; in the on-page mode the browser adds it to a form that the shop signed without it. */
const typedByCardholder = new Set([
  'pan',
  'cv2',
  'ecom_payment_card_expdate_month',
  'ecom_payment_card_expdate_year',
  'cardtype',
  'cardholdername',
]);

const upper = (name: string) =>
  name.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));
const escape = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/** Signature "ver3" of the 3-D form protocol: values in the order of their upper-cased names, then the store key, SHA-512. */
export const hashVersion3 = (fields: Fields, storeKey: string): string => {
  const signed = Object.entries(fields)
    .filter(([name]) => !unsigned.has(name.toLowerCase()))
    .map(([name, value]) => [upper(name), escape(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = [...signed.map(([, value]) => value), escape(storeKey)].join('|');
  return createHash('sha512').update(text, 'utf8').digest('base64');
};

/** Whether a shop signed this request; what the cardholder typed is not part of the signature. */
export const signedByShop = (fields: Fields, storeKey: string): boolean => {
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !typedByCardholder.has(name.toLowerCase())),
  );
  const expected = Buffer.from(hashVersion3(own, storeKey));
  const given = Buffer.from(fields['hash'] ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
};
