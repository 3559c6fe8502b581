import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './compile/emit.ts';

/** A package that is published, where it lies in the repository. */
export interface Published {
  readonly name: string;
  readonly version: string;
  /** Relative to the repository: `packages/money`. */
  readonly folder: string;
}

/** Every package of the repository that says how it is published. */
export const publishedPackages = (root = repository): Published[] =>
  globSync('{packages,tooling}/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { name, version, publishConfig } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return publishConfig === undefined
        ? []
        : [{ name, version, folder: file.replace('/package.json', '') }];
    });

/** Changesets that no version has yet, by name. */
export const waitingChangesets = (root = repository): string[] =>
  existsSync(join(root, '.changeset'))
    ? globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] }).map((file) =>
        file.slice('.changeset/'.length, -'.md'.length),
      )
    : [];
