import { bookUnits } from '../book-units.ts';
import { textIn } from './text-in.ts';
import { isWebAddress } from '../is-web-address.ts';

/** A checked request for a payment page. */
export interface Initialized {
  readonly conversationId: string;
  readonly basketId: string;
  readonly price: string;
  readonly paidPrice: string;
  readonly currency: string;
  readonly locale: string;
  readonly callbackUrl: string;
}

/** Why a request is turned away: the gateway's code, and its text for people. */
export interface Refused {
  readonly errorCode: string;
  readonly errorMessage: string;
}

const needed = [
  'buyer.id',
  'buyer.name',
  'buyer.surname',
  'buyer.identityNumber',
  'buyer.email',
  'buyer.registrationAddress',
  'buyer.city',
  'buyer.country',
  'buyer.ip',
  'shippingAddress.contactName',
  'shippingAddress.address',
  'shippingAddress.city',
  'shippingAddress.country',
  'billingAddress.contactName',
  'billingAddress.address',
  'billingAddress.city',
  'billingAddress.country',
];

/** Checks what a shop asks for: every field that the gateway insists on, and sums that agree. */
export const readInitialize = (body: unknown): Initialized | Refused => {
  const text = (path: string) => textIn(body, path);
  const missing = needed.filter((path) => text(path).trim() === '');
  if (missing.length > 0)
    return { errorCode: '11', errorMessage: `Geçersiz istek: ${missing.join(', ')} gönderilmelidir` };
  const paid = bookUnits(text('paidPrice'));
  const price = bookUnits(text('price'));
  if (paid === null || price === null || paid <= 0)
    return { errorCode: '11', errorMessage: 'Geçersiz istek: price, paidPrice' };
  const items = Object(body).basketItems;
  const sum = Array.isArray(items)
    ? items.reduce<number>((all, item) => all + (bookUnits(textIn(item, 'price')) ?? Number.NaN), 0)
    : Number.NaN;
  if (sum !== price)
    return {
      errorCode: '5062',
      errorMessage: 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır',
    };
  if (!isWebAddress(text('callbackUrl')) || !/^[A-Z]{3}$/.test(text('currency')))
    return { errorCode: '11', errorMessage: 'Geçersiz istek: callbackUrl, currency' };
  return {
    conversationId: text('conversationId'),
    basketId: text('basketId'),
    price: text('price'),
    paidPrice: text('paidPrice'),
    currency: text('currency'),
    locale: text('locale'),
    callbackUrl: text('callbackUrl'),
  };
};
