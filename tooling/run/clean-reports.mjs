// Removes the last run's reports, so that no old result is counted again.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

for (const folder of ['packages', 'apps', 'tooling'])
  for (const name of readdirSync(join(root, folder)))
    rmSync(join(root, folder, name, '.reports'), { recursive: true, force: true });
