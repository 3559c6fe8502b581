import type { Currency, Minor } from '@caravan/money';
import { amountOf } from './amount-of.ts';

/** Whether the bank's amount and currency are those that were asked (PAY-5). */
export const matchesAttempt = (
  said: { readonly oid: string; readonly amount: string; readonly currencyNumber: string },
  attempt: { readonly oid: string; readonly amount: Minor },
  currency: Pick<Currency, 'isoNumber' | 'digits'>,
): boolean =>
  said.oid === attempt.oid &&
  said.currencyNumber === currency.isoNumber &&
  amountOf(said.amount, currency) === attempt.amount;
