import { dirname } from 'node:path';
import type { Tarball } from './pack-all.ts';
import { run } from './run.ts';

/** Whether a registry has this version of a package. @throws Error when it gives no answer. */
const has = async ({ name, version, file }: Tarball, registry: string): Promise<boolean> => {
  try {
    await run(dirname(file), ['npm', 'view', `${name}@${version}`, 'version', '--registry', registry]);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('E404')) return false;
    throw error;
  }
};

const put = async ({ file }: Tarball, registry: string, settings: readonly string[]): Promise<void> => {
  const flags = ['--registry', registry, '--access', 'restricted', ...settings];
  await run(dirname(file), ['npm', 'publish', file, ...flags]);
};

/** Publishes all tarballs to a registry that is empty and asks nobody who they are. */
export const publishLocally = async (tarballs: readonly Tarball[], registry: string): Promise<void> => {
  const nobody = [`--//${new URL(registry).host}/:_authToken=nobody`];
  await Promise.all(tarballs.map((tarball) => put(tarball, registry, nobody)));
};

/**
 * Publishes those tarballs that a registry does not have yet, one after another, as the user that npm's own settings name; tells
 * each. A run that broke off is run again.
 */
export const publish = async (
  tarballs: readonly Tarball[],
  registry: string,
  say: (line: string) => void,
): Promise<void> => {
  for (const tarball of tarballs) {
    const known = await has(tarball, registry);
    if (!known) await put(tarball, registry, []);
    say(`${tarball.name} ${tarball.version} ${known ? 'was there already' : 'published'}`);
  }
};
