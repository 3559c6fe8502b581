import { readSettings, settingsAbout } from '@caravan/server';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { freePort, run } from '@tooling/load/programs';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileOf, readCompose, readEnvFile, type Compose } from './testing/compose.ts';
import { readContainerFile } from './testing/container-file.ts';
import { layOut } from './testing/laid-out.ts';
import { startShop, type ShopProcess } from './testing/process.ts';
import { buy, loadMembers, operate, repository } from './testing/shop.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'caravan-container-')));
const example = readEnvFile('example.env');
const compose = readCompose('compose.yaml', example);
const container = readContainerFile('Dockerfile');
const ofIyzico = [
  ...readFileSync(join(repository, 'packages/payment-iyzico/README.md'), 'utf8').matchAll(
    /^\| `(IYZICO_\w+)`/gm,
  ),
].map(([, name = '']) => name);
const shops = ['shop-1', 'shop-2', 'shop-3'].map((name) => compose.services[name]);
const { packageManager, devDependencies } = z
  .object({ packageManager: z.string(), devDependencies: z.object({ turbo: z.string() }) })
  .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')));

const { here, perform, startOf, healthCheck } = layOut(home, container.stages, {
  [`npx -y ${packageManager} `]: 'pnpm ',
  [`npx -y turbo@${devDependencies.turbo} `]: 'pnpm exec turbo ',
});

/** What Turborepo would do, and by which files it decides that. */
const plan = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      inputs: z.record(z.string(), z.string()),
      cache: z.object({ status: z.string() }),
    }),
  ),
});

/** Bytes of all files below a folder. */
const sizeOf = (folder: string): number => parseInt(run(home, 'du', '-sb', folder), 10);

let postgres: TestPostgres;
beforeAll(async () => {
  perform('cut');
  perform('build');
  perform('operator');
  perform('shop');
  postgres = await startPostgres();
}, 600_000);
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await postgres.stop();
}, 300_000);

describe('one country cut out of the repository', { timeout: 300_000 }, () => {
  it('OPS-3 CTRY-1 is its app, what it stands on, and no other country', () => {
    const folder = join(home, 'country');
    expect(readdirSync(join(folder, 'apps'))).toEqual(['kg']);
    const others = readdirSync(join(repository, 'apps')).filter((name) => name !== 'kg');
    const lock = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');
    for (const other of others) expect(lock).not.toContain(`apps/${other}:`);
  });

  it('OPS-3 DX-5 is built when something has changed, without a git that would tell', () => {
    const folder = join(home, 'country');
    const buildOf = () =>
      plan
        .parse(JSON.parse(run(folder, 'pnpm', 'exec', 'turbo', 'run', 'build', '--filter=kg', '--dry=json')))
        .tasks.find(({ taskId }) => taskId === 'kg#build');
    expect(existsSync(join(folder, '.git'))).toBe(false);
    expect(buildOf()?.cache.status).toBe('HIT');
    for (const own of ['dist', '.data', '.reports']) {
      mkdirSync(join(folder, 'apps/kg', own), { recursive: true });
      writeFileSync(join(folder, 'apps/kg', own, 'made'), '');
    }
    const unchanged = buildOf();
    expect(unchanged?.cache.status).toBe('HIT');
    expect(Object.keys(unchanged?.inputs ?? {}).filter((path) => path.startsWith('node_modules/'))).toEqual(
      [],
    );
    const source = join(folder, 'packages/money/src/index.ts');
    const before = readFileSync(source);
    appendFileSync(source, '// changed\n');
    expect(buildOf()?.cache.status).toBe('MISS');
    writeFileSync(source, before);
  });

  it('OPS-3 is operated and started alone by the commands of the repository', () => {
    const folder = join(home, 'country');
    const built = statSync(join(folder, 'apps/kg/dist/server/shop.js')).mtimeMs;
    expect(run(folder, 'pnpm', 'shop', 'kg', '--help')).toContain('import catalogue');
    for (const command of ['photos', 'new:country', 'floors']) {
      const { status, stderr } = spawnSync('pnpm', ['--silent', 'run', command], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stderr.trim()]).toEqual([
        1,
        `pnpm ${command} needs the whole repository: this is one country that was cut out.`,
      ]);
    }
    const started = spawnSync('pnpm', ['exec', 'node', 'tooling/run/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 280_000,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], CI: '1' },
    });
    expect([started.status, started.stderr]).toEqual([
      78,
      expect.stringMatching(/^DATABASE_URL must be set/m),
    ]);
    expect(statSync(join(folder, 'apps/kg/dist/server/shop.js')).mtimeMs, 'built again').toBe(built);
  });
});

