import type { BankChange, RefusalReason } from '../../../payment/bank-queries.ts';
import type { Cc5Answer } from './cc5.ts';

/** Codes by what they mean for us (`bank-api.md` §4). 2008 doesn't prove that an earlier void went through. */
const reasons: ReadonlyMap<string, RefusalReason> = new Map([
  ['CORE-2508', 'not_settled'],
  ['CORE-2511', 'settled'],
  ['CORE-2503', 'too_much'],
  ['CORE-2008', 'nothing_left'],
  ['CORE-2117', 'nothing_left'],
  ['CORE-2120', 'nothing_left'],
  ['CORE-2123', 'nothing_left'],
  ['CORE-2504', 'nothing_left'],
  ['215021', 'nothing_left'],
  ['CORE-2514', 'not_allowed'],
  ['CORE-2517', 'not_allowed'],
]);

/** The gateway was busy with the same order or with itself: it may still do what was asked. */
const busyCodes: ReadonlySet<string> = new Set(['CORE-2016', 'CORE-2304']);

const unknown = (why: string): BankChange => ({ kind: 'unknown', why });

const approvedChange = (
  answer: Cc5Answer,
  { oid, transactionId }: { readonly oid: string; readonly transactionId: string | null },
): BankChange => {
  const answered = answer.field('TransId');
  const order = answer.field('OrderId');
  if (!/^[\x21-\x7e]{1,64}$/.test(answered)) return unknown('done without a transaction number');
  if (transactionId !== null && answered !== transactionId)
    return { kind: 'wrong_transaction', transactionId: answered };
  if (order !== '' && order !== oid) return unknown('done for another order');
  return { kind: 'done', transactionId: answered };
};

/** Reads the answer to a void or a refund. `transactionId` is the one that a void meant, null for a refund. */
export const readBankChange = (
  answer: Cc5Answer,
  meant: { readonly oid: string; readonly transactionId: string | null },
): BankChange => {
  const response = answer.field('Response');
  const returnCode = answer.field('ProcReturnCode');
  const code = answer.errorCode;
  if (response === 'Approved')
    return returnCode === '00' ? approvedChange(answer, meant) : unknown('approved without code 00');
  if (busyCodes.has(code)) return unknown(`the bank is busy (${code})`);
  const refused = (why: RefusalReason): BankChange => ({
    kind: 'refused',
    why,
    code: code || returnCode,
    message: answer.message,
  });
  const why = reasons.get(code);
  if (why) return refused(why);
  if (code === '' && /^no record found/i.test(answer.message)) return refused('not_found');
  if (/^CORE-\d{4}$/.test(code)) return refused('other');
  if (response === 'Declined' && /^\d{2}$/.test(returnCode) && returnCode !== '00') return refused('other');
  return unknown('an error without a code that we know');
};
