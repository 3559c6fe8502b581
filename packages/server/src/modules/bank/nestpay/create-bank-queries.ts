import { toWire, type Currency, type Minor } from '@caravan/money';
import type { BankHistory, BankQueries } from '../../../payment/bank-queries.ts';
import { statusOfSales, type BankStatus } from '../../../payment/bank-status.ts';
import { fetchLocal } from '../fetch-local.ts';
import { askBank, type BankReply } from './ask-bank.ts';
import { writeCc5, type Cc5Question } from './cc5.ts';
import { readBankChange } from './read-bank-change.ts';
import { readBankHistory } from './read-bank-history.ts';
import { readBankStatus } from './read-bank-status.ts';

/** One merchant's way to the bank's API. `user` is an API user of the bank's own administration, not the merchant's login. */
export interface BankQueriesOptions {
  /** `…/fim/api`. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly user: string;
  readonly password: string;
  readonly currency: Pick<Currency, 'isoNumber' | 'digits'>;
  /** Milliseconds that an answer may take, 10 s unless given. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** Major units with two decimals at least, as the API wants every amount, also of a currency that has none. */
const totalOf = (amount: Minor, currency: Pick<Currency, 'digits'>): string => {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`A refund of ${amount} is no refund.`);
  return currency.digits === 0 ? `${toWire(amount, currency)}.00` : toWire(amount, currency);
};

/** Questions to the API of the Nestpay gateway family ("CC5"). Keeps nothing and repeats nothing. */
export const createBankQueries = (options: BankQueriesOptions): BankQueries => {
  const { apiUrl, clientId, user, password, currency, timeoutMs = 10_000, fetch = fetchLocal } = options;

  const ask = async ({ fields, ...rest }: Cc5Question): Promise<BankReply> =>
    askBank(
      writeCc5({ fields: { Name: user, Password: password, ClientId: clientId, ...fields }, ...rest }),
      { apiUrl, timeoutMs, fetch },
    );

  const history = async (oid: string): Promise<BankHistory> => {
    const reply = await ask({ fields: { OrderId: oid }, extra: { ORDERHISTORY: 'QUERY' } });
    return reply.kind === 'answered' ? readBankHistory(reply.answer, oid, currency) : reply;
  };

  /** The status of an order of which the bank shows a refund: there was a sale, so "nothing found" is a contradiction. */
  const statusBehindRefund = async (oid: string): Promise<BankStatus> => {
    const found = await history(oid);
    if (found.kind === 'absent') return { kind: 'unknown', why: 'a refund without a history' };
    return found.kind === 'found' ? statusOfSales(found.transactions) : found;
  };

  return {
    history,

    async status(oid) {
      const reply = await ask({ fields: { OrderId: oid }, extra: { ORDERSTATUS: 'QUERY' } });
      if (reply.kind === 'unknown') return reply;
      const status = readBankStatus(reply.answer, oid, currency);
      return status.kind === 'shows_refund' ? statusBehindRefund(oid) : status;
    },

    async void({ oid, transactionId }) {
      if (transactionId === '') throw new RangeError('A void needs the number of its transaction.');
      // By number only: by order some gateways take back the newest transaction, be it a refund.
      const reply = await ask({ fields: { Type: 'Void', TransId: transactionId } });
      return reply.kind === 'answered' ? readBankChange(reply.answer, { oid, transactionId }) : reply;
    },

    async refund({ oid, amount }) {
      const Total = totalOf(amount, currency);
      const reply = await ask({
        fields: { Type: 'Credit', OrderId: oid, Total, Currency: currency.isoNumber },
      });
      return reply.kind === 'answered' ? readBankChange(reply.answer, { oid, transactionId: null }) : reply;
    },
  };
};
