import type { CountryContext } from '../../context.ts';
import type { BankQueries, PaymentProvider } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { finishRefund, leaveRefundOpen } from './end-refund.ts';
import { giveBack } from './give-back.ts';
import { readReturned } from './ledger-repository.ts';
import { ofAnotherBank } from './of-another-bank.ts';
import { claimRefunds, noteSaid, type DueRefund } from './refund-repository.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to the next try: soon after a lost answer, then when the bank's day may have ended. Five days in all. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour];

/**
 * Has the bank give back what operators decided (ORD-7, PAY-10): each refund once, whatever the bank answers, however often it
 * is asked. What it has refused for five days has failed; what it has not answered is unknown, and only its history is read then.
 * What another bank took a person gives back there.
 */
export const createMakeRefunds = (
  context: Pick<CountryContext, 'country' | 'database' | 'log'>,
  ours: Pick<PaymentProvider, 'slug' | 'merchant'>,
  bank: BankQueries,
  jobs: Jobs,
) => {
  const { country, database, log } = context;

  const make = async (refund: DueRefund): Promise<void> => {
    const elsewhere = ofAnotherBank(refund, ours);
    if (elsewhere !== null) {
      await leaveRefundOpen(context, jobs, refund, 'elsewhere', elsewhere);
      return;
    }
    const returned = await database.run(readReturned, [country.val, refund.order_id]);
    const given = await giveBack(bank, refund, new Set(returned.map((one) => one.transaction_id)));
    log.info({ refund: refund.id, outcome: given.kind }, 'refund');
    // A no that lasts is an end.
    const end = given.kind === 'later' && refund.last ? { ...given, kind: 'failed' as const } : given;
    if (end.kind === 'done' || end.kind === 'failed')
      await finishRefund(context, jobs, refund, end, 'the bank');
    else if (refund.last && !refund.unsettled)
      await leaveRefundOpen(context, jobs, refund, 'unanswered', end.said);
    else await database.run(noteSaid, [refund.id, end.said]);
  };

  return async (): Promise<number> => {
    for (let made = 0; ; made += 1) {
      // One at a time: one that waited for a slow bank behind others could be claimed by another process meanwhile.
      const [refund] = await database.run(claimRefunds, [country.val, pauses]);
      if (!refund) return made;
      await make(refund);
    }
  };
};
