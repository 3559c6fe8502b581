import { toWire, type Minor } from '@caravan/money';
import type { OperateResult } from '../../modules/orders/index.ts';
import { done, refused, type OperatorContext, type Report } from '../operator-context.ts';
import type { FoundOrder } from '../order-repository.ts';

/** An amount with its currency, as people and programs read it. */
export const amountIn = ({ country }: OperatorContext, amount: Minor): string =>
  `${toWire(amount, country.currency)} ${country.currency.code}`;

const refusals: Readonly<Record<string, (order: FoundOrder, to: string) => string>> = {
  not_allowed: ({ code, status }, to) => `${code} is ${status} and can’t become ${to}.`,
  no_units: ({ code, status }) => `${code} stays ${status}: its units are gone from the stock.`,
  none: ({ code }) => `${code} has nothing left to come back.`,
  unknown: ({ code }) => `${code} does not have such a product.`,
  too_many: ({ code }) => `${code} does not have so many units that are still with the buyer.`,
  not_found: ({ code }) => `There is no order ${code}.`,
};

/** Money of a result as programs and the audit log have it. */
const sumsOf = (
  { country }: OperatorContext,
  { due, requested, lacking = 0 }: OperateResult & { ok: true },
) => ({
  ...(due > 0 && { refund: toWire(due, country.currency), requested }),
  ...(lacking > 0 && { lacking: toWire(lacking, country.currency) }),
});

/**
 * What became of an order, for people and programs; money that is due, and whether the bank is asked for it. `wanted`: it was to
 * be, so that people hear what else there is to do where it can't.
 */
export const tellResult = (
  context: OperatorContext,
  order: FoundOrder,
  to: string,
  result: OperateResult,
  wanted: boolean,
): Report => {
  if (!result.ok) return refused(refusals[result.why]?.(order, to) ?? result.why);
  const { from, due, requested, lacking = 0 } = result;
  const less = lacking > 0 ? `, paid ${amountIn(context, lacking)} less than it costs` : '';
  const told = `${order.code}: ${from} → ${to}${less}`;
  const money = toWire(due, context.country.currency);
  const data = { code: order.code, from, to, ...sumsOf(context, result) };
  if (due === 0) return done(told, data);
  const byHand = `, the bank is not asked (paid at the door, or more than once): refund ${order.code} --amount ${money} with --by-hand or --transaction`;
  const asked = requested ? ', the bank is asked' : wanted ? byHand : '';
  return done(`${told}, to pay back: ${amountIn(context, due)}${asked}`, data);
};

/** What of a result the audit log keeps. */
export const auditOf = (
  context: OperatorContext,
  to: string,
  result: OperateResult & { readonly ok: true },
  reason: string,
) => ({
  from: result.from,
  to,
  ...sumsOf(context, result),
  ...(reason !== '' && { reason }),
});

/** A text option, empty when it was not given. */
export const textOf = (option: string | boolean | undefined): string =>
  typeof option === 'string' ? option : '';
