import type { Order } from '@caravan/contract';
import { tabKeys } from '../../../shared/session/tab-keys.ts';
import { isRecord } from '../../../shared/storage/is-record.ts';
import { readJson, type StorageAdapter } from '../../../shared/storage/storage-adapter.ts';
import { withdrawableLines } from './withdrawable-lines.ts';
import { emptyWithdrawal, type WithdrawalEntry } from './withdrawal-entry.ts';

const key = tabKeys.withdrawal;

/** Keeps what was filled in to withdraw from one order, as long as the tab lives. */
export const keepWithdrawal = (storage: StorageAdapter, orderId: number, entry: WithdrawalEntry): void =>
  storage.write(key, JSON.stringify({ orderId, entry }));

export const forgetWithdrawal = (storage: StorageAdapter): void => storage.write(key, null);

/** What was kept for this order; no more of a product than can still go back. */
export const keptWithdrawal = (storage: StorageAdapter, order: Order): WithdrawalEntry =>
  readJson(storage, key, (value) => {
    if (!isRecord(value) || value['orderId'] !== order.pk || !isRecord(value['entry'])) return null;
    const { whole, units, reason } = value['entry'];
    const chosen = isRecord(units) ? units : {};
    return {
      whole: whole !== false,
      units: Object.fromEntries(
        withdrawableLines(order).flatMap(({ code, left }) => {
          const count = chosen[code];
          return typeof count === 'number' && Number.isSafeInteger(count) && count > 0
            ? [[code, Math.min(count, left)]]
            : [];
        }),
      ),
      reason: typeof reason === 'string' ? reason : '',
    };
  }) ?? emptyWithdrawal;
