import { returnOrder, type OperateResult } from '../../modules/orders/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { misused, refused, type Command } from '../operator-context.ts';
import { orderByCode } from '../order-repository.ts';
import { auditOf, tellResult, textOf } from './tell-result.ts';

/** `100:2,101:1` as units by product; null for what is no such list. */
const readUnits = (text: string): ReadonlyMap<string, number> | null => {
  const units = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, code, count] = /^\s*([\w-]{1,32}):([1-9]\d{0,5})\s*$/.exec(part) ?? [];
    if (code === undefined || units.has(code)) return null;
    units.set(code, Number(count));
  }
  return units;
};

/** What the order is said to have become. */
const toOf = (result: OperateResult): string => (result.ok && result.part ? 'partly returned' : 'returned');

/** `return CODE`: goods of a delivered order came back, all or some (ORD-7). */
export const returnGoods: Command = {
  name: 'return',
  usage: 'CODE [--lines PRODUCT:UNITS,…] [--restock] [--refund] [--reason TEXT]',
  about:
    'goods of an order came back, all or those lines; --restock: in order, they are sold again; --refund: the bank is asked to give back what they cost',
  takes: [1, 1],
  options: {
    lines: { type: 'string' },
    restock: { type: 'boolean' },
    refund: { type: 'boolean' },
    reason: { type: 'string' },
  },
  run: async (context, [code = ''], options) => {
    const found = await orderByCode(context, code);
    if (!found) return refused(`There is no order ${code}.`);
    const { lines } = options;
    const units = typeof lines === 'string' ? readUnits(lines) : null;
    if (lines !== undefined && units === null)
      return misused('--lines must be products with their units, like 100:2,101:1.');
    const jobs = await context.jobs();
    const reason = textOf(options['reason']);
    const restock = options['restock'] === true;
    const by = { actor: context.actor, reason, restock, refund: options['refund'] === true };
    const result = await context.database.inTransaction(async (): Promise<OperateResult> => {
      const changed = await returnOrder(context, jobs, found.id, units, by);
      if (changed.ok)
        await writeAudit(context, 'return', found.code, {
          ...auditOf(context, toOf(changed), changed, reason),
          restock,
          ...(units && { lines: Object.fromEntries(units) }),
        });
      return changed;
    });
    return tellResult(context, found, toOf(result), result, by.refund);
  },
};
