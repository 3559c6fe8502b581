import type { StorageKey } from './storage-keys.ts';

/** Where a value survives a reload. Storage may be refused (private mode, quota): then the value lives with the page. */
export interface StorageAdapter {
  readonly read: (key: StorageKey) => string | null;
  readonly write: (key: StorageKey, value: string | null) => void;
}

/** Keeps values in the browser's storage; what that refuses is kept in memory. */
export const browserStorage = (storage: () => Storage): StorageAdapter => {
  const refused = new Map<string, string>();
  return {
    read: (key) => refused.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    write: (key, value) => {
      refused.delete(key);
      const kept = attempt(() => {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return true;
      });
      if (value !== null && !kept) refused.set(key, value);
    },
  };
};

/** Keeps nothing beyond the request: the server's, and that of tests. */
export const memoryStorage = (values = new Map<string, string>()): StorageAdapter => ({
  read: (key) => values.get(key) ?? null,
  write: (key, value) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
  },
});

/** Reads JSON that strangers may have touched: `check` gives the value or null. */
export const readJson = <Value>(
  storage: StorageAdapter,
  key: StorageKey,
  check: (value: unknown) => Value | null,
): Value | null => {
  const text = storage.read(key);
  return text === null ? null : (attempt(() => check(JSON.parse(text))) ?? null);
};

const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
