// pnpm dependencies: what others wrote is pinned, named, free of known holes, and runs nothing at installation (SEC-6).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { knownHoles } from './known-holes.ts';
import { readAudit } from './read-audit.ts';
import { readRepository } from './read-repository.ts';
import { checkFloors, checkInstallScripts, checkPinned, checkShipped } from './rules.ts';
import { shipped } from './shipped.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { manifests, catalog, installRules, locked } = readRepository(root);

/** Milliseconds that the registry has for its answer. */
const patience = 60_000;

// The package manager that runs this says where it is.
const manager = process.env['npm_execpath'];
const audit =
  manager === undefined
    ? null
    : readAudit(
        spawnSync(process.execPath, [manager, 'audit', '--json'], {
          cwd: root,
          encoding: 'utf8',
          timeout: patience,
        }).stdout,
      );

const complaints = [
  ...checkPinned(manifests, catalog),
  ...checkShipped(manifests, shipped),
  ...checkFloors(locked, knownHoles),
  ...checkInstallScripts(installRules),
  ...(audit ?? []),
];
for (const complaint of complaints) console.error(complaint);
if (audit === null)
  console.log('dependencies: the registry gave no advisories; known holes were looked for here');
console.log(
  complaints.length === 0
    ? `dependencies: ${Object.keys(shipped).length} of others are shipped, none with a known hole`
    : `dependencies: ${complaints.length} faults`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
