import { toWire, type Minor } from '@caravan/money';
import { operatedStates, operateOrder } from '../../modules/orders/index.ts';
import { noteChange } from '../audit-repository.ts';
import { done, refused, type Command, type OperatorContext } from '../operator-context.ts';
import { orderByCode, type FoundOrder } from '../order-repository.ts';

const written = (order: FoundOrder, { country }: OperatorContext): string =>
  [
    `${order.code}  ${order.status}`,
    `member    ${order.fbo_id} ${order.name}`,
    `total     ${toWire(order.total, country.currency)} ${country.currency.code}`,
    `delivery  ${order.delivery ?? '-'}`,
    `payment   ${order.payment ?? '-'}`,
    ...(order.lines ?? []).map(({ code, quantity }) => `line      ${quantity} × ${code}`),
    ...(order.history ?? []).map(({ status, cause, at }) => `history   ${at}  ${status}  (${cause})`),
  ].join('\n');

/** The money of a cancelled order, which the operator sends back through the bank. */
const owed = ({ refund }: { readonly refund: Minor | null }, { country }: OperatorContext) =>
  refund === null ? null : { refund: toWire(refund, country.currency) };

/** `order KG-26-7F3K2Q`: shows an order; with a state after it, brings the order into that state (ORD-1). */
export const order: Command = {
  name: 'order',
  usage: `CODE [${operatedStates.join(' | ')}]`,
  about: 'shows an order, or changes its state: stock, history and the buyer’s mail follow',
  takes: [1, 2],
  options: {},
  run: async (context, [code = '', wanted]) => {
    const found = await orderByCode(context, code);
    if (!found) return refused(`There is no order ${code}.`);
    if (wanted === undefined) {
      const { total, ...facts } = found;
      return done(written(found, context), { ...facts, total: toWire(total, context.country.currency) });
    }
    const to = operatedStates.find((state) => state === wanted);
    if (!to) return refused(`"${wanted}" is no state to set: ${operatedStates.join(', ')}.`);
    const jobs = await context.jobs();
    const result = await context.database.inTransaction(async () => {
      const changed = await operateOrder(context, jobs, found.id, to);
      if (changed.ok)
        await noteChange(context, 'order', found.code, { from: changed.from, to, ...owed(changed, context) });
      return changed;
    });
    if (result.ok) {
      const back = owed(result, context);
      const told = `${found.code}: ${result.from} → ${to}`;
      return done(back ? `${told}, to pay back: ${back.refund} ${context.country.currency.code}` : told, {
        code: found.code,
        from: result.from,
        to,
        ...back,
      });
    }
    return refused(
      result.why === 'no_units'
        ? `${found.code} stays ${found.status}: its units are gone from the stock.`
        : `${found.code} is ${found.status} and can’t become ${to}.`,
    );
  },
};
