import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { settleOrder, type Settlement } from '../orders/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { FormFields } from '../bank/index.ts';
import { matchesAttempt } from '../bank/index.ts';
import {
  findAttempt,
  insertAnswer,
  lockAttempt,
  writeOutcome,
  type LockedOrder,
} from './payment-repository.ts';
import type { PaymentProvider, PaymentVerdict } from '../bank/index.ts';
import { withoutCard } from '../bank/index.ts';

/** What an answer of the bank came to; `order` is whose way back the browser goes, if it is known. */
export interface Applied {
  readonly outcome: Settlement | 'declined' | 'mismatch' | 'repeated' | 'forged' | 'unknown';
  /** Whether money came: the browser lands on the success page. */
  readonly paid: boolean;
  readonly orderId: number | null;
}

/** What our attempts are numbered with; anything else is not even looked up. */
const attemptNumber = /^[A-Za-z0-9]{1,64}$/;

type Said = Extract<PaymentVerdict, { oid: string }>;

const digestOf = (fields: FormFields): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');

/**
 * Takes a bank's answer (PAY-5): verified by the provider, met with the stored attempt, booked at most once whatever comes
 * how often and in whatever order. Stored without card data. What is not the bank's changes nothing.
 */
export const createApplyAnswer = (context: CountryContext, provider: PaymentProvider, jobs: Jobs) => {
  const { country, database, clock, log } = context;

  const settle = async (said: Said, order: LockedOrder, booked: boolean): Promise<Applied['outcome']> => {
    if (said.kind === 'declined') return 'declined';
    if (!fits(said, order)) return 'mismatch';
    return booked ? 'repeated' : settleOrder(context, jobs, order, order.attempt_amount);
  };

  const fits = (said: Said, { attempt_oid: oid, attempt_amount: amount }: LockedOrder): boolean =>
    matchesAttempt(said, { oid, amount }, country.currency);

  const apply = async (said: Said, fields: FormFields): Promise<Applied> => {
    const [order] = attemptNumber.test(said.oid)
      ? await database.run(lockAttempt, [country.val, provider.slug, said.oid])
      : [];
    if (!order) return { outcome: 'unknown', paid: false, orderId: null };
    const [answer] = await database.run(insertAnswer, [
      country.val,
      provider.slug,
      order.attempt_id,
      said.transactionId,
      digestOf(fields),
      JSON.stringify(withoutCard(fields)),
      clock.now(),
    ]);
    const result = { paid: said.kind === 'approved' && fits(said, order), orderId: order.id };
    if (!answer) return { outcome: 'repeated', ...result };
    const outcome = await settle(said, order, answer.booked);
    await database.run(writeOutcome, [answer.id, outcome]);
    return { outcome, ...result };
  };

  const orderOf = async (oid: string): Promise<number | null> => {
    if (!attemptNumber.test(oid)) return null;
    const [attempt] = await database.run(findAttempt, [country.val, provider.slug, oid]);
    return attempt?.order_id ?? null;
  };

  return async (fields: FormFields): Promise<Applied> => {
    const verdict = provider.verify(fields);
    if (verdict.kind === 'forged') {
      const oid = Object.entries(fields).find(([name]) => name.toLowerCase() === 'oid')?.[1] ?? '';
      log.warn(
        { security: 'forged payment answer', reason: verdict.reason, oid: oid.slice(0, 64) },
        'payment answer refused',
      );
      return { outcome: 'forged', paid: false, orderId: await orderOf(oid) };
    }
    const applied = await database.inTransaction(() => apply(verdict, fields));
    const facts = {
      oid: verdict.oid.slice(0, 64),
      transaction: verdict.transactionId,
      outcome: applied.outcome,
      said: verdict.reason,
    };
    if (applied.outcome === 'mismatch' || applied.outcome === 'unknown') {
      log.warn({ security: 'payment mismatch', ...facts }, 'payment answer does not fit');
    } else {
      log.info(facts, 'payment answer');
    }
    return applied;
  };
};
