// pnpm bench:import: seconds and memory of an import of a large catalogue in three languages, and what calls beside it take (SRV-17).
import type { CountryDefinition } from '@caravan/country';
import { startPostgres } from '@caravan/server/testing/postgres';
import { writeCatalogueFiles } from '@caravan/server/testing/catalogue-files';
import { shopName } from '@caravan/server/testing/shop-names';
import { createClient } from '@tooling/load/client';
import { percentile, underLoad } from '@tooling/load/lanes';
import { cpuOfPostgres, postmasterOf } from '@tooling/load/postgres-cost';
import { cpuOf, memoryOf } from '@tooling/load/process-cost';
import { shopEnvironment } from '@tooling/load/shop-environment';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { countSetting, portSetting } from './setting.ts';

const port = portSetting(4386);
const products = countSetting('BENCH_PRODUCTS', 100_000);
/** A shop of three languages in three scripts, built. */
const app = fileURLToPath(new URL('../../../apps/ge', import.meta.url));
const { country }: { readonly country: CountryDefinition } = await import(`${app}/src/country.ts`);
const [host] = country.domains;
const figures: Record<string, number> = {};

const postgres = await startPostgres();
const database = await postgres.open('bench');
const { rows } = await database.executeSql('select pg_backend_pid() as pid');
const postmaster = postmasterOf(Number(rows[0]?.['pid']));
const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-import-'));
const environment = shopEnvironment({
  PUBLIC_ORIGIN: `https://${host}`,
  TRUSTED_PROXY: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: postgres.url('bench'),
  DATA_DIR: join(folder, 'data'),
  SMTP_URL: 'smtp://127.0.0.1:9',
});

/** Files of the shop with so many products at this price, in its own categories and with its own pictures. */
const writeFiles = async (price: string): Promise<void> => {
  mkdirSync(join(folder, 'catalogue'), { recursive: true });
  for (const file of ['catalogue/categories.yaml', 'catalogue/pictures.yaml', 'regions.yaml'])
    cpSync(join(app, file), join(folder, file));
  await writeCatalogueFiles(folder, {
    products,
    category: 'aloe-drinks',
    picture: 'aloe-gel-1l',
    languages: country.languages,
    price,
    nameOf: shopName,
    describe: (n, language) => `${shopName(n, language)}. `.repeat(8),
  });
};

/** Runs an import in a process of its own, as an operator does, and notes what it took. */
const importAll = async (name: string): Promise<void> => {
  const begun = performance.now();
  const before = cpuOfPostgres(postmaster);
  const child = spawn(process.execPath, [`${app}/dist/server/shop.js`, 'import', 'catalogue', folder], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid ?? 0;
  let [most, cpu] = [0, 0];
  const watch = setInterval(() => {
    try {
      most = Math.max(most, memoryOf(pid));
      cpu = cpuOf(pid);
    } catch {
      // It has ended since.
    }
  }, 50);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name}: the import ended with ${code}`);
  figures[`${name} s`] = (performance.now() - begun) / 1000;
  figures[`${name} MB`] = most;
  figures[`${name} CPU s`] = cpu / 1000;
  figures[`${name} CPU of PostgreSQL s`] = (cpuOfPostgres(postmaster) - before) / 1000;
  console.log(`${name}: ${figures[`${name} s`]?.toFixed(1)} s`);
};

const client = createClient({ port, host });
let server: ReturnType<typeof spawn> | undefined;
try {
  await writeFiles('10.00');
  await importAll('first import');
  await importAll('same again');

  server = spawn(process.execPath, [`${app}/dist/server/start.js`], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(client, 120);
  let asked = 0;
  const timesFor = (seconds: number): Promise<number[]> =>
    underLoad(2, seconds, async () => {
      asked += 1;
      const reply = await client.send({
        method: 'GET',
        path: `/ru/api/product/?limit=24&offset=${(asked % 400) * 24}`,
      });
      if (reply.status !== 200) throw new Error(`beside the import: ${reply.status} ${reply.body}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  figures['calls alone p99 ms'] = percentile(await timesFor(5), 99) - 20;
  await writeFiles('11.00');
  const beside: number[] = [];
  const state = { over: false };
  const asking = (async () => {
    // oxlint-disable-next-line eslint/no-await-in-loop -- until the import has ended
    while (!state.over) beside.push(...(await timesFor(1)));
  })();
  await importAll('other prices');
  state.over = true;
  await asking;
  figures['calls beside it p99 ms'] = percentile(beside, 99) - 20;
} finally {
  client.close();
  server?.kill('SIGTERM');
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(
  record('import', figures, [
    { of: /^(first import|other prices) s$/, most: 60 },
    { of: /^.* MB$/, most: 300 },
  ])
    ? 0
    : 1,
);
