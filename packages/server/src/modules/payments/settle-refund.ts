import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { finishRefund } from './end-refund.ts';
import { readReturned } from './ledger-repository.ts';
import { readUnsettled, type RefundRow } from './refund-repository.ts';

/** What the bank told a person; `transaction`: its number of the refund, the payment's own where that was cancelled. */
export type ToldEnd = { readonly done: true; readonly transaction: string } | { readonly done: false };

/** Settled; or it does not wait for that (any more), or the number is another refund's. */
export type Settled =
  | { readonly ok: true; readonly refund: RefundRow }
  | { readonly ok: false; readonly why: 'not_open' | 'another_refund' };

/**
 * Settles a refund of which the bank said nothing for five days, by what it told a person (PAY-10). One that failed can be asked
 * for again.
 */
export const settleRefund = async (
  context: Pick<CountryContext, 'country' | 'database'>,
  jobs: Jobs,
  id: number,
  told: ToldEnd,
  actor: string,
): Promise<Settled> => {
  const { country, database } = context;
  const [refund] = await database.run(readUnsettled, [country.val, id]);
  if (!refund) return { ok: false, why: 'not_open' };
  if (told.done) {
    const known = await database.run(readReturned, [country.val, refund.order_id]);
    if (known.some((one) => one.transaction_id === told.transaction))
      return { ok: false, why: 'another_refund' };
  }
  const how = told.done && told.transaction === refund.transaction_id ? 'void' : 'refund';
  const end = told.done
    ? ({ kind: 'done', how, transactionId: told.transaction } as const)
    : ({ kind: 'failed', said: `not made, says ${actor}` } as const);
  const finished = await finishRefund(context, jobs, refund, end, actor);
  return finished ? { ok: true, refund } : { ok: false, why: 'not_open' };
};
