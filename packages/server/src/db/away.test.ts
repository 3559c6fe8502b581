import { connect, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer as createShop } from '../create-server.ts';
import { closePages } from '../pages/close-pages.ts';
import { plainLook } from '../pages/plain-look.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { servePages } from '../pages/serve-pages.ts';
import { testAddresses } from '../testing/addresses.ts';
import { api } from '../testing/api.ts';
import { testCountry } from '../testing/country.ts';
import { seedCatalogue, seedMembersOf } from '../testing/seed.ts';
import { testSettings } from '../testing/settings.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './connect.ts';
import { within } from './within.ts';
import type { Database } from './database.ts';

/** A cable between the shop and its database that can be pulled, or carry nothing while both ends seem connected. */
const cable = (port: number) => {
  const ends = new Set<Socket>();
  let server: Server;
  let silent = false;
  const cut = (): void => {
    for (const end of ends) end.destroy();
    ends.clear();
  };
  const plugIn = (at = 0): Promise<number> =>
    new Promise((done) => {
      server = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          ends.add(one);
          if (!silent) one.pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
      });
      server.listen(at, '127.0.0.1', () => {
        const address = server.address();
        done(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  const mute = (): void => {
    silent = true;
    for (const end of ends) end.unpipe();
  };
  const speak = (): void => {
    silent = false;
    cut();
  };
  const pull = (): Promise<void> => {
    cut();
    return new Promise((done) => server.close(() => done()));
  };
  return { plugIn, pull, mute, speak };
};

const icon = '/media/xx/icon.svg';
const assets = { forSources: () => ({ entry: '/assets/web.js', preload: [], sheets: [] }) };
/** A page with a product list of the API in it, as the shop's own have. */
const renderer: PageRenderer = {
  addresses: testAddresses,
  addressOf: (url) => url.pathname,
  render: async ({ transport }) => {
    const { status } = await transport({ method: 'GET', path: 'product/' });
    return {
      kind: 'document',
      status,
      head: { title: 'Aloe', siteName: 'Aloea', noindex: false },
      sources: [],
      shared: status === 200,
      body: Readable.from([`<p>goods ${status}</p>`]),
    };
  },
};

let postgres: TestPostgres;
let database: Database;
let app: FastifyInstance;
/** Milliseconds by which the shop's clock is ahead. */
let later = 0;
const logIn = () => api(app).login('999000000001');
let wire: ReturnType<typeof cable>;
let port: number;

beforeAll(async () => {
  postgres = await startPostgres({ alone: true });
  await (await postgres.open('shop')).close();
  const real = new URL(postgres.url('shop'));
  wire = cable(Number(real.port));
  port = await wire.plugIn();
  real.port = String(port);
  database = await openDatabase({ url: real.href });
  const country = testCountry();
  await seedCatalogue(database, country);
  await seedMembersOf(database, country);
  app = await createShop({
    country,
    database,
    settings: testSettings(),
    clock: { now: () => new Date(Date.now() + later) },
    extend: (own, context) => {
      closePages(own, context, plainLook(assets, icon));
      servePages(own, context, { renderer, assets, icon });
    },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await wire.pull();
  await postgres.stop();
});

it('SRV-3 F18 a database that is away is 503 and "again later", never 401; the process lives and recovers by itself', async () => {
  const token = await logIn();
  const ask = () => api(app)('GET', 'order/cart/', { token });
  expect((await ask()).statusCode).toBe(200);
  await wire.pull();
  for (let time = 0; time < 3; time += 1) {
    const started = performance.now();
    const answer = await ask();
    expect(performance.now() - started).toBeLessThan(5000);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'unavailable_service' });
  }
  expect(
    (await api(app)('POST', 'login/', { body: { username: '999000000001', password: 'x' } })).statusCode,
  ).toBe(503);
  const probe = (url: string) => app.inject({ url, headers: { host: 'shop.example' } });
  expect((await probe('/healthz')).statusCode).toBe(200);
  expect((await probe('/readyz')).statusCode).toBe(503);
  await wire.plugIn(port);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(200);
});

it('SRV-3 REL-3 F18 a database that says nothing: 503 within 5 s, again and again; kept pages come at once, probes tell it', async () => {
  const token = await logIn();
  const timed = async (work: Promise<{ statusCode: number; headers: object; body: string }>) => {
    const begun = performance.now();
    const { statusCode: status, headers, body } = await work;
    return { status, headers, body, ms: performance.now() - begun };
  };
  const ask = () => timed(api(app)('GET', 'order/cart/', { token }));
  const visit = (url: string) => timed(app.inject({ url, headers: { host: 'shop.example' } }));
  // Every connection of the pool has been used and is idle.
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(await visit('/e-shop')).toMatchObject({ status: 200 });
  wire.mute();
  // Long enough that the page is no more fresh, nor what is known of the mode.
  later += 60_000;
  for (let time = 0; time < 3; time += 1) {
    const [page, ...calls] = await Promise.all([
      visit('/e-shop'),
      ask(),
      ask(),
      visit('/readyz'),
      visit('/healthz'),
    ]);
    expect(page.status).toBe(200);
    expect(page.body).toContain('goods 200');
    expect(page.ms).toBeLessThan(500);
    for (const { ms } of calls) expect(ms).toBeLessThan(5000);
    expect(calls.map(({ status }) => status)).toEqual([503, 503, 503, 200]);
    expect(calls[0]?.headers).toMatchObject({ 'retry-after': '5' });
  }
  const never = await visit('/never-seen');
  expect(never.status).toBe(503);
  expect(never.ms).toBeLessThan(6000);
  wire.speak();
  await expect.poll(async () => (await ask()).status, { timeout: 5000 }).toBe(200);
  later += 60_000;
  await expect.poll(async () => (await visit('/never-seen')).status, { timeout: 5000 }).toBe(200);
}, 60_000);

it('F18 a call waits for free connections once, not before each of its statements', async () => {
  const real = new URL(postgres.url('shop'));
  const narrow = await openDatabase({ url: real.href, connectTimeout: 2000 });
  const hold = (seconds: number) =>
    Array.from({ length: 10 }, () =>
      narrow.inTransaction(() => narrow.executeSql(`select pg_sleep(${seconds})`)),
    );
  // All connections are open before anything is measured.
  await Promise.all(hold(0.1));
  const holding = hold(1.2);
  const begun = performance.now();
  const call = within(new AbortController().signal, async () => {
    // The first statement gets its connection after 1.2 s, then all are taken again: 2 s are over 1.2 s before a second wait would end.
    await narrow.executeSql('select 1');
    const again = hold(3.5);
    const waiting = narrow.executeSql('select 1').finally(() => {
      expect(performance.now() - begun).toBeLessThan(2800);
    });
    await expect(waiting).rejects.toThrow('timeout exceeded');
    await Promise.all(again);
  });
  await call;
  await Promise.all(holding);
  await narrow.close();
});

it('SRV-15 later work has few connections of its own: calls pass it, and it passes calls', async () => {
  const both = await openDatabase({ url: postgres.url('shop'), connectTimeout: 5000 });
  const sleep = (seconds: number) => both.inTransaction(() => both.executeSql(`select pg_sleep(${seconds})`));
  const asleep = async (): Promise<unknown> =>
    (
      await both.executeSql(
        `select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep(0.7%' and state = 'active'`,
      )
    ).rows[0]?.['count'];
  const later = Array.from({ length: 12 }, () => both.inBackground(() => sleep(0.71)));
  await expect.poll(asleep).toBe(3);
  await Promise.all(later);

  const held = Array.from({ length: 10 }, () => sleep(2));
  const begun = performance.now();
  await both.inBackground(() => both.executeSql('select 1'));
  expect(performance.now() - begun).toBeLessThan(1500);
  await Promise.all(held);
  await both.close();
});
