// pnpm shop kg mode maintenance: the operator's command line of one country, built first if something has changed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, node, pnpm, root } from './workspace.mjs';

const [country = '', ...words] = process.argv.slice(2);
const countries = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'src/country.ts')),
);
if (!countries.includes(country))
  fail(`pnpm shop COUNTRY COMMAND: COUNTRY is one of ${countries.join(', ')}.`);

// Its lines go to stderr: stdout is the answer alone.
const build = [
  'exec',
  'turbo',
  'run',
  'build',
  `--filter=@caravan/app-${country}`,
  '--output-logs=errors-only',
];
let lines = '';
const built = await pnpm([...build, '--ui=stream'], { onText: (text) => (lines += text) });
if (built !== 0) fail(`${lines}The build failed.`);

const command = spawn(node(), [join(root, 'apps', country, 'dist/server/shop.js'), ...words], {
  cwd: root,
  stdio: 'inherit',
});
command.on('close', (code) => process.exit(code ?? 1));
