import { randomUUID } from 'node:crypto';
import { close, fsync, openSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { failureCode } from '../../db/failures.ts';
import { makeFolder } from '../../db/embedded/make-folder.ts';
import { syncFolder } from '../../db/embedded/sync-folder.ts';
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
const partSuffix = '.part';
/** Milliseconds after which nobody writes a part any more: a process died, or a disk was full, while it did. */
const partAge = 3_600_000;
const synced = promisify(fsync);
const isGone = (error: unknown): boolean => failureCode(error) === 'ENOENT';

/**
 * A spool in a folder of its own (mode 0700); each answer is a file named by its digest, so a repeat is the same file. A file
 * that holds no answer (a disk that was full) is put aside, one that can't be read now (another owner) is tried again; both are told
 * to `onUnreadable`, once, and keep no other answer waiting.
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
      if (!isGone(error)) throw error;
      await makeOwnFolder();
      return openSync(part, 'w', 0o600);
    }
  };
  const told = new Set<string>();
  const tellOnce = (file: string, error: unknown): void => {
    if (told.has(file)) return;
    told.add(file);
    onUnreadable(file, error);
  };
  /** Parts hold what buyers paid with, and a bank that tells again makes one more. */
  const dropOldParts = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const part = join(folder, name);
      const written = await stat(part).catch(() => null);
      if (written !== null && Date.now() - written.mtimeMs > partAge) await rm(part, { force: true });
    }
  };
  return {
    async keep(said) {
      const file = fileOf(said.digest);
      // The same answer comes through browser and bank at once, to two processes even: each writes a part of its own.
      const part = `${file}.${randomUUID()}${partSuffix}`;
      // Only the disk is waited for: each other step, by itself a few microseconds, would queue behind pages being compressed.
      const handle = await openPart(part);
      try {
        writeFileSync(handle, JSON.stringify(said));
        await synced(handle);
        renameSync(part, file);
        await syncFolder(folder);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      } finally {
        // Nothing hangs on it: the buyer need not wait.
        close(handle, () => undefined);
      }
      return true;
    },
    drop: ({ digest }) => rm(fileOf(digest), { force: true }),
    async waiting() {
      await makeOwnFolder();
      const all = (await readdir(folder)).toSorted();
      await dropOldParts(all.filter((name) => name.endsWith(partSuffix)));
      const reports: BankReport[] = [];
      for (const name of all.filter((each) => each.endsWith(suffix))) {
        const file = join(folder, name);
        const text = await readFile(file, 'utf8').catch((error: unknown) => {
          // Another process of this folder may have booked it meanwhile. What the disk or its rights hinder may pass.
          if (!isGone(error)) tellOnce(file, error);
          return null;
        });
        if (text === null) continue;
        try {
          reports.push(report.parse(JSON.parse(text)));
        } catch (error) {
          const aside = await rename(file, `${file}.unreadable`).catch((failed: unknown) => failed);
          if (!isGone(aside)) onUnreadable(file, error);
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
