import { isLive, type Entry } from './entry.ts';
import type { Refusal } from './refusal.ts';

/**
 * Hundredths that a refund gives back, or why none: only after the end of the sale's day, in parts up to the sale.
 * `asked` is null for all of the sale.
 */
export const amountToRefund = (
  entries: readonly Entry[],
  asked: number | null,
  neverSettles: boolean,
): number | Refusal => {
  const sale = entries.find((entry) => entry.kind === 'sale' && isLive(entry));
  if (!sale) return 'CORE-2117';
  if (neverSettles || sale.state !== 'settled') return 'CORE-2508';
  const refunds = entries.filter((entry) => entry.kind === 'refund' && isLive(entry));
  const left = sale.amount - refunds.reduce((sum, { amount }) => sum + amount, 0);
  const wanted = asked ?? sale.amount;
  if (left === 0) return 'CORE-2504';
  return wanted > left ? 'CORE-2503' : wanted;
};
