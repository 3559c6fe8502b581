import { toWire } from '@caravan/money';
import { settleRefund } from '../../modules/payments/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { done, misused, refused, type Command } from '../operator-context.ts';
import { amountIn } from './tell-result.ts';

/** A number of the bank, as the ledger keeps it. */
const bankNumber = /^[\x21-\x7e]{1,64}$/;

/** `refund settle ID done|failed`: what the bank told a person of a refund about which it is silent (PAY-10). */
export const settleRefundCommand: Command = {
  name: 'refund settle',
  usage: 'ID done --transaction NUMBER | ID failed',
  about:
    'settles a refund that is a task because the bank did not answer for five days, by what the bank told you: done, with its number there (the payment’s own if that was cancelled), or failed',
  takes: [2, 2],
  options: { transaction: { type: 'string' } },
  run: async (context, [id = '', word = ''], { transaction }) => {
    if (!/^\d{1,9}$/.test(id) || (word !== 'done' && word !== 'failed'))
      return misused('Say the number of the refund, then done or failed.');
    if (word === 'done' && !(typeof transaction === 'string' && bankNumber.test(transaction)))
      return misused('--transaction must be the number of the refund at the bank.');
    const told =
      word === 'done'
        ? ({ done: true, transaction: String(transaction) } as const)
        : ({ done: false } as const);
    const jobs = await context.jobs();
    const settled = await context.database.inTransaction(async () => {
      const result = await settleRefund(context, jobs, Number(id), told, context.actor);
      if (result.ok)
        await writeAudit(context, 'refund settle', result.refund.code, {
          refund: result.refund.id,
          amount: toWire(result.refund.amount, context.country.currency),
          became: word,
          ...(told.done && { transaction: told.transaction }),
        });
      return result;
    });
    if (!settled.ok)
      return refused(
        settled.why === 'not_open'
          ? `There is no refund ${id} that waits to be settled.`
          : `${String(transaction)} is the number of another refund of that order.`,
      );
    const { code, amount } = settled.refund;
    return done(`${code}: refund of ${amountIn(context, amount)} is ${word}`, {
      code,
      amount: toWire(amount, context.country.currency),
      state: word,
    });
  },
};
