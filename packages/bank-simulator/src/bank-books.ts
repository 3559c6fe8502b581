import type { FastifyInstance } from 'fastify';
import { bookUnits } from './book-units.ts';
import type { Books } from './books/create-books.ts';
import type { Entry } from './books/entry.ts';
import type { BankFaults } from './faults.ts';
import type { Merchant } from './request.ts';

/** A sale without a cardholder: nobody typed a card, the shop hears nothing of it. */
export interface SaleInBooks {
  /** The bank's first merchant unless given. */
  readonly clientId?: string;
  readonly oid: string;
  /** As shops write it: `1250` or `259.90`. */
  readonly amount: string;
  /** ISO number of the currency. */
  readonly currency: string;
}

/** The bank seen from behind the counter, for tests and development. */
export interface BankBooks {
  /** End of day: everything captured is settled. Refunds work from now on, voids no longer. */
  settle(): void;
  /** Change its fields to let things go wrong; all are off at the start. */
  readonly faults: BankFaults;
  /** Enters a paid sale and gives its transaction number. */
  approve(sale: SaleInBooks): string;
  /** Enters a sale that the bank refused and gives its transaction number. */
  decline(sale: SaleInBooks): string;
  /** Everything under an order number, of whichever merchant, newest first. A copy: later changes don't show in it. */
  transactionsOf(oid: string): readonly Readonly<Entry>[];
}

/** Where the handle stands on the server object. */
const decorator = 'bankBooks';

/** Puts the books' handle on the server. */
export const decorateWithBooks = (
  app: FastifyInstance,
  {
    books,
    faults,
    merchants,
  }: { readonly books: Books; readonly faults: BankFaults; readonly merchants: readonly Merchant[] },
): void => {
  const enter = (sale: SaleInBooks, returnCode: string): string => {
    const { clientId = merchants[0]?.clientId ?? '' } = sale;
    const amount = bookUnits(
      sale.amount,
      merchants.find((one) => one.clientId === clientId),
    );
    if (amount === null) throw new RangeError(`"${sale.amount}" is no sum of money.`);
    const { transactionId } = books.enter({
      clientId,
      oid: sale.oid,
      kind: 'sale',
      amount,
      currency: sale.currency,
      maskedCard: '',
      returnCode,
    });
    return transactionId;
  };
  const handle: BankBooks = {
    settle: books.settle,
    faults,
    approve: (sale) => enter(sale, '00'),
    decline: (sale) => enter(sale, '05'),
    transactionsOf: (oid) => books.ofOrder(oid).map((entry) => ({ ...entry })),
  };
  app.decorate(decorator, handle);
};

/** The books of a bank that `createBankSimulator` made; throws for any other server. */
export const bankBooks = (bank: FastifyInstance): BankBooks => bank.getDecorator<BankBooks>(decorator);
