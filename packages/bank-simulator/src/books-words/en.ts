import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in English. */
export const en: BooksWords = {
  title: 'The bank’s books',
  lead: 'The newest transactions of all shops.',
  empty: 'Nothing has been paid yet.',
  order: 'Order number',
  amount: 'Amount',
  stateTitle: 'State',
  sale: 'Sale',
  refund: 'Refund',
  captured: 'Captured, day open',
  settled: 'Settled',
  voided: 'Voided',
  failed: 'Failed',
  settle: 'End of day',
  settleLead: 'Everything captured is settled: it can be refunded then, but no longer voided.',
  faultsTitle: 'What should go wrong',
  faults: {
    silent: 'The API never answers',
    loseAnswer: 'A void or refund is carried out, but its answer is lost',
    serverError: 'The API answers with status 500',
    nonsense: 'The API answers with a page for people',
    wrongEncoding: 'The API answers in a different encoding from the one it declares',
    voidHitsNewest: 'A void takes back the newest transaction, whichever was meant',
    neverSettles: 'Every refund is too early',
    dropNotices: 'Shops’ servers are not notified of payments',
  },
  slow: 'API delay (milliseconds)',
  save: 'Save',
};
