import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTarball } from './check-tarball.ts';
import { checkTypes } from './check-types.ts';
import { startRegistry } from './local-registry.ts';
import type { Tarball } from './pack-all.ts';
import { packAll } from './pack-all.ts';
import { makeProject } from './project.ts';
import { publishLocally } from './publish.ts';
import { pnpm, run } from './run.ts';
import { sell } from './sell.ts';

/** How far a proof goes: `short` leaves out what takes longest: the exam, the second way of resolving types, the built shop. */
export type Extent = 'short' | 'long';

const looked = async (tarballs: readonly Tarball[]): Promise<void> => {
  const faults: string[] = [];
  for (const tarball of tarballs)
    faults.push(...(await checkTarball(tarball)).faults.map((fault) => `${tarball.name}: ${fault}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/**
 * Proves what would be published: packs it, looks at every tarball, installs all out of a registry of this machine into a new country
 * outside the repository, checks its types, buys in it. `folder` keeps the tarballs, the very files that are published afterwards.
 * @throws Error with what did not pass.
 */
export const prove = async (
  folder: string,
  extent: Extent,
  say: (line: string) => void,
): Promise<readonly Tarball[]> => {
  say('Packing …');
  const tarballs = await packAll(folder);
  say(`Looking at ${tarballs.length} tarballs: files, publint, attw …`);
  await looked(tarballs);
  say('Publishing to a registry of this machine …');
  const registry = await startRegistry();
  let project: string | null = null;
  try {
    await publishLocally(tarballs, registry.address);
    say('Making a country outside the repository, its packages out of that registry …');
    project = await makeProject(registry.address);
    say('Checking its types …');
    await checkTypes(project, extent === 'short' ? ['node16'] : ['bundler', 'node16']);
    say('Buying in one process …');
    say((await run(project, ['node', 'proof/in-process.ts'])).trim());
    if (extent === 'long') {
      say('Sitting the exam of all countries …');
      await run(project, ['npm', 'test']);
      say('Building the shop …');
      await run(project, ['npm', 'run', 'build']);
      say('Starting it, and buying over the network …');
      const sold = await sell(project);
      say('Running it with the packages of production alone …');
      await run(project, pnpm('prune', '--prod', '--config.minimum-release-age=0'));
      await run(project, ['node', 'dist/server/shop.js', 'help']);
      say(sold.trim());
    }
  } finally {
    await registry.close();
    if (project !== null) rmSync(dirname(project), { recursive: true, force: true });
  }
  return tarballs;
};

/** A new folder for tarballs, and how it goes away. */
export const tarballFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const home = mkdtempSync(join(tmpdir(), 'caravan-tarballs-'));
  return { folder: join(home, 'tarballs'), remove: () => rmSync(home, { recursive: true, force: true }) };
};
