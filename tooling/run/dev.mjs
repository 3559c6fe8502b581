// pnpm dev kg: one country on demo data whose code is the files as they are now; nothing is built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneOf, readCommandLine } from './command-line.mjs';
import { countries } from './countries.mjs';
import { fail, install, node, root } from './workspace.mjs';

const usage = `pnpm dev COUNTRY: one country with demo data, the pretend bank and mails in files, from the code as it is now.
A saved screen, style or text shows in open pages at once, changed server code opens them again, an error stands in the page.
COUNTRY is one of ${countries.join(', ')}. Settings, as in PORT=3001 pnpm dev ${countries[0]}:
  PORT      where the shop is: http://COUNTRY.localhost:PORT (3000)
  DATA_DIR  its database and mails (.data/dev/COUNTRY); remove the folder to begin anew`;

const {
  words: [country],
} = readCommandLine(usage, { takes: [1, 1], expected: 'one country' });
oneOf('country', countries, country, usage);

const program = join(root, 'apps/launcher/src/develop/main.ts');
if (!existsSync(program)) fail('pnpm dev needs the whole repository: this is one country that was cut out.');
await install();
const { DATA_DIR: dataDir = join('.data/dev', country), ...environment } = process.env;
const shop = spawn(node(), [program, country], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, DATA_DIR: resolve(root, dataDir) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
