import { bookUnits } from '../book-units.ts';
import { amountToRefund } from '../books/amount-to-refund.ts';
import type { Books } from '../books/create-books.ts';
import { entryToVoid } from '../books/void-entry.ts';
import type { BankFaults } from '../faults.ts';
import type { Merchant } from '../request.ts';
import type { Cc5Request } from './cc5-request.ts';
import type { Cc5Response } from './cc5-response.ts';
import { doneAnswer, refusedAnswer } from './change-answer.ts';
import { historyAnswer } from './history-answer.ts';
import { statusAnswer } from './status-answer.ts';

/** What the API works on. */
export interface ApiPlace {
  readonly merchants: readonly Merchant[];
  readonly books: Books;
  readonly faults: BankFaults;
  readonly now: () => Date;
}

/** An answer, and whether the books may have changed for it. */
export interface Answered {
  readonly answer: Cc5Response;
  readonly changed: boolean;
}

const said = (answer: Cc5Response): Answered => ({ answer, changed: false });

/** Does what a shop asks (status, history, void, refund) and answers it, as one step: nothing comes in between. */
export const answerCc5 = (request: Cc5Request | null, place: ApiPlace): Answered => {
  const now = place.now();
  if (!request) return said(refusedAnswer({ text: 'The request could not be read.' }, now));
  const field = (name: string) => request.fields[name] ?? '';
  const merchant = place.merchants.find(
    ({ clientId, apiUser, apiPassword }) =>
      clientId === field('ClientId') && apiUser === field('Name') && apiPassword === field('Password'),
  );
  if (!merchant) return said(refusedAnswer('CORE-2201', now));
  const { clientId } = merchant;
  const oid = field('OrderId');
  const entries = place.books.entriesOf(clientId, oid);
  if (request.extra['ORDERSTATUS'] === 'QUERY') return said(statusAnswer(oid, entries));
  if (request.extra['ORDERHISTORY'] === 'QUERY') return said(historyAnswer(oid, entries));
  if (field('Type') === 'Void') return voided(place, { clientId, oid, transactionId: field('TransId') });
  if (field('Type') === 'Credit')
    return refunded(place, { clientId, oid, total: field('Total'), currency: field('Currency') });
  return said(refusedAnswer({ text: 'The pretend bank does not know this request.' }, now, { oid }));
};

const voided = (
  { books, faults, now }: ApiPlace,
  asked: { readonly clientId: string; readonly oid: string; readonly transactionId: string },
): Answered => {
  const entry = entryToVoid(books, asked, faults.voidHitsNewest);
  if (typeof entry === 'string')
    return said(refusedAnswer(entry, now(), { oid: entry === 'CORE-2008' ? '' : asked.oid }));
  books.void(entry);
  return { answer: doneAnswer(entry, books.openSettlement(), now()), changed: true };
};

const refunded = (
  { books, faults, now, merchants }: ApiPlace,
  asked: {
    readonly clientId: string;
    readonly oid: string;
    readonly total: string;
    readonly currency: string;
  },
): Answered => {
  const { clientId, oid } = asked;
  const entries = books.entriesOf(clientId, oid);
  const [newest] = entries;
  if (!newest) return said(refusedAnswer('CORE-2117', now(), { oid }));
  const { currency, maskedCard } = newest;
  const merchant = merchants.find((one) => one.clientId === clientId);
  const wanted = bookUnits(asked.total, merchant);
  if (asked.total !== '' && wanted === null)
    return said(refusedAnswer({ text: 'The amount could not be read.' }, now(), { oid }));
  if (asked.currency !== '' && asked.currency !== currency)
    return said(refusedAnswer({ text: 'The currency is not that of the sale.' }, now(), { oid }));
  const amount = amountToRefund(entries, wanted, faults.neverSettles);
  const common = { clientId, oid, currency, maskedCard, kind: 'refund' } as const;
  if (typeof amount === 'string') {
    const failed = books.enter({ ...common, amount: wanted ?? newest.amount, returnCode: '99' });
    const answer = refusedAnswer(amount, now(), { oid, transactionId: failed.transactionId });
    return { answer, changed: true };
  }
  const entry = books.enter({ ...common, amount, returnCode: '00' });
  return { answer: doneAnswer(entry, books.openSettlement(), now()), changed: true };
};
