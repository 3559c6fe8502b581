import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const repository = resolve('../..');

/** What is made, not written. */
const made = new Set(['dist', '.reports', '.turbo', '.vite', '.vite-temp', '.cache', 'test-results']);

/**
 * A copy of one country's code that may be changed, with this repository's packages of others; `edit` replaces a text in a file of it
 * and gives what puts it back.
 */
export const copyCode = (country: string) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'caravan-code-')));
  for (const path of ['packages', `apps/${country}`, 'apps/launcher', 'tooling/vite', 'tooling/run'])
    cpSync(join(repository, path), join(folder, path), {
      recursive: true,
      // Links between packages lead to the copies.
      verbatimSymlinks: true,
      filter: (source) => !made.has(basename(source)),
    });
  for (const file of ['package.json', 'pnpm-workspace.yaml'])
    cpSync(join(repository, file), join(folder, file));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  // Pictures of the pages are made once a machine.
  const cache = 'apps/launcher/node_modules/.cache';
  mkdirSync(join(repository, cache), { recursive: true });
  if (!existsSync(join(folder, cache))) symlinkSync(join(repository, cache), join(folder, cache));
  return {
    folder,
    read: (path: string): string => readFileSync(join(folder, path), 'utf8'),
    edit: (path: string, from: string, to: string): (() => void) => {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      writeFileSync(file, text.replace(from, to));
      return () => writeFileSync(file, text);
    },
  };
};
