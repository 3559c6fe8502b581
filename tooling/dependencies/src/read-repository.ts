import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { InstallRules, Locked, Manifest } from './rules.ts';

const versions = z.record(z.string(), z.string()).optional();
const manifestShape = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
});
const workspaceShape = z.object({
  catalog: z.record(z.string(), z.string()).default({}),
  allowBuilds: z.record(z.string(), z.boolean()).optional(),
  dangerouslyAllowAllBuilds: z.boolean().optional(),
});
const lockShape = z.object({ packages: z.record(z.string(), z.unknown()) });

/** All that the rules look at. */
export interface Repository {
  readonly manifests: readonly Manifest[];
  readonly catalog: Readonly<Record<string, string>>;
  readonly installRules: InstallRules;
  readonly locked: readonly Locked[];
}

/** `name@version` of the lockfile. */
export const lockedOf = (key: string): Locked => {
  const at = key.lastIndexOf('@');
  return { name: key.slice(0, at), version: key.slice(at + 1) };
};

/** Reads the manifests, the catalog and the lockfile below `root`. */
export const readRepository = (root: string): Repository => {
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = ['packages', 'apps', 'tooling']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`))
    .filter((file) => existsSync(join(root, file)));
  const manifests = ['package.json', ...files].map((file) => ({
    file,
    ...manifestShape.parse(JSON.parse(text(file))),
  }));
  const { catalog, ...installRules } = workspaceShape.parse(parse(text('pnpm-workspace.yaml')));
  const { packages } = lockShape.parse(parse(text('pnpm-lock.yaml')));
  return { manifests, catalog, installRules, locked: Object.keys(packages).map(lockedOf) };
};
