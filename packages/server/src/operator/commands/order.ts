import { toWire } from '@caravan/money';
import { acceptOrder, operatedStates, operateOrder, type OperateResult } from '../../modules/orders/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { localMoment } from '../local-moment.ts';
import { done, misused, refused, type Command, type OperatorContext } from '../operator-context.ts';
import { orderByCode, type FoundOrder } from '../order-repository.ts';
import { amountIn, auditOf, tellResult, textOf } from './tell-result.ts';

/** What of a line never went out, and what came back. */
const awayOf = ({ returned, restocked, unsent }: FoundOrder['lines'][number]): string => {
  const back = returned - unsent;
  const facts = [
    ...(unsent > 0 ? [`${unsent} never sent`] : []),
    ...(back > 0 ? [`${back} came back, ${restocked - unsent} in stock again`] : []),
  ];
  return facts.length > 0 ? ` (${facts.join('; ')})` : '';
};

const written = (order: FoundOrder, context: OperatorContext): string =>
  [
    `${order.code}  ${order.status}`,
    `member    ${order.fbo_id} ${order.name}`,
    `total     ${amountIn(context, order.total)}`,
    `delivery  ${order.delivery ?? '-'}`,
    `payment   ${order.payment ?? '-'}`,
    ...(order.lines ?? []).map((line) => `line      ${line.quantity} × ${line.code}${awayOf(line)}`),
    ...(order.payments ?? []).map(
      ({ transaction, amount, outcome }) =>
        `paid      ${amount === null ? 'another currency' : amountIn(context, amount)}  ${transaction}  (${outcome})`,
    ),
    ...(order.refunds ?? []).map(
      ({ amount, state, said }) =>
        `refund    ${amountIn(context, amount)}  ${state}${said === '' ? '' : `  (${said})`}`,
    ),
    ...(order.history ?? []).map(
      ({ status, cause, at }) => `history   ${localMoment(context, at)}  ${status}  (${cause})`,
    ),
  ].join('\n');

const states = ['paid', ...operatedStates] as const;

/** `order KG-26-7F3K2Q`: shows an order; with a state after it, brings the order into that state (ORD-1). */
export const order: Command = {
  name: 'order',
  usage: `CODE [${states.join(' | ')}] [--restock] [--refund] [--reason TEXT]`,
  about:
    'shows an order, or changes its state: stock, history and the buyer’s mail follow; --restock: what was refused at the door is in the stock again; --refund: the bank is asked to give back what is due',
  takes: [1, 2],
  reads: 'with fewest words',
  options: { restock: { type: 'boolean' }, refund: { type: 'boolean' }, reason: { type: 'string' } },
  run: async (context, [code = '', wanted], options) => {
    const found = await orderByCode(context, code);
    if (!found) return refused(`There is no order ${code}.`);
    if (wanted === undefined) {
      await writeAudit(context, 'order', found.code, { looked: true });
      const { total, ...facts } = found;
      return done(written(found, context), { ...facts, total: toWire(total, context.country.currency) });
    }
    const to = states.find((state) => state === wanted);
    if (!to) return misused(`"${wanted}" is no state to set: ${states.join(', ')}.`);
    const jobs = await context.jobs();
    const reason = textOf(options['reason']);
    const by = {
      actor: context.actor,
      reason,
      restock: options['restock'] === true,
      refund: options['refund'] === true,
    };
    const result = await context.database.inTransaction(async (): Promise<OperateResult> => {
      const changed =
        to === 'paid'
          ? await acceptOrder(context, jobs, found.id, by)
          : await operateOrder(context, jobs, found.id, to, by);
      if (changed.ok) await writeAudit(context, 'order', found.code, auditOf(context, to, changed, reason));
      return changed;
    });
    return tellResult(context, found, to, result, by.refund);
  },
};
