import { fromWire, toWire } from '@caravan/money';
import { refundOrder } from '../../modules/orders/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { done, misused, refused, type Command } from '../operator-context.ts';
import { orderByCode, type FoundOrder } from '../order-repository.ts';
import { amountIn, textOf } from './tell-result.ts';

type Refusal = Extract<Awaited<ReturnType<typeof refundOrder>>, { ok: false }>;

/** Why money does not go back, for people. */
const refusals: Readonly<Record<Refusal['why'], (order: FoundOrder, left: string) => string>> = {
  not_found: ({ code }) => `There is no order ${code}.`,
  stands: ({ code, status }) => `${code} is ${status}: name an --amount, or return or cancel it first.`,
  nothing_paid: ({ code }) => `Nothing was paid for ${code}.`,
  too_much: ({ code }, left) => `No more than ${left} of ${code} can be given back.`,
  which_payment: ({ code }) =>
    `${code}: say which payment with --transaction, or --by-hand for what the bank does not give back.`,
  no_such_payment: ({ code }) => `${code} has no such payment that is not given back.`,
};

/** `refund CODE`: money goes back to the buyer (ORD-7, PAY-10). */
export const refund: Command = {
  name: 'refund',
  usage: 'CODE [--amount MONEY] [--transaction ID] [--by-hand] [--reason TEXT]',
  about:
    'gives money of an order back, all that is left or so much; the bank is asked by the running shop. --transaction: which payment, where there are more; --by-hand: it was given back in cash or by transfer already. An order that waits for a decision is cancelled with it',
  takes: [1, 1],
  options: {
    amount: { type: 'string' },
    transaction: { type: 'string' },
    'by-hand': { type: 'boolean' },
    reason: { type: 'string' },
  },
  run: async (context, [code = ''], options) => {
    const { currency } = context.country;
    const found = await orderByCode(context, code);
    if (!found) return refused(`There is no order ${code}.`);
    const typed = options['amount'];
    const amount = typeof typed === 'string' ? fromWire(typed, currency) : null;
    if (typed !== undefined && (amount === null || amount < 1))
      return misused(`--amount must be money like ${toWire(1250, currency)}.`);
    const jobs = await context.jobs();
    const { transaction } = options;
    const reason = textOf(options['reason']);
    const request = {
      amount,
      reason,
      actor: context.actor,
      byHand: options['by-hand'] === true,
      ...(typeof transaction === 'string' && { transaction }),
    };
    const result = await context.database.inTransaction(async () => {
      const asked = await refundOrder(context, jobs, found.id, request);
      if (asked.ok)
        await writeAudit(context, 'refund', found.code, {
          amount: toWire(asked.amount, currency),
          byHand: asked.byHand,
          ...(reason !== '' && { reason }),
        });
      return asked;
    });
    if (!result.ok)
      return refused(refusals[result.why](found, amountIn(context, 'left' in result ? result.left : 0)));
    const how = result.byHand ? 'noted as given back' : 'the bank is asked';
    return done(`${found.code}: refund of ${amountIn(context, result.amount)}, ${how}`, {
      code: found.code,
      amount: toWire(result.amount, currency),
      byHand: result.byHand,
    });
  },
};
