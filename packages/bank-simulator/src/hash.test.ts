import { describe, expect, it } from 'vitest';
import { hashVersion3, signedByShop } from './hash.ts';
import { isCardNumber } from './luhn.ts';

const published = {
  fields: {
    clientid: '190100000',
    storetype: '3d_pay',
    amount: '100.25',
    oid: 'order222',
    okUrl: 'https://domain.com/success',
    failUrl: 'https://domain.com/fail_url',
    rnd: 'rand',
    lang: 'tr',
    currency: '949',
    taksit: '',
    islemtipi: 'Auth',
    firmaadi: 'siparis veren',
    Email: 'test@test.com',
    hashAlgorithm: 'ver3',
  },
  key: '123456',
  hash: '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA==',
};

describe('signature of a shop', () => {
  it('PAY-4 equals the digest that the protocol publishes', () => {
    expect(hashVersion3(published.fields, published.key)).toBe(published.hash);
  });

  it('PAY-4 is checked without what the cardholder typed', () => {
    const posted = {
      ...published.fields,
      hash: published.hash,
      pan: '4355084355084358',
      cv2: '000',
      Ecom_Payment_Card_ExpDate_Month: '12',
    };
    expect(signedByShop(posted, published.key)).toBe(true);
    expect(signedByShop({ ...posted, amount: '1.00' }, published.key)).toBe(false);
    expect(signedByShop({ ...posted, extra: '' }, published.key)).toBe(false);
    expect(signedByShop(posted, '123457')).toBe(false);
    expect(signedByShop(published.fields, published.key)).toBe(false);
  });

  it('keeps a separator in a value apart from the separator between values', () => {
    expect(hashVersion3({ a: 'x|y', b: '' }, 'k')).not.toBe(hashVersion3({ a: 'x', b: 'y' }, 'k'));
    expect(hashVersion3({ a: 'x\\', b: 'y' }, 'k')).not.toBe(hashVersion3({ a: 'x', b: '\\y' }, 'k'));
  });
});

it.each([
  ['4355 0843 5508 4358', true],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['9792030394440796', true],
  ['123', false],
  ['4111-1111', false],
])('PAY-4 card number %s: %s', (number, valid) => {
  expect(isCardNumber(number)).toBe(valid);
});
