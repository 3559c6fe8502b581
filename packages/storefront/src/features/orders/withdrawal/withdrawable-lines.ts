import type { Order } from '@caravan/contract';

/** A product of an order, and how many of its units may still be withdrawn from. */
export interface WithdrawableLine {
  readonly code: string;
  readonly name: string;
  readonly left: number;
}

/** What of a purchase can still go back: bought units that were sent and have not been declared or returned yet. Gifts were not bought. */
export const withdrawableLines = ({
  details,
  returns = [],
}: Pick<Order, 'details' | 'returns'>): readonly WithdrawableLine[] => {
  const gone = (code: string): number =>
    returns
      .flatMap(({ lines }) => lines)
      .filter(({ productCode }) => productCode === code)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return details
    .filter(({ gift }) => !gift)
    .map(({ code, productName, quantity, notSent = 0 }) => ({
      code,
      name: productName,
      left: quantity - notSent - gone(code),
    }))
    .filter(({ left }) => left > 0);
};
