import type { OrderSummary } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import type { ShownOrder } from './read-repository.ts';
import { readStatus } from '../states/states.ts';
import { withdrawalOf } from '../returns/withdraw.ts';

const time = (text: string): string => new Date(text).toISOString();

/** What of an order went back, its money, and until when the buyer may withdraw (ORD-7); nothing where there is nothing. */
export const presentReturns = (
  order: ShownOrder,
  country: CountryDefinition,
  now: Date,
): Pick<OrderSummary, 'returns' | 'refunds' | 'withdrawal'> => {
  const delivered = order.history.find(({ status }) => status === 'delivered');
  const withdrawal = withdrawalOf(
    country,
    readStatus(order.status),
    delivered ? new Date(delivered.at) : null,
    now,
  );
  return {
    ...(order.returns && {
      returns: order.returns.map(({ at, state, reason, lines }) => ({
        at: time(at),
        state: state === 'received' ? ('received' as const) : ('requested' as const),
        reason,
        lines: lines.map(({ code, quantity }) => ({ productCode: code, quantity })),
      })),
    }),
    ...(order.refunds && {
      // One that failed is on its way still for the buyer: a person looks after it.
      refunds: order.refunds.map(({ at, state, amount }) => ({
        at: time(at),
        state: state === 'done' ? ('done' as const) : ('pending' as const),
        amount: toWire(amount, country.currency),
      })),
    }),
    ...(withdrawal && { withdrawal: { until: withdrawal.until?.toISOString() ?? null } }),
  };
};
