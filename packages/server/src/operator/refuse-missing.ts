import { join } from 'node:path';
import { missingFolder } from './file-faults.ts';
import { refused, type Report } from './operator-context.ts';

/** Refuses an import whose folder, or the part of it that is read, is not there; null when it is. */
export const refuseMissing = (folder: string, part: string): Report | null => {
  const missing = missingFolder(folder) ?? missingFolder(join(folder, part));
  return missing === null ? null : refused(missing);
};
