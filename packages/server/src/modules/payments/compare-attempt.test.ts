import { describe, expect, it } from 'vitest';
import type { BankHistory, BankTransaction } from '../bank/index.ts';
import { compareAttempt } from './compare-attempt.ts';
import { describeDifference } from './difference.ts';
import type { ReconciledAttempt } from './reconciliation-repository.ts';

const attempt = (facts: Partial<ReconciledAttempt> = {}): ReconciledAttempt => ({
  id: 1,
  order_id: 2,
  order_code: 'XX-1',
  provider: 'xbank',
  merchant: '100',
  oid: 'XX1',
  amount: 5000,
  payments: [{ transaction: 'S1', amount: 5000 }],
  returned: [],
  ...facts,
});
const sale = (facts: Partial<BankTransaction> = {}): BankTransaction => ({
  kind: 'sale',
  state: 'settled',
  transactionId: 'S1',
  amount: 5000,
  at: '',
  ...facts,
});
const refund = (facts: Partial<BankTransaction> = {}) =>
  sale({ kind: 'refund', state: 'captured', transactionId: 'R1', amount: 1000, ...facts });
const ours = { kind: 'refund', transaction: 'R1', amount: 1000 };
const found = (...transactions: BankTransaction[]): BankHistory => ({ kind: 'found', transactions });

describe('PAY-11 an attempt beside the bank’s history', () => {
  it.each<[string, ReconciledAttempt, BankHistory, string[]]>([
    ['agrees', attempt(), found(sale()), []],
    ['never paid', attempt({ payments: [] }), { kind: 'absent' }, []],
    ['refused', attempt({ payments: [] }), found(sale({ state: 'failed' })), []],
    ['no answer', attempt(), { kind: 'unknown', why: 'late' }, ['the bank did not answer (late)']],
    ['money lost', attempt(), { kind: 'absent' }, ["payment S1 is not in the bank's books"]],
    [
      'cancelled there',
      attempt(),
      found(sale({ state: 'voided' })),
      ['payment S1 was cancelled at the bank'],
    ],
    ['undecided there', attempt(), found(sale({ state: 'pending' })), ['payment S1 is pending at the bank']],
    ['another sum', attempt(), found(sale({ amount: 1 })), ['payment S1 has another amount at the bank']],
    [
      'voided by us and there',
      attempt({ returned: [{ kind: 'void', transaction: 'S1', amount: 5000 }] }),
      found(sale({ state: 'voided' })),
      [],
    ],
    [
      'voided by us only',
      attempt({ returned: [{ kind: 'void', transaction: 'S1', amount: 5000 }] }),
      found(sale()),
      ['payment S1 was given back, but is not cancelled at the bank'],
    ],
    ['given back', attempt({ returned: [ours] }), found(refund(), sale()), []],
    ['given back there only', attempt(), found(refund(), sale()), ['refund R1 is not in our books']],
    [
      'given back here only',
      attempt({ returned: [ours] }),
      found(sale()),
      ["refund R1 is not in the bank's books"],
    ],
    [
      'given back, another sum',
      attempt({ returned: [ours] }),
      found(refund({ amount: 999 }), sale()),
      ['refund R1 has another amount at the bank'],
    ],
    ['a refund refused there', attempt(), found(refund({ state: 'failed' }), sale()), []],
  ])('%s', (_name, one, history, differences) => {
    const found = compareAttempt(one, history);
    expect({ ...found, differences: found.differences.map(describeDifference) }).toEqual({
      missing: [],
      differences: differences.map((text) => `XX-1: ${text}`),
    });
  });

  it('gives the sales that our books lack, each of them', () => {
    const [second, third] = [sale({ transactionId: 'S2' }), sale({ transactionId: 'S3', state: 'captured' })];
    const history = found(third, second, sale(), sale({ transactionId: 'S4', state: 'voided' }));
    expect(compareAttempt(attempt(), history)).toEqual({ missing: [third, second], differences: [] });
  });
});
