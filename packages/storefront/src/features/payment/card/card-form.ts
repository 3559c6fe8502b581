import { toAsciiDigits } from '@caravan/i18n';
import { plainField, type FormField } from '@caravan/country';
import { cardFactsOf } from './card-brand.ts';
import { isValidExpiry, readExpiry, type Month } from './card-expiry.ts';
import { cardDigits, isCardNumber } from './card-number.ts';

export type CardField = 'holder' | 'number' | 'expiry' | 'cvv';

/** What is typed on the card form. It lives in the form and nowhere else (PAY-1). */
export type CardEntry = Readonly<Record<CardField, string>>;

const field = (
  name: CardField,
  label: string,
  autocomplete: string,
  more: Partial<FormField<CardField>>,
): FormField<CardField> => ({
  ...plainField,
  name,
  label,
  required: true,
  autocomplete,
  inputMode: 'numeric',
  ...more,
});

/** Fields in the order of the form. */
export const cardForm: readonly FormField<CardField>[] = [
  field('holder', 'pay.holder', 'cc-name', {
    inputMode: 'text',
    hint: 'pay.holder-hint',
    maxLength: 60,
    width: 'whole',
  }),
  field('number', 'pay.number', 'cc-number', { maxLength: 30, width: 'whole' }),
  field('expiry', 'pay.expiry', 'cc-exp', { hint: 'pay.expiry-hint', maxLength: 9, width: 'short' }),
  field('cvv', 'pay.cvv', 'cc-csc', { hint: 'pay.cvv-hint', maxLength: 4, width: 'short' }),
];

export const emptyCard: CardEntry = { holder: '', number: '', expiry: '', cvv: '' };

/** Which fields are wrong; what is wrong with a field has one name each, so the field names it (PAY-2). */
export const cardErrors = (card: CardEntry, today: Month): CardField[] => {
  const { cvv } = cardFactsOf(cardDigits(card.number));
  const code = toAsciiDigits(card.cvv);
  const right: Readonly<Record<CardField, boolean>> = {
    holder: card.holder.trim() !== '',
    number: isCardNumber(card.number),
    expiry: isValidExpiry(card.expiry, today),
    cvv: /^\d{3,4}$/.test(code) && (cvv === null || code.length === cvv),
  };
  return cardForm.map(({ name }) => name).filter((name) => !right[name]);
};

/** The fields under which the bank takes a card typed on our page (3D Pay; they are not part of the signature). */
export const bankFields = (card: CardEntry): Readonly<Record<string, string>> => {
  const expiry = readExpiry(card.expiry);
  const two = (value: number): string => String(value % 100).padStart(2, '0');
  return {
    pan: cardDigits(card.number),
    Ecom_Payment_Card_ExpDate_Month: expiry ? two(expiry.month) : '',
    Ecom_Payment_Card_ExpDate_Year: expiry ? two(expiry.year) : '',
    cv2: toAsciiDigits(card.cvv),
  };
};
