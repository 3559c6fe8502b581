import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failureCode } from '../failures.ts';

/** What is there in a folder's place, or why nothing can be. */
class NoFolder extends Error {
  override readonly name = 'NoFolder';
}

/** Folders that are not there yet, the outermost first. */
const missingOf = (folder: string): string[] =>
  existsSync(folder) || dirname(folder) === folder ? [] : [...missingOf(dirname(folder)), folder];

/**
 * Makes a folder (mode 0700) and those above it, one by one: Node's own way to make them all never ends where a file system takes no
 * folders, such as `/proc`. Gives those that were not there, the outermost first. @throws Error, in one line, when it can't be made there.
 */
export const makeFolder = (given: string): readonly string[] => {
  const folder = resolve(given);
  const missing = missingOf(folder);
  try {
    const [outermost] = missing;
    if (outermost !== undefined) accessSync(dirname(outermost), constants.W_OK | constants.X_OK);
    for (const one of missing)
      try {
        mkdirSync(one, { mode: 0o700 });
      } catch (error) {
        // Another process was faster.
        if (failureCode(error) !== 'EEXIST') throw error;
      }
    if (!statSync(folder).isDirectory()) throw new NoFolder('a file is there');
    return missing;
  } catch (error) {
    const reason = error instanceof NoFolder ? error.message : (failureCode(error) ?? String(error));
    throw new Error(
      `The folder ${folder} can't be made (${reason}): give one on a disk that can be written to.`,
      {
        cause: error,
      },
    );
  }
};

/** Whether there was no room: to name another folder is no help. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(failureCode(error) ?? '');

/** Makes a folder as `makeFolder` does, and tries whether it takes files. @throws Error, in one line, when it does not. */
export const makeWritable = (given: string): void => {
  const folder = resolve(given);
  makeFolder(folder);
  try {
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch (error) {
    // It is told by what then writes there.
    if (isDiskFull(error)) return;
    throw new Error(
      `The folder ${folder} can't be written to (${failureCode(error) ?? String(error)}): give its owner's rights to this user, or another folder.`,
      { cause: error },
    );
  }
};
