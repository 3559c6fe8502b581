// pnpm shop kg mode maintenance: the operator's command line of one country, built first if something has changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildCountry, countries } from './countries.mjs';
import { fail, node, root } from './workspace.mjs';

const [country = '', ...words] = process.argv.slice(2);
if (!countries.includes(country))
  fail(`pnpm shop COUNTRY COMMAND: COUNTRY is one of ${countries.join(', ')}.`);

await buildCountry(country);
const command = spawn(node(), [join(root, 'apps', country, 'dist/server/shop.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
});
command.on('close', (code) => process.exit(code ?? 1));
