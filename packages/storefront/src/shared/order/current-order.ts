import type { StorageAdapter } from '../storage/storage-adapter.ts';
import { tabKeys } from '../session/tab-keys.ts';

/** The order being placed: its id opens checkout and pay (CHK-1). It lives as long as the tab. */
export interface CurrentOrder {
  readonly pk: () => number | null;
  readonly begin: (pk: number) => void;
  readonly end: () => void;
}

export const createCurrentOrder = (storage: StorageAdapter): CurrentOrder => ({
  pk: () => {
    const pk = Number(storage.read(tabKeys.order) ?? '');
    return Number.isSafeInteger(pk) && pk > 0 ? pk : null;
  },
  begin: (pk) => storage.write(tabKeys.order, String(pk)),
  end: () => storage.write(tabKeys.order, null),
});
