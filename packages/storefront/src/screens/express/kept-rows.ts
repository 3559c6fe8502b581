import { readJson, type StorageAdapter } from '../../shared/storage/storage-adapter.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { isEmptyRow, type ExpressRow, type Line } from './express-row.ts';

const key = tabKeys.express;

/** Keeps what was typed as long as the tab lives. */
export const keepRows = (storage: StorageAdapter, rows: readonly ExpressRow[]): void => {
  const lines = rows.filter((row) => !isEmptyRow(row)).map(({ code, quantity }) => ({ code, quantity }));
  storage.write(key, lines.length > 0 ? JSON.stringify(lines) : null);
};

/** What was kept; what is of another shape is passed over. */
export const keptLines = (storage: StorageAdapter): Line[] =>
  readJson(storage, key, (value) => (Array.isArray(value) ? value.flatMap(lineOf) : null)) ?? [];

const lineOf = (value: unknown): Line[] =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'quantity' in value &&
  typeof value.code === 'string' &&
  typeof value.quantity === 'string'
    ? [{ code: value.code, quantity: value.quantity }]
    : [];
