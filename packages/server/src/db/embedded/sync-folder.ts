import { close, fsync, open } from 'node:fs';
import { promisify } from 'node:util';
import { failureCode } from '../failures.ts';

const opened = promisify<string, string, number>(open);
const synced = promisify(fsync);

/** What systems say that do not sync folders, or do not even open them: there nothing more can be done. */
const unable: ReadonlySet<string | undefined> = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);

/**
 * Waits until what was made or renamed in a folder is on the disk: a file that is synced itself is gone after a loss of power while
 * its name is not. @throws what the disk says.
 */
export const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await opened(folder, 'r');
    try {
      await synced(handle);
    } finally {
      close(handle, () => undefined);
    }
  } catch (error) {
    if (!unable.has(failureCode(error))) throw error;
  }
};
