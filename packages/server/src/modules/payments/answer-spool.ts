import { randomUUID } from 'node:crypto';
import { close, fsync, openSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { failureCode } from '../../db/failures.ts';
import { makeFolder } from '../../db/make-folder.ts';
import { syncFolder } from '../../db/sync-folder.ts';
import type { BankReport } from './book-payment.ts';

const report = z.object({
  kind: z.enum(['approved', 'declined']),
  oid: z.string(),
  amount: z.string(),
  currencyNumber: z.string(),
  transactionId: z.string(),
  otherMerchant: z.string().exactOptional(),
  source: z.enum(['answer', 'history']),
  digest: z.string().regex(/^[\w-]{1,64}$/),
  fields: z.record(z.string(), z.string()),
});

/** Verified answers of the bank on this machine's disk, until the database has them (PAY-9). Without card data. */
export interface AnswerSpool {
  /** Whether it is on the disk now, whatever happens to the process or the database then. Throws when it can't be written. */
  keep(report: BankReport): Promise<boolean>;
  /** The database has it. */
  drop(report: Pick<BankReport, 'digest'>): Promise<void>;
  /** Those that are waiting, the oldest name first. */
  waiting(): Promise<BankReport[]>;
}

const suffix = '.json';
const synced = promisify(fsync);

/**
 * A spool in a folder of its own (mode 0700); each answer is a file named by its digest, so a repeat is the same file. A file
 * that can't be read (a disk that was full) is put aside and told to `onUnreadable`: it keeps no other answer waiting.
 */
export const createAnswerSpool = (
  folder: string,
  onUnreadable: (file: string, error: unknown) => void,
): AnswerSpool => {
  const fileOf = (digest: string): string => join(folder, `${digest}${suffix}`);
  const makeOwnFolder = async (): Promise<void> => {
    for (const made of makeFolder(folder)) await syncFolder(dirname(made));
  };
  const openPart = async (part: string): Promise<number> => {
    try {
      return openSync(part, 'w', 0o600);
    } catch (error) {
      if (failureCode(error) !== 'ENOENT') throw error;
      await makeOwnFolder();
      return openSync(part, 'w', 0o600);
    }
  };
  return {
    async keep(said) {
      const file = fileOf(said.digest);
      // The same answer comes through browser and bank at once, to two processes even: each writes a part of its own.
      const part = `${file}.${randomUUID()}.part`;
      // Only the disk is waited for: each other step, by itself a few microseconds, would queue behind pages being compressed.
      const handle = await openPart(part);
      try {
        writeFileSync(handle, JSON.stringify(said));
        await synced(handle);
        renameSync(part, file);
        await syncFolder(folder);
      } finally {
        // Nothing hangs on it: the buyer need not wait.
        close(handle, () => undefined);
      }
      return true;
    },
    drop: ({ digest }) => rm(fileOf(digest), { force: true }),
    async waiting() {
      await makeOwnFolder();
      const names = (await readdir(folder)).filter((name) => name.endsWith(suffix)).toSorted();
      const reports: BankReport[] = [];
      for (const name of names) {
        // Another process of this folder may have booked it meanwhile.
        const text = await readFile(join(folder, name), 'utf8').catch(() => null);
        if (text === null) continue;
        try {
          reports.push(report.parse(JSON.parse(text)));
        } catch (error) {
          const file = join(folder, name);
          await rename(file, `${file}.unreadable`);
          onUnreadable(file, error);
        }
      }
      return reports;
    },
  };
};

/** Where there is no folder (an embedded test): nothing is kept, the log has it. */
export const noSpool: AnswerSpool = {
  keep: async () => false,
  drop: async () => undefined,
  waiting: async () => [],
};
