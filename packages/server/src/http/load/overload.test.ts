import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type ServerLimits } from '../../create-server.ts';
import { openDatabase } from '../../db/connect.ts';
import type { Database } from '../../db/database.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { servePages } from '../../pages/serve-pages.ts';
import { testAddresses } from '../../testing/addresses.ts';
import { api, type TestApi } from '../../testing/api.ts';
import { testCountry } from '../../testing/country.ts';
import { databaseKinds } from '../../testing/create-test-server-on.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { seedCatalogue, seedMembersOf } from '../../testing/seed.ts';
import { testSettings } from '../../testing/settings.ts';
import { createLoad } from './load.ts';

/** Does not shrink, and is more than sockets take in advance. */
const large = randomBytes(12_000_000).toString('base64');
const renderer: PageRenderer = {
  addresses: testAddresses,
  addressOf: (url) => url.pathname,
  render: async ({ url }) => ({
    kind: 'document',
    status: 200,
    head: { title: 'Aloe', siteName: 'Aloea', noindex: false },
    sources: [],
    shared: true,
    body: Readable.from(url.pathname === '/large' ? ['<p>', large, '</p>'] : ['<p>small</p>']),
  }),
};

interface Shop {
  readonly app: FastifyInstance;
  readonly ask: TestApi;
  readonly database: Database;
  /** What was logged, a line each. */
  readonly logged: () => { readonly level: number; readonly msg: string }[];
  readonly page: (url: string) => Promise<LightMyRequestResponse>;
}
const databases = {} as Record<(typeof databaseKinds)[number], Database>;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
  const embedded = await openDatabase({});
  await embedded.migrate();
  Object.assign(databases, { pglite: embedded, postgres: await postgres.open('load') });
  for (const database of Object.values(databases)) {
    await seedCatalogue(database, testCountry());
    await seedMembersOf(database, testCountry());
  }
});
afterAll(async () => {
  for (const database of Object.values(databases)) await database.close();
  await postgres.stop();
});

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

