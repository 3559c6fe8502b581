import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The countries that came with the published package, cut down to what a new one begins with. */
export const templateFolder = join(import.meta.dirname, 'template');

/** Where a new country is made. */
export interface Place {
  /** The repository, or what stands in for it outside: both hold `apps` with countries. */
  readonly root: string;
  /** The new app's folder: `apps/<val>` in the repository. */
  readonly folder: string;
  readonly outside: boolean;
}

/** The repository that these sources belong to, or for the published package a folder of its own: `folder`, else one named `val`. */
export const placeOf = (given: { readonly root?: string; readonly dir?: string }, val: string): Place => {
  const outside = given.root === undefined && existsSync(templateFolder);
  const root = given.root ?? join(import.meta.dirname, '../../..');
  if (!outside) return { root, folder: join(root, 'apps', val), outside };
  return { root: templateFolder, folder: resolve(given.dir ?? val), outside };
};

/** What is wrong with the folder to make an app in, in one line; null when it is new or empty. */
export const faultOfFolder = ({ folder, outside }: Place): string | null => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null;
  return outside
    ? `dir: an empty or new folder, not "${folder}"`
    : `val: a country without a folder; "${folder}" holds something that is no country: move it away first`;
};
