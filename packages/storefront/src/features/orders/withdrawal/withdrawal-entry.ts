import type { Body, Order } from '@caravan/contract';
import { withdrawableLines } from './withdrawable-lines.ts';

/** Longest reason (API-73). */
export const longestReason = 500;

/** The form as it is filled in. */
export interface WithdrawalEntry {
  readonly whole: boolean;
  /** Units to go back, by the code of each product that is ticked. */
  readonly units: Readonly<Record<string, number>>;
  readonly reason: string;
}

export const emptyWithdrawal: WithdrawalEntry = { whole: true, units: {}, reason: '' };

/** Whether the form says what goes back. */
export const isChosen = ({ whole, units }: WithdrawalEntry): boolean =>
  whole || Object.keys(units).length > 0;

/** What is sent: no lines for the whole order; what is left, line by line, once something has gone back before. */
export const withdrawalBody = (
  { whole, units, reason }: WithdrawalEntry,
  order: Pick<Order, 'details' | 'returns'>,
): Body<'withdraw'> => {
  const left = withdrawableLines(order);
  const lines = whole
    ? left.map(({ code, left: quantity }) => ({ productCode: code, quantity }))
    : left.flatMap(({ code }) => {
        const quantity = units[code];
        return quantity === undefined ? [] : [{ productCode: code, quantity }];
      });
  const words = reason.trim();
  return {
    ...((!whole || order.returns !== undefined) && { lines }),
    ...(words !== '' && { reason: words }),
  };
};
