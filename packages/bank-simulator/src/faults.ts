/** What can go wrong between a shop and this bank on purpose. Change a field at any time; all are off at the start. */
export interface BankFaults {
  /** `/fim/api` takes a request, does nothing and never answers. */
  silent: boolean;
  /** `/fim/api` does at once what it is asked and answers so many milliseconds later; 0 is off. */
  slow: number;
  /** `/fim/api` sends UTF-8, with Turkish letters in `ErrMsg`, under a header that says ISO-8859-9. */
  wrongEncoding: boolean;
  /** `/fim/api` does nothing and answers a page for people with status 200. */
  nonsense: boolean;
  /** `/fim/api` does nothing and answers status 500. */
  serverError: boolean;
  /** A void cancels the order's newest successful transaction and answers with its number, whatever number was sent. */
  voidHitsNewest: boolean;
  /** Every refund is refused as too early (`CORE-2508`). */
  neverSettles: boolean;
  /** A void or refund is done, then the line breaks before the answer. */
  loseAnswer: boolean;
  /** The 3-D answer is not sent to the shop's `callbackUrl`; the browser still carries it. */
  dropNotices: boolean;
}

/** A fault that is on or off. */
export type FaultSwitch = Exclude<keyof BankFaults, 'slow'>;

/** A bank that works. */
export const noFaults = (): BankFaults => ({
  silent: false,
  slow: 0,
  wrongEncoding: false,
  nonsense: false,
  serverError: false,
  voidHitsNewest: false,
  neverSettles: false,
  loseAnswer: false,
  dropNotices: false,
});
