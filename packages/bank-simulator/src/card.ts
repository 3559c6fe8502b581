import type { Fields } from './hash.ts';
import { isCardNumber } from './luhn.ts';

/** A card as typed. Kept in memory for one payment, never logged. */
export interface Card {
  readonly number: string;
  readonly month: string;
  readonly year: string;
}

/** Fields of the card form that can be wrong. */
export type CardField = 'pan' | 'expiry' | 'cv2';

const month = 'Ecom_Payment_Card_ExpDate_Month';
const year = 'Ecom_Payment_Card_ExpDate_Year';

const expired = (mm: string, yy: string, now: Date): boolean => {
  const lastMoment = Date.UTC(2000 + Number(yy), Number(mm), 1);
  return lastMoment <= now.getTime();
};

/** Reads the card of a posted form, or says which fields are wrong. Any number that passes the check digit is taken. */
export const readCard = (
  fields: Fields,
  now: Date,
): { card: Card; wrong: [] } | { card: null; wrong: CardField[] } => {
  const number = (fields['pan'] ?? '').replaceAll(/[\s-]/g, '');
  const typed = (fields['expiry'] ?? '').replaceAll(/\D/g, '');
  const mm = fields[month] ?? typed.slice(0, 2);
  const yy = (fields[year] ?? typed.slice(2)).slice(-2);
  const wrong: CardField[] = [];
  if (!isCardNumber(number)) wrong.push('pan');
  if (!/^(0[1-9]|1[0-2])$/.test(mm) || !/^\d\d$/.test(yy) || expired(mm, yy, now)) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(fields['cv2'] ?? '')) wrong.push('cv2');
  return wrong.length === 0 ? { card: { number, month: mm, year: yy }, wrong: [] } : { card: null, wrong };
};

/** `435508***4358`: what may be kept of a card number. */
export const maskedNumber = (number: string): string => `${number.slice(0, 6)}***${number.slice(-4)}`;

/** `4355 08** **** 4358`: the same as the bank writes it in its books; empty without a card. */
export const spacedMask = (card: Card | null): string =>
  card === null
    ? ''
    : `${card.number.slice(0, 4)} ${card.number.slice(4, 6)}** **** ${card.number.slice(-4)}`;
