import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorOf } from './floors.ts';

/** One package of the repository, as its package.json tells. */
export interface Package {
  readonly name: string;
  /** Relative to the root, e.g. `packages/money`. */
  readonly folder: string;
  readonly floor: number | null;
  /** Names that it declares as needed when it runs. */
  readonly runtime: ReadonlySet<string>;
  /** Names that it declares at all. */
  readonly declared: ReadonlySet<string>;
  /** Keys of `exports`: `.`, `./words/*`. */
  readonly doors: readonly string[];
  /** The text of package.json, to find lines in. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>> | string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (root: string, folder: string): Package => {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pnpm has read this very file before us
  const manifest = JSON.parse(text) as Manifest;
  const { dependencies = {}, devDependencies = {}, peerDependencies = {}, exports = {} } = manifest;
  const runtime = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return {
    name: manifest.name,
    folder,
    floor: floorOf(folder),
    runtime,
    declared: new Set([...runtime, ...Object.keys(devDependencies)]),
    doors: typeof exports === 'string' ? ['.'] : Object.keys(exports),
    text,
  };
};

/** All packages and apps below a root; tooling stands outside the floors. */
export const readWorkspace = (root: string): Package[] =>
  ['packages', 'apps'].flatMap((group) =>
    (existsSync(join(root, group)) ? readdirSync(join(root, group)) : [])
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => readPackage(root, folder)),
  );
