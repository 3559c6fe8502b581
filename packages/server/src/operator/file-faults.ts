import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is said of a file that can't be used, by the system's code. */
const plain: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this user',
  EDQUOT: 'has no more room on its disk',
  EEXIST: 'is there already',
  EISDIR: 'is a folder, and a file is wanted',
  ENOENT: 'is not there, or its folder is not',
  ENOSPC: 'has no more room on its disk',
  ENOTDIR: 'lies below a file, which is no folder',
  ENOTEMPTY: 'is a folder that holds something',
  EPERM: 'may not be used by this user',
  EROFS: 'lies on a disk that is only read',
};

/** What the system says of a file or folder, as a sentence; null for any other error. */
export const describeFileFault = (error: unknown): string | null => {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return null;
  const said = plain[String(error.code)];
  // What is written is made beside its place first.
  const path = String(error.path).replace(/\.unfinished(?=\/|$)/, '');
  return said === undefined ? null : `${path} ${said} (${String(error.code)}).`;
};

const kindOf = (path: string): 'file' | 'folder' | null => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : found.isDirectory() ? 'folder' : 'file';
};

/** Whether a file is there, and is none of the system's own. */
export const isFile = (path: string): boolean => kindOf(path) === 'file';

/** Why nothing can be read below a folder: there is none. Null when there is. */
export const missingFolder = (path: string): string | null =>
  kindOf(path) === 'folder' ? null : `There is no folder ${path}.`;

/** Why a file can't be written there, asked before the work of making it; null when it can. */
export const refuseFile = (path: string): string | null => {
  const folder = dirname(path);
  if (kindOf(path) === 'folder') return `${path} is a folder: name a file.`;
  if (kindOf(folder) !== 'folder') return `There is no folder ${folder}: make it first.`;
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return describeFileFault(error);
  }
};

/** Why a folder can't be made there; null when it can. */
export const refuseFolder = (path: string): string | null => {
  const kind = kindOf(path);
  const isFree = kind === null || (kind === 'folder' && readdirSync(path).length === 0);
  if (!isFree) return `${path} is there already: name a folder that is new or empty.`;
  const folder = dirname(path);
  return kindOf(folder) === 'folder' ? null : `There is no folder ${folder}: make it first.`;
};
