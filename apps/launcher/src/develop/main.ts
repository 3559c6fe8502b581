// One country with hot reload: what `pnpm dev kg` starts. Node runs this file as it is; Vite loads all code of the shop.
import { join, resolve } from 'node:path';
import { addressOf } from '../demo-settings.ts';
import { demoPassword } from '../demo-password.ts';
import { fail, failed, say, wrongConfiguration } from '../progress.ts';
import { readPlace } from '../read-place.ts';
import { develop } from './develop.ts';

const [val = ''] = process.argv.slice(2);
const repository = join(import.meta.dirname, '../../../..');
const place = readPlace(process.env);
if ('problem' in place) fail(place.problem, wrongConfiguration);
else {
  const { port } = place;
  const dataDir = resolve(place.dataDir);
  const folder = join(repository, 'apps', val);
  // Where a build runs, too: plugins take it for the place of the app.
  process.chdir(folder);
  say(`Opening ${val} …`);
  const developed = await develop(
    { folder, packages: join(repository, 'packages'), port, dataDir },
    say,
  ).catch((error: unknown) => {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      taken
        ? `Port ${port} is taken by another program: PORT=${port + 1} pnpm dev ${val} takes another one.`
        : String(error instanceof Error ? error.message : error),
      failed,
    );
  });
  const { country } = developed;
  say(country ? 'Ready:' : 'Waiting until the code runs:');
  console.log(`  Shop    ${addressOf(country?.devDomain ?? `${val}.localhost`, port)}`);
  console.log(`  Mails   ${addressOf(country?.devDomain ?? `${val}.localhost`, port)}/__mail`);
  console.log(`  Bank    ${addressOf('bank.localhost', port)}`);
  if (country) console.log(`  Member  ${country.fboPrefix}000000001, password ${demoPassword}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('Stopping …');
      void developed.close().then(() => process.exit(0));
    });
}
