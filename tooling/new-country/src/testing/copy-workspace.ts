import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The repository's folder. */
export const repository = join(import.meta.dirname, '../../../..');

/** What is made, not written: never copied. */
const made = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.reports',
  '.data',
  'test-results',
  'storybook-static',
]);

const written = (path: string): boolean => !made.has(basename(path));

/** Copies what is written of the repository, with only the named apps, into a new folder outside it; gives its path. */
export const copyWorkspace = (apps: readonly string[]): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'caravan-workspace-')));
  for (const name of readdirSync(repository).filter((one) => one !== 'apps' && written(one)))
    cpSync(join(repository, name), join(folder, name), { recursive: true, filter: written });
  mkdirSync(join(folder, 'apps'));
  for (const name of apps)
    cpSync(join(repository, 'apps', name), join(folder, 'apps', name), { recursive: true, filter: written });
  return folder;
};