const open = async (
  limits: Partial<ServerLimits> = {},
  kind: (typeof databaseKinds)[number] = 'pglite',
): Promise<Shop> => {
  const database = databases[kind];
  const country = testCountry();
  const lines: string[] = [];
  const app = await createServer({
    country,
    database,
    settings: testSettings(),
    limits,
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    extend: (own, context) =>
      servePages(own, context, {
        renderer,
        icon: '/icon.svg',
        assets: { forSources: () => ({ entry: '/assets/web.js', preload: [], sheets: [] }) },
      }),
  });
  ends.push(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  await app.ready();
  return {
    app,
    database,
    ask: api(app),
    logged: () => lines.map((line): { level: number; msg: string } => JSON.parse(line)),
    page: (url) => app.inject({ url, headers: { host: 'shop.example' } }),
  };
};

/** Opens a port; gives its number. */
const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return port;
};
const reach = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`;

/** Keeps calls that write waiting: on PGlite all of them, on PostgreSQL those that touch carts. */
const hold = async (database: Database): Promise<() => Promise<void>> => {
  const let_ = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = database.inTransaction(async () => {
    await database.executeSql('lock table carts in access exclusive mode');
    begun.resolve();
    await let_.promise;
  });
  await begun.promise;
  return async () => {
    let_.resolve();
    await holding;
  };
};

describe.each(databaseKinds)('F28 a handler that is too slow, on %s', (kind) => {
  it('is answered 503 with Retry-After, and what it was about to write is not written after that', async () => {
    const { ask, database } = await open({ handlerTimeout: 1500 }, kind);
    const token = await ask.login('999000000001');
    const add = () => ask('POST', 'order/cart/add/', { token, body: { productCode: '100' } });
    const release = await hold(database);
    const begun = performance.now();
    const late = await Promise.all([add(), add()]);
    expect(performance.now() - begun).toBeLessThan(3000);
    for (const { statusCode, headers } of late) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
    await release();
    await pause(500);
    const cart = async () => (await ask('GET', 'order/cart/', { token })).json<{ items: unknown[] }>().items;
    expect(await cart()).toEqual([]);
    expect((await add()).statusCode).toBe(200);
    expect(await cart()).toHaveLength(1);
  });
});

describe('F35 more than a process can do', () => {
  it('is refused at once with 503 and Retry-After, but kept pages, probes and the bank; then all goes on', async () => {
    const { ask, database, page, app, logged } = await open({ inFlight: 5 });
    expect((await page('/kept')).statusCode).toBe(200);
    const release = await hold(database);
    const waiting = Array.from({ length: 5 }, () => ask('GET', 'category/'));
    await pause(50);
    const begun = performance.now();
    const refused = await Promise.all([
      ...Array.from({ length: 40 }, () => ask('GET', 'product/')),
      page('/new'),
    ]);
    expect(performance.now() - begun).toBeLessThan(500);
    for (const { statusCode, headers } of refused) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
    expect(refused[0]?.json()).toMatchObject({ code: 'unavailable_service' });
    expect((await page('/kept?ref=aigul')).statusCode).toBe(200);
    expect((await page('/healthz')).statusCode).toBe(200);
    const read = await app.inject({ url: '/newer', headers: { host: 'shop.example', accept: 'text/html' } });
    expect([read.statusCode, read.headers['retry-after']]).toEqual([503, '5']);
    expect(read.body).toContain('<a href="">Try again</a>');
    // A name before the shop's is looked up in the database, or not at all.
    const named = await app.inject({ url: '/', headers: { host: 'aigul.shop.example' } });
    expect([named.statusCode, named.headers['retry-after']]).toEqual([503, '5']);
    const bank = app.inject({
      method: 'POST',
      url: '/pay/callback/xbank/ok',
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'oid=1',
    });
    // One line for all of them.
    expect(
      logged()
        .filter(({ level }) => level >= 50)
        .map(({ msg }) => msg),
    ).toEqual(['alert: too much to do, calls are refused']);
    await release();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect((await bank).statusCode).not.toBe(503);
    for (let time = 0; time < 12; time += 1) expect((await ask('GET', 'category/')).statusCode).toBe(200);
    expect((await page('/new')).statusCode).toBe(200);
  });

  it('is felt by calls that are behind: a burst is taken on, who comes to a queue that does not move is refused', async () => {
    const { ask, database } = await open({ lightLoad: 10, behind: 300 });
    const release = await hold(database);
    const waiting = Array.from({ length: 30 }, () => ask('GET', 'category/'));
    await pause(400);
    const refused = await ask('GET', 'product/');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await release();
    expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ask('GET', 'product/')).statusCode).toBe(200);
  });

  it('is felt by an event loop that is late again and again, not by one long piece of work', async () => {
    const load = createLoad({ inFlight: 10, loopDelay: 50, behind: 700, lightLoad: -1 });
    const calm = createLoad({ inFlight: 10, loopDelay: 50, behind: 700, lightLoad: 0 });
    const spin = (ms: number): void => {
      for (const until = performance.now() + ms; performance.now() < until;);
    };
    await pause(300);
    spin(600);
    await pause(10);
    expect(load.isFull()).toBe(false);
    for (let time = 0; time < 4; time += 1) {
      spin(400);
      await pause(1);
    }
    expect(load.isFull()).toBe(true);
    // Nothing is in flight: the machine is busy with something else.
    expect(calm.isFull()).toBe(false);
    calm.stop();
    await expect.poll(load.isFull, { timeout: 3000 }).toBe(false);
    load.stop();
  });
});

describe('F27 a connection', () => {
  it('whose body comes a byte at a time takes nobody’s place, however many there are', async () => {
    const { app, ask } = await open({ inFlight: 10, lightLoad: 5, behind: 100 });
    const port = await listen(app);
    const head = 'POST /en/api/login/ HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\n';
    for (let count = 0; count < 30; count += 1)
      (await reach(port)).write(`${head}content-length: 2000\r\n\r\n{"username":"`);
    await pause(400);
    expect((await ask('GET', 'product/')).statusCode).toBe(200);
    const body = { username: '999000000001', password: 'wrong' };
    expect((await ask('POST', 'login/', { body })).statusCode).toBe(400);
  });

  it('is counted again once its body is there', async () => {
    const { ask, database } = await open({ inFlight: 4 });
    const body = { username: '999000000001', password: 'wrong' };
    // The shop's mode is known from here on: the calls wait in their handlers.
    expect((await ask('POST', 'login/', { body })).statusCode).toBe(400);
    const release = await hold(database);
    const waiting = Array.from({ length: 4 }, () => ask('POST', 'login/', { body }));
    await pause(200);
    expect((await ask('GET', 'product/')).statusCode).toBe(503);
    await release();
    for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(400);
  });

  it('that does not read holds up nobody else who asks for the same page, and is cut within 17 s', async () => {
    const { app, page } = await open();
    const port = await listen(app);
    const slow = await reach(port);
    slow.pause();
    slow.write(get('/large'));
    await pause(300);
    const begun = performance.now();
    const others = await Promise.all([page('/large'), page('/large'), page('/large')]);
    for (const { body } of others) expect(body.includes(large)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(4000);
    const connections = () =>
      new Promise<number>((tell) => app.server.getConnections((_error, count) => tell(count)));
    await expect.poll(connections, { timeout: 17_000, interval: 500 }).toBe(0);
    slow.destroy();
  }, 30_000);

  it('that asks a thousand times without waiting is cut, and others are answered meanwhile', async () => {
    const { app, ask, logged } = await open();
    const port = await listen(app);
    const floods = await Promise.all(Array.from({ length: 10 }, () => reach(port)));
    const closed = Promise.all(floods.map((flood) => once(flood, 'close')));
    for (const flood of floods) {
      flood.resume();
      flood.write(get('/en/api/product/').repeat(1000));
    }
    const begun = performance.now();
    expect((await ask('GET', 'product/')).statusCode).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2000);
    await closed;
    expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
    expect((await ask('GET', 'product/')).statusCode).toBe(200);
  });

  it('that is cut by its client is no error of ours', async () => {
    const { app, ask, database, logged } = await open();
    const port = await listen(app);
    const release = await hold(database);
    const left = await Promise.all([reach(port), reach(port), reach(port)]);
    left[0]?.write(get('/en/api/category/').repeat(10));
    left[1]?.write(get('/some-page'));
    left[2]?.write(
      'POST /en/api/login/ HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"a',
    );
    await pause(200);
    for (const socket of left) socket.destroy();
    await pause(200);
    await release();
    expect((await ask('GET', 'category/')).statusCode).toBe(200);
    expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
  });
});
