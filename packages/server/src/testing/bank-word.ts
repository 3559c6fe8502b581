/** What the bank said of a payment that it took, verified. */
export const bankWord = {
  kind: 'approved',
  oid: 'XX-1',
  amount: '1234',
  currencyNumber: '999',
  transactionId: '1',
  source: 'answer',
  digest: 'a'.repeat(64),
  fields: {},
} as const;
