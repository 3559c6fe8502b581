import { acceptOrder, type OperateResult } from '../../modules/orders/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { refused, type Command } from '../operator-context.ts';
import { orderByCode } from '../order-repository.ts';
import { auditOf, tellResult, textOf } from './tell-result.ts';

/** `accept CODE`: lets money pass that came late (PAY-12): the whole order, or what of it is there. */
export const accept: Command = {
  name: 'accept',
  usage: 'CODE [--available] [--refund] [--reason TEXT]',
  about:
    'lets an order pass that was paid late, or another sum, and waits for a decision; --available: ships what is there; --refund: gives back the rest, and what was paid too much. To give all of it back: refund CODE',
  takes: [1, 1],
  options: { available: { type: 'boolean' }, refund: { type: 'boolean' }, reason: { type: 'string' } },
  run: async (context, [code = ''], options) => {
    const found = await orderByCode(context, code);
    if (!found) return refused(`There is no order ${code}.`);
    const jobs = await context.jobs();
    const reason = textOf(options['reason']);
    const available = options['available'] === true;
    const by = { actor: context.actor, reason, available, refund: options['refund'] === true };
    const result = await context.database.inTransaction(async (): Promise<OperateResult> => {
      const changed = await acceptOrder(context, jobs, found.id, by);
      if (changed.ok)
        await writeAudit(context, 'accept', found.code, {
          ...auditOf(context, 'paid', changed, reason),
          available,
        });
      return changed;
    });
    return tellResult(context, found, 'paid', result, by.refund);
  },
};
