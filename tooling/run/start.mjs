// npm start: installs what is missing, builds what has changed, starts every country's shop on one embedded database.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fail, install, node, pnpm, root, say } from './workspace.mjs';

await install();
say('Building what has changed …');
const built = await pnpm([
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=./apps/*',
  '--filter=!@caravan/storybook',
  '--output-logs=errors-only',
  '--ui=stream',
  '--log-prefix=none',
]);
if (built !== 0) fail('The build failed: see the lines above.');

say('Starting the shops …');
const shop = spawn(node(), [join(root, 'apps/launcher/dist/start.js')], {
  cwd: root,
  stdio: 'inherit',
  env: process.env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
