import { toWire, type Minor } from '@caravan/money';
import { readBooks } from '../books-repository.ts';
import { done, misused, refused, type Command } from '../operator-context.ts';
import { dayOptions, noDays, readDays } from './days.ts';

/** `books --from 2026-11-01 --to 2026-11-30`: money by the ledger beside money by the orders, and what differs (PAY-9). */
export const books: Command = {
  name: 'books',
  usage: '--from YYYY-MM-DD --to YYYY-MM-DD',
  about: 'money of these days by the bank’s ledger beside money by the orders, with every difference',
  takes: [0, 0],
  reads: true,
  options: dayOptions,
  run: async (context, _words, options) => {
    const { currency, timeZone } = context.country;
    const days = readDays(options, timeZone);
    if (!days) return misused(noDays);
    const { sums, differences, cut } = await readBooks(context, days.from, days.until);
    if (!sums) return refused('The books can’t be read.');
    const money = (amount: Minor): string => toWire(amount, currency);
    const row = (name: string, ledger: Minor, orders: Minor | null): string =>
      `${name.padEnd(26)}${money(ledger).padStart(16)}${(orders === null ? '' : money(orders)).padStart(16)}`;
    const lines = [
      `${currency.code.padEnd(26)}${'ledger'.padStart(16)}${'orders'.padStart(16)}`,
      row('paid by card', sums.paid, sums.orders_paid),
      row('given back', sums.given_back, sums.orders_given_back),
      row('paid twice', sums.doubled, null),
      row('fits no order, other sum', sums.unplaced, null),
      `${'paid at the door'.padEnd(42)}${money(sums.orders_at_door).padStart(16)}`,
      '',
      ...(differences.length === 0
        ? ['Nothing differs.']
        : differences.map(
            ({ code, what, amount }) =>
              `${code ?? '-'}  ${what}${amount === null ? '' : `  ${money(amount)}`}`,
          )),
      ...(cut ? ['There are more differences than these: ask for fewer days.'] : []),
    ];
    return done(lines.join('\n'), {
      currency: currency.code,
      ...(cut && { cut }),
      ledger: {
        paid: money(sums.paid),
        givenBack: money(sums.given_back),
        double: money(sums.doubled),
        unplaced: money(sums.unplaced),
      },
      orders: {
        paid: money(sums.orders_paid),
        givenBack: money(sums.orders_given_back),
        atDoor: money(sums.orders_at_door),
      },
      differences: differences.map(({ code, what, amount }) => ({
        code,
        what,
        amount: amount === null ? null : money(amount),
      })),
    });
  },
};
