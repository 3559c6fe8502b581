import type { FormFields } from './form-fields.ts';

const cardFields = /^(pan|cv2|cvv2?|cvc2?|md|cavv|cardholdername|ecom_payment_card_expdate_(month|year))$/i;

const passesLuhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

const holdsCardNumber = (value: string): boolean =>
  (value.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some((run) => passesLuhn(run.replaceAll(/[ -]/g, '')));

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const hidesCard = (name: string, value: string): boolean =>
  name.toUpperCase() !== 'HASH' && holdsCardNumber(value);

/** A bank's answer as it may be kept (PAY-1, SRV-6): no card number, expiry or code, whatever field hides one. */
export const withoutCard = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !cardFields.test(name))
      .map(([name, value]) => [storable(name), hidesCard(name, value) ? '[removed]' : storable(value)]),
  );
