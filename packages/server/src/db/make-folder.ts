import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { failureCode } from './failures.ts';

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
    return missing;
  } catch (error) {
    const reason = failureCode(error) ?? String(error);
    throw new Error(
      `The folder ${folder} can't be made (${reason}): give one on a disk that can be written to.`,
      {
        cause: error,
      },
    );
  }
};
