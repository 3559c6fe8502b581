/** What can differ between our books of an attempt and the bank's; `booked`: what our books lacked, and have by now. */
export const differenceKinds = [
  'booked',
  'silent',
  'elsewhere',
  'lost',
  'cancelled',
  'not-cancelled',
  'state',
  'amount',
  'refund-unknown',
  'refund-lost',
  'refund-amount',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** One difference between our books and the bank's (PAY-11), as facts: its words depend on who reads it. */
export interface Difference {
  readonly what: DifferenceKind;
  /** The order's code. */
  readonly order: string;
  /** The bank's number of the payment or refund. */
  readonly transaction?: string;
  /** What came of a payment that is booked now. */
  readonly outcome?: string;
  /** How a payment stands at the bank. */
  readonly state?: string;
  /** Why the bank told nothing. */
  readonly why?: string;
  /** Who took the money, where that is not the bank of today. */
  readonly provider?: string;
  readonly merchant?: string;
}

type Say = (facts: Required<Omit<Difference, 'what' | 'order'>>) => string;

const words: Readonly<Record<DifferenceKind, Say>> = {
  booked: ({ transaction, outcome }) => `payment ${transaction} was missing, now booked (${outcome})`,
  silent: ({ why }) => `the bank did not answer (${why})`,
  elsewhere: ({ provider, merchant }) =>
    `paid at ${provider}, merchant ${merchant}, which is not asked any more`,
  lost: ({ transaction }) => `payment ${transaction} is not in the bank's books`,
  cancelled: ({ transaction }) => `payment ${transaction} was cancelled at the bank`,
  'not-cancelled': ({ transaction }) =>
    `payment ${transaction} was given back, but is not cancelled at the bank`,
  state: ({ transaction, state }) => `payment ${transaction} is ${state} at the bank`,
  amount: ({ transaction }) => `payment ${transaction} has another amount at the bank`,
  'refund-unknown': ({ transaction }) => `refund ${transaction} is not in our books`,
  'refund-lost': ({ transaction }) => `refund ${transaction} is not in the bank's books`,
  'refund-amount': ({ transaction }) => `refund ${transaction} has another amount at the bank`,
};

const nothing = { transaction: '', outcome: '', state: '', why: '', provider: '', merchant: '' };

/** A difference on the operator's command line, which is in English: by this text a task is known again. */
export const describeDifference = ({ what, order, ...facts }: Difference): string =>
  `${order}: ${words[what]({ ...nothing, ...facts })}`;
