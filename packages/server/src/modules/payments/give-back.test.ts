import { expect, it } from 'vitest';
import type { BankChange, BankHistory, BankQueries, BankTransaction } from '../bank/index.ts';
import { giveBack } from './give-back.ts';
import type { DueRefund } from './refund-repository.ts';

const refund: DueRefund = {
  id: 1,
  order_id: 1,
  code: 'XX-1',
  amount: 500,
  provider: 'xbank',
  merchant: '100',
  oid: 'A1',
  transaction_id: 'S1',
  paid: 2000,
  unsettled: false,
  last: false,
};
const sale: BankTransaction = { kind: 'sale', state: 'settled', transactionId: 'S1', amount: 2000, at: '' };
const refundIn = (state: BankTransaction['state']): BankTransaction => ({
  kind: 'refund',
  state,
  transactionId: 'R1',
  amount: 500,
  at: '',
});

/** A bank with these books; `sent` are the refunds that it was asked for. */
const bankWith = (transactions: readonly BankTransaction[]) => {
  const sent: number[] = [];
  const done: BankChange = { kind: 'done', transactionId: 'R9' };
  const queries: BankQueries = {
    status: async () => ({ kind: 'absent' }),
    history: async (): Promise<BankHistory> => ({ kind: 'found', transactions }),
    void: async () => done,
    refund: async ({ amount }) => {
      sent.push(amount);
      return done;
    },
  };
  return { queries, sent };
};

it.each(['pending', 'authorised', 'error', 'reversal'] as const)(
  'PAY-10 a refund that is %s at the bank is not asked for a second time',
  async (state) => {
    const { queries, sent } = bankWith([refundIn(state), sale]);
    expect(await giveBack(queries, refund, new Set())).toMatchObject({ kind: 'unknown' });
    expect(sent).toEqual([]);
  },
);

it('PAY-10 one that failed there, or is another of ours, is no reason to wait', async () => {
  for (const [state, known] of [
    ['failed', []],
    ['captured', ['R1']],
  ] as const) {
    const { queries, sent } = bankWith([refundIn(state), sale]);
    expect(await giveBack(queries, refund, new Set(known))).toMatchObject({ kind: 'done' });
    expect(sent).toEqual([500]);
  }
});

it('PAY-10 nothing is sent about one that is left to a person', async () => {
  const { queries, sent } = bankWith([sale]);
  expect(await giveBack(queries, { ...refund, unsettled: true }, new Set())).toMatchObject({
    kind: 'failed',
  });
  expect(sent).toEqual([]);
});
