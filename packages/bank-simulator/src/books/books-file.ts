import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry } from './entry.ts';

/** What the books keep from one start to the next. */
export interface KeptBooks {
  readonly entries: readonly Entry[];
  readonly openSettlement: number;
}

const moment = (value: unknown): Date | null => {
  const date = typeof value === 'string' ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
};

const texts = [
  'transactionId',
  'clientId',
  'oid',
  'currency',
  'maskedCard',
  'settleId',
  'returnCode',
  'authCode',
  'hostReference',
] as const;
const kinds = ['sale', 'refund'] as const;
const states = ['captured', 'settled', 'voided', 'failed'] as const;

/** A row of the file; null for what is none. */
const readEntry = (row: unknown): Entry | null => {
  const fields = new Map<string, unknown>(Object.entries(Object(row)));
  const text = (name: string): string => String(fields.get(name));
  const kind = kinds.find((known) => known === fields.get('kind'));
  const state = states.find((known) => known === fields.get('state'));
  const [amount, at] = [fields.get('amount'), moment(fields.get('at'))];
  if (!kind || !state || typeof amount !== 'number' || at === null) return null;
  if (!texts.every((name) => typeof fields.get(name) === 'string')) return null;
  return {
    transactionId: text('transactionId'),
    clientId: text('clientId'),
    oid: text('oid'),
    kind,
    state,
    amount,
    currency: text('currency'),
    maskedCard: text('maskedCard'),
    at,
    voidedAt: moment(fields.get('voidedAt')),
    settleId: text('settleId'),
    returnCode: text('returnCode'),
    authCode: text('authCode'),
    hostReference: text('hostReference'),
  };
};

/** The books of an earlier start; null where there are none, or the file holds something else. */
export const readBooksFile = (file: string): KeptBooks | null => {
  if (!existsSync(file)) return null;
  try {
    const kept = new Map<string, unknown>(Object.entries(Object(JSON.parse(readFileSync(file, 'utf8')))));
    const rows = kept.get('entries');
    const openSettlement = kept.get('openSettlement');
    if (!Array.isArray(rows) || typeof openSettlement !== 'number') return null;
    return { entries: rows.map(readEntry).filter((entry) => entry !== null), openSettlement };
  } catch {
    return null;
  }
};

/** Writes the books whole, so that a pretend bank still knows a payment after it was started anew. */
export const writeBooksFile = (file: string, books: KeptBooks): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(books), { mode: 0o600 });
  renameSync(`${file}.part`, file);
};
