import { describe, expect, it } from 'vitest';
import { cardFactsOf } from './card-brand.ts';
import { isValidExpiry, readExpiry } from './card-expiry.ts';
import { bankFields, cardErrors, emptyCard } from './card-form.ts';
import { cardNumberFitting, isCardNumber } from './card-number.ts';
import { passesLuhn } from './luhn.ts';

const july2026 = { year: 2026, month: 7 };

describe('card number', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2200000000000004', 'mir'],
    ['9792030394440796', 'troy'],
    ['6502740000000001', 'troy'],
    ['378282246310005', 'amex'],
    ['6759649826438453', 'maestro'],
  ])('PAY-2 %s is a card of %s', (number, brand) => {
    expect(isCardNumber(number)).toBe(true);
    expect(cardFactsOf(number).brand).toBe(brand);
  });

  it('PAY-2 a number of no known brand that passes the check goes on to the bank', () => {
    expect(cardFactsOf('9417000000000008').brand).toBeNull();
    expect(isCardNumber('9417000000000008')).toBe(true);
  });

  it.each([
    ['4111111111111112', 'a wrong check digit'],
    ['411111111111111', 'a Visa of 15 digits'],
    ['abcd', 'letters'],
    ['4111 1111 1111 111x', 'a letter among digits'],
    ['', 'nothing'],
  ])('PAY-2 refuses %s: %s', (number) => expect(isCardNumber(number)).toBe(false));

  it('PAY-2 spaces and dashes are allowed, and the groups are the card’s own', () => {
    expect(isCardNumber('4111-1111 1111 1111')).toBe(true);
    expect(cardNumberFitting.fit('4111-1111 1111 1111')).toBe('0000 0000 0000 0000 000');
    expect(cardNumberFitting.fit('37828')).toBe('0000 000000 000000000');
    expect(cardNumberFitting.fit('٣٧٨٢')).toBe('0000 000000 000000000');
  });

  it.each(['4111x', '41111111111111112222'])('PAY-2 %s fits no groups: it stays to be seen', (typed) => {
    expect(cardNumberFitting.fit(typed)).toBeNull();
  });

  it('PAY-2 any one wrong digit is found', () => {
    const right = [...'4111111111111111'];
    for (const place of right.keys())
      for (let by = 1; by < 10; by += 1) {
        const wrong = right.with(place, String((Number(right[place]) + by) % 10)).join('');
        expect(passesLuhn(wrong), wrong).toBe(false);
      }
  });
});

describe('expiry', () => {
  it.each(['0726', '07/26', '0130', '01 / 2030'])('PAY-2 takes %s in July 2026', (typed) =>
    expect(isValidExpiry(typed, july2026)).toBe(true),
  );

  it.each([
    ['0626', 'past'],
    ['0027', 'month 00'],
    ['1327', 'month 13'],
    ['07/6', 'shape'],
    ['0799', 'absurdly far'],
    ['', 'nothing'],
  ])('PAY-2 refuses %s: %s', (typed) => expect(isValidExpiry(typed, july2026)).toBe(false));

  it('PAY-2 reads the month with or without its slash', () => {
    expect(readExpiry('07/26')).toEqual(july2026);
    expect(readExpiry('0726')).toEqual(july2026);
  });
});

describe('card form', () => {
  const card = { holder: 'AIGUL ASANOVA', number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123' };

  it('PAY-2 names each wrong field in the order of the form', () => {
    expect(cardErrors(emptyCard, july2026)).toEqual(['holder', 'number', 'expiry', 'cvv']);
    expect(cardErrors(card, july2026)).toEqual([]);
  });

  it.each([
    ['3782 822463 10005', '123', ['cvv']],
    ['3782 822463 10005', '1234', []],
    ['4111 1111 1111 1111', '1234', ['cvv']],
    ['4111 1111 1111 1111', '12', ['cvv']],
  ])('PAY-2 %s with the code %s', (number, cvv, errors) =>
    expect(cardErrors({ ...card, number, cvv }, july2026)).toEqual(errors),
  );

  it('PAY-2 a card typed in Arabic digits goes to the bank in ASCII ones', () => {
    const typed = { ...card, number: '٤١١١ ١١١١ ١١١١ ١١١١', expiry: '١٢/٣٠', cvv: '١٢٣' };
    expect(cardErrors(typed, july2026)).toEqual([]);
    expect(bankFields(typed)).toEqual(bankFields(card));
  });

  it('PAY-1 gives the bank exactly its own fields', () => {
    expect(bankFields(card)).toEqual({
      pan: '4111111111111111',
      Ecom_Payment_Card_ExpDate_Month: '12',
      Ecom_Payment_Card_ExpDate_Year: '30',
      cv2: '123',
    });
  });
});
