import type { Keeper } from '../keeper.ts';
import { tabKeys } from '../session/tab-keys.ts';

/** The order being placed: its id opens checkout and pay (CHK-1). It lives as long as the tab. */
export interface CurrentOrder {
  readonly pk: () => number | null;
  readonly begin: (pk: number) => void;
  readonly end: () => void;
}

export const createCurrentOrder = (keeper: Keeper): CurrentOrder => ({
  pk: () => {
    const pk = Number(keeper.read(tabKeys.order) ?? '');
    return Number.isSafeInteger(pk) && pk > 0 ? pk : null;
  },
  begin: (pk) => keeper.write(tabKeys.order, String(pk)),
  end: () => keeper.write(tabKeys.order, null),
});