describe('the container of a country', { timeout: 300_000 }, () => {
  it('OPS-2 is built by the repository’s own Node, pnpm and turbo, and runs as nobody in particular', () => {
    const { nodeVersion } = z
      .object({ nodeVersion: z.string() })
      .parse(parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')));
    expect(container.arguments['NODE']).toBe(nodeVersion);
    expect(compose.services['database']?.image).toBe(`postgres:${container.arguments['POSTGRES']}-bookworm`);
    for (const stage of container.stages.filter(({ name }) => ['operator', 'shop'].includes(name)))
      expect(stage.steps).toContainEqual({ does: 'USER', what: '65532:65532' });
    expect(container.stages.at(-1)?.name).toBe('shop');
    expect(healthCheck('shop').at(-1)).toContain('/readyz');
  });

  it('OPS-2 holds no more than 250 MB', () => {
    // What a Debian without anything but the C and C++ libraries weighs, of which there is none to measure.
    const base = 30e6;
    expect(base + statSync(process.execPath).size + sizeOf(join(home, 'app'))).toBeLessThan(250e6);
  });

  it('OPS-2 SRV-10 the compose file sets what the server knows, and all that it needs', () => {
    for (const shop of shops) {
      const environment = shop?.environment ?? {};
      // Those of the core and of the gateway that may stand beside it, every one.
      expect(Object.keys(environment).filter((name) => !(name in settingsAbout))).toEqual(ofIyzico);
      expect(Object.keys(settingsAbout).filter((name) => !(name in environment))).toEqual([]);
      expect(readSettings(environment, { defaultOrigin: () => '' })).toMatchObject({ ok: true });
      expect(environment['TRUSTED_PROXY']).toBe(compose.networks.default.ipam.config[0]?.subnet);
      // Draining and ten seconds for what runs fit into what a stop is given.
      expect(parseInt(shop?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
        Number(environment['DRAIN_SECONDS']) + 10,
      );
    }
    for (const name of Object.keys(example)) {
      const without = (): Compose => readCompose('compose.yaml', { ...example, [name]: '' });
      if (!name.startsWith('BANK_')) expect(without).toThrow(`${name} is not set`);
      // Another gateway needs none of them: the start says what is missing.
      else
        expect(
          readSettings(without().services['shop-1']?.environment ?? {}, { defaultOrigin: () => '' }),
        ).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${name} must be set`))] });
    }
  });

  it('OPS-2 one service builds the image of all processes, and nobody looks for it in a registry', () => {
    expect(new Set(shops.map((shop) => shop?.image))).toEqual(new Set(['caravan-kg']));
    expect(shops.map((shop) => [shop?.build !== undefined, shop?.pull_policy])).toEqual([
      [true, undefined],
      [false, 'never'],
      [false, 'never'],
    ]);
  });

  it('OPS-2 OPS-4 the compose file’s files are there, and proxy and Prometheus know each process', () => {
    // Answers of the bank that wait: each process adds to them, a backup has them all.
    for (const service of [...shops, compose.services['operator']])
      expect(service?.volumes).toContain('waiting:/data');
    expect(compose.services['operator']?.volumes).toContain('../..:/files:ro');
    for (const { volumes, ports, build } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.'))
          expect(existsSync(new URL(`../${source}`, import.meta.url)), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      if (build) expect(container.stages.map(({ name }) => name)).toContain(build.target);
      // What is not for buyers is for this machine alone.
      for (const port of ports) expect(port).toMatch(/^(?:127\.0\.0\.1:|0\.0\.0\.0:(?:80:80$|443:443))/);
    }
    for (const name of ['shop-1', 'shop-2', 'shop-3']) {
      expect(fileOf('Caddyfile')).toContain(`{args[0]}-${name}:3000`);
      expect(fileOf('monitoring/prometheus.yaml')).toContain(`${name}:9464`);
    }
    expect(fileOf('Caddyfile')).toContain('health_uri /readyz');
  });

  it('OPS-2 SRV-11 the operator works as its user, of whom the machine knows no name', async () => {
    await (await postgres.open('operated')).close();
    const { folder, command, environment, user } = startOf('operator');
    const [program = '', ...first] = command;
    const askBeside = (beside: RegExp, ...words: readonly string[]) => {
      const env = {
        PATH: process.env['PATH'],
        HOME: '/',
        ...environment,
        DATABASE_URL: postgres.url('operated'),
      };
      const { status, stdout, stderr } = spawnSync(program, [...first, ...words.map(here)], {
        cwd: folder,
        encoding: 'utf8',
        env,
        ...user,
      });
      // Whoever changes the shop is told where.
      const told = stderr.replace(/^Database: postgres:.*\/operated\n/, '');
      expect({ status, told }).toEqual({ status: 0, told: expect.stringMatching(beside) });
      return stdout;
    };
    const ask = (...words: readonly string[]) => askBeside(/^$/, ...words);
    expect(ask('help')).toContain('import catalogue');
    expect(ask('migrate')).toContain('up to date');
    expect(ask('import', 'catalogue')).toMatch(/\d+ products/);
    if (user.uid !== undefined) expect(ask('audit')).toContain(`uid ${user.uid}  import catalogue`);
    for (const file of ['prices', 'stock', 'members'])
      expect(askBeside(/^\d+ \w+ written to standard output\n$/, 'export', file)).toMatch(/^\uFEFF\w+;/);
    expect(ask('export', 'catalogue', '--out', '/backups/catalogue')).toMatch(/^\d+ products written/);
    if (spawnSync('pg_dump', ['--version']).status !== 0) return;
    expect(ask('backup', '/backups/today')).toContain('schema');
    expect(ask('restore', '/backups/today', '--replace')).toContain('as it was');
  });

  it('OPS-1 OPS-2 OPS-4 three processes begin at once on an empty database, become healthy, sell, and drain', async () => {
    const empty = await postgres.open('compose');
    await empty.executeSql('drop schema public cascade; create schema public');
    await empty.close();
    const url = postgres.url('compose');
    const { folder, command, user } = startOf('shop');
    const running: { shop: ShopProcess; port: number }[] = [];
    try {
      for (const service of shops) {
        const port = await freePort();
        const environment = {
          ...service?.environment,
          DATABASE_URL: url,
          DATA_DIR: here(service?.environment['DATA_DIR'] ?? ''),
          PORT: String(port),
          OPERATOR_PORT: String(await freePort()),
        };
        running.push({ shop: startShop({ folder, command, environment, user }), port });
      }
      const check = healthCheck('shop');
      for (const { shop } of running) {
        const healthy = expect.poll(() => shop.health(check), { timeout: 120_000, interval: 500 }).toBe(0);
        await Promise.race([healthy, shop.over.then(({ said }) => expect.fail(said))]);
      }

      operate(folder, url, 'import', 'catalogue');
      await loadMembers(url);
      for (const { shop, port } of running) {
        expect((await shop.ask('/')).status).toBe(200);
        expect(await buy(port)).toMatchObject({ status: 'confirmed' });
      }

      const [first] = running;
      first?.shop.terminate();
      await expect.poll(async () => (await first?.shop.ask('/readyz'))?.status).toBe(503);
      expect((await first?.shop.ask('/e-shop'))?.status).toBe(200);
      expect(first?.shop.health(check)).toBe(1);
      expect((await first?.shop.over)?.code).toBe(0);
      for (const { shop } of running.slice(1)) {
        expect(shop.health(check)).toBe(0);
        shop.terminate();
      }
      for (const { shop } of running) expect((await shop.over).code).toBe(0);
    } finally {
      for (const { shop } of running) shop.kill();
    }
  });
});
