import { hashVersion3 } from '@caravan/server/testing/bank-hash';
import { merchant } from './shop-environment.ts';

/** What the bank answers to a shop's signed form when the cardholder has paid. */
export const approvalOf = (
  asked: Readonly<Record<string, string>>,
  transaction: string,
): Record<string, string> => {
  const answer: Record<string, string> = {
    clientid: merchant.clientId,
    oid: asked['oid'] ?? '',
    amount: asked['amount'] ?? '',
    currency: asked['currency'] ?? '',
    mdStatus: '1',
    Response: 'Approved',
    ProcReturnCode: '00',
    TransId: transaction,
    hashAlgorithm: 'ver3',
    rnd: 'load',
  };
  return { ...answer, HASH: hashVersion3(answer, merchant.storeKey) };
};
