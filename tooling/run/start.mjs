// npm start: installs what is missing, builds what has changed, starts every country's shop on one embedded database.
// Where one country was cut out it starts that one alone, with the settings of tooling/guides/operate.md.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line.mjs';
import { build, countries } from './countries.mjs';
import { fail, install, node, root, say } from './workspace.mjs';

const together = existsSync(join(root, 'apps/launcher'));
const program = together ? 'apps/launcher/dist/start.js' : `apps/${countries[0]}/dist/server/start.js`;

const ownDatabase = `
  DEMO_DATABASE_URL  a PostgreSQL database in place of the one in DATA_DIR, for commands beside the open shops`;

readCommandLine(`npm start: installs what is missing, builds what has changed, starts ${together ? 'every shop with demo data' : `the shop of ${countries[0]}`}.
Settings, as in PORT=3001 npm start:
  PORT      where the shops are: http://${countries[0]}.localhost:PORT (3000)
  DATA_DIR  their database and mails (.data); remove the folder to begin anew${together ? ownDatabase : ''}`);

await install();
say('Building what has changed …');
const built = await build(['./apps/*', ...(together ? ['!@caravan/storybook'] : [])]);
if (built !== 0) fail('The build failed: see the lines above.');

say(together ? 'Starting the shops …' : `Starting ${countries[0]} alone …`);
const shop = spawn(node(), [join(root, program)], {
  cwd: root,
  stdio: 'inherit',
  env: process.env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal));
shop.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
