import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The countries that came with the published package, cut down to what a new one begins with. */
export const templateFolder = join(import.meta.dirname, 'template');

/** Where a new country is made. */
export interface Place {
  /** The repository, or what stands in for it outside: both hold `apps` with countries. */
  readonly root: string;
  /** The new app's folder; null: `apps/<val>` of the repository. */
  readonly folder: string | null;
  readonly outside: boolean;
}

/** The repository that these sources belong to, or for the published package a folder of its own: `folder`, else one named `val`. */
export const placeOf = (given: { readonly root?: string; readonly dir?: string }, val: string): Place => {
  const outside = given.root === undefined && existsSync(templateFolder);
  if (!outside) return { root: given.root ?? join(import.meta.dirname, '../../..'), folder: null, outside };
  return { root: templateFolder, folder: resolve(given.dir ?? val), outside };
};

/** What is wrong with a folder to make an app in, in one line; null when it is new or empty. */
export const faultOfFolder = (folder: string): string | null =>
  existsSync(folder) && readdirSync(folder).length > 0
    ? `dir: an empty or new folder, not "${folder}"`
    : null;
