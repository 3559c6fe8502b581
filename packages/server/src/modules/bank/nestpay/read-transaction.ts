import type { Currency, Minor } from '@caravan/money';
import type { BankTransaction } from '../../../payment/bank-transaction.ts';

/** `CHARGE_TYPE_CD` (manual v1.1). */
const kinds: ReadonlyMap<string, BankTransaction['kind']> = new Map([
  ['S', 'sale'],
  ['C', 'refund'],
]);

/** `TRANS_STAT` (manual v1.1); NW, "still processing", is known from shops only. */
const states: ReadonlyMap<string, BankTransaction['state']> = new Map([
  ['A', 'authorised'],
  ['C', 'captured'],
  ['S', 'settled'],
  ['V', 'voided'],
  ['D', 'failed'],
  ['PN', 'pending'],
  ['NW', 'pending'],
  ['CNCL', 'cancelled'],
  ['ERR', 'error'],
  ['R', 'reversal'],
]);

/** States that mean money only if the bank said yes (`PROC_RET_CD` 00). */
const approvedStates: ReadonlySet<string> = new Set(['authorised', 'captured', 'settled']);

/** The API counts in hundredths, also where the currency has none: then they must make whole units. Thousandths stay such. */
const readAmount = (text: string, { digits }: Pick<Currency, 'digits'>): Minor | null => {
  if (!/^\d{1,14}$/.test(text)) return null;
  const amount = digits === 0 ? Number(text) / 100 : Number(text);
  return Number.isInteger(amount) ? amount : null;
};

/**
 * A transaction by the bank's field names. A success without the bank's yes is an `error`. Null when it says nothing that
 * we know: an unknown state must not be taken for another.
 */
export const readTransaction = (
  field: (name: string) => string,
  currency: Pick<Currency, 'digits'>,
): BankTransaction | null => {
  const kind = kinds.get(field('CHARGE_TYPE_CD'));
  const state = states.get(field('TRANS_STAT'));
  const transactionId = field('TRANS_ID');
  if (!kind || !state || !/^[\x21-\x7e]{1,64}$/.test(transactionId)) return null;
  return {
    kind,
    state: approvedStates.has(state) && field('PROC_RET_CD') !== '00' ? 'error' : state,
    transactionId,
    amount: readAmount(field('CAPTURE_AMT') || field('ORIG_TRANS_AMT'), currency),
    at: field('AUTH_DTTM').slice(0, 40),
  };
};
