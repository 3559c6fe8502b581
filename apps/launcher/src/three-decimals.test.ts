import { createBankQueries } from '@caravan/server';
import { logInBuyer, testCountry } from '@caravan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopMerchant, startBank, type BankAtWork } from './testing/bank-at-work.ts';
import { formOf, localCountry, oidOf, startBankShop, type BankShop } from './testing/bank-shop.ts';

/** A currency of thousandths, as the dinars of ISO 4217 are. */
const currency = {
  ...testCountry().currency,
  code: 'KWD',
  isoNumber: '414',
  digits: 3,
  symbol: 'KD',
} as const;

let bank: BankAtWork;
let shop: BankShop;
beforeAll(async () => {
  bank = await startBank([{ ...shopMerchant, currency }]);
  shop = await startBankShop(bank, { country: localCountry({ currency }) });
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});

it('FMT-2 API-3 PAY-5 PAY-10 a country whose money has thousandths sells, is paid, asks and gives back', async () => {
  const novus = await logInBuyer(shop, '999000000005');
  const order = await novus.buy('100', 4);
  // The same whole numbers as in hundredths elsewhere: 118.65 is 11.865 here.
  expect([order.total, formOf(order)['amount']]).toEqual(['11.865', '11.865']);
  const answer = await bank.goThrough(formOf(order), 'approve');
  expect(await shop.bring(answer)).toEqual({ status: 303, location: `/pay/success?order=${order.pk}` });
  expect(
    (await shop.ledger(order.pk)).map(({ amount, currency: number, outcome }) => [amount, number, outcome]),
  ).toEqual([[11_865, '414', 'paid']]);
  await shop.work();
  expect(shop.mails('paid')[0]?.text).toContain('11,865');
  const { api, clientId } = bank.settingsOf();
  if (!api) throw new Error('no API');
  const queries = createBankQueries({ ...api, clientId, currency });
  const oid = oidOf(order);
  expect(await queries.status(oid)).toMatchObject({ kind: 'approved', transaction: { amount: 11_865 } });
  bank.books.settle();
  expect(await queries.refund({ oid, transactionId: '', amount: 1005 })).toMatchObject({ kind: 'done' });
  expect(await queries.refund({ oid, transactionId: '', amount: 10_861 })).toMatchObject({ why: 'too_much' });
  // A refund that was refused stays in the bank's books.
  const history = await queries.history(oid);
  expect(
    history.kind === 'found' && history.transactions.map(({ kind, amount }) => `${kind} ${amount}`),
  ).toEqual(['refund 10861', 'refund 1005', 'sale 11865']);
});
