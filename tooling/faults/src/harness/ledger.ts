/** An order whose placing was answered. */
export interface AnsweredOrder {
  readonly pk: number;
  readonly by: 'card' | 'door';
}

/** Money whose booking was answered. */
export interface AnsweredPayment {
  readonly pk: number;
  readonly transaction: string;
}

/** What the shop has answered for, and what the bank has taken: none of it may be missing in the books. */
export interface Ledger {
  readonly orders: Map<number, AnsweredOrder>;
  readonly payments: Map<string, AnsweredPayment>;
}

export const createLedger = (): Ledger => ({ orders: new Map(), payments: new Map() });
