import type { Keeper } from '../keeper.ts';

/** The order being placed: its id opens checkout and pay (CHK-1). It lives as long as the tab. */
export interface CurrentOrder {
  readonly pk: () => number | null;
  readonly begin: (pk: number) => void;
  readonly end: () => void;
}

const orderKey = 'orderId';

export const createCurrentOrder = (keeper: Keeper): CurrentOrder => ({
  pk: () => {
    const pk = Number(keeper.read(orderKey) ?? '');
    return Number.isSafeInteger(pk) && pk > 0 ? pk : null;
  },
  begin: (pk) => keeper.write(orderKey, String(pk)),
  end: () => keeper.write(orderKey, null),
});
