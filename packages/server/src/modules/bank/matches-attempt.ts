import type { Currency, Minor } from '@caravan/money';
import type { PaymentVerdict } from './provider.ts';

/** A bank's decimal text in the smallest unit; null when it is no amount of this currency. `1250.00` is 1250 without decimals. */
const bankAmount = (text: string, { digits }: Currency): Minor | null => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const hundredths = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  const minor = digits === 2 ? hundredths : hundredths / 100;
  return Number.isInteger(minor) ? minor : null;
};

/** Whether the bank's signed amount and currency are those that were asked (PAY-5). */
export const matchesAttempt = (
  verdict: Extract<PaymentVerdict, { oid: string }>,
  attempt: { readonly oid: string; readonly amount: Minor },
  currency: Currency,
): boolean =>
  verdict.oid === attempt.oid &&
  verdict.currencyNumber === currency.isoNumber &&
  bankAmount(verdict.amount, currency) === attempt.amount;
