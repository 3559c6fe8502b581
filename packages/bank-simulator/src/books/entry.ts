/** One transaction in the bank's books. `captured` counts but its day is still open, `settled` came through the end of day. */
export interface Entry {
  readonly transactionId: string;
  readonly clientId: string;
  readonly oid: string;
  readonly kind: 'sale' | 'refund';
  state: 'captured' | 'settled' | 'voided' | 'failed';
  /** Hundredths of the currency's major unit, also where the shop counts without decimals; thousandths where it counts in those. */
  readonly amount: number;
  /** ISO number of the currency. */
  readonly currency: string;
  /** `4355 08** **** 4358`; empty when no card was read. */
  readonly maskedCard: string;
  readonly at: Date;
  voidedAt: Date | null;
  /** The end of day that settled it; empty until then. */
  settleId: string;
  /** `00` when the bank said yes. */
  readonly returnCode: string;
  readonly authCode: string;
  readonly hostReference: string;
}

/** Whether money stands behind an entry: it was approved and not taken back. */
export const isLive = ({ state }: Entry): boolean => state === 'captured' || state === 'settled';

/** Whether the bank said yes to it once, also if it was voided since. */
export const wasSuccessful = ({ returnCode }: Entry): boolean => returnCode === '00';
