import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAddresses } from '../../testing/addresses.ts';
import { createTestServer, testCountry, type TestServer } from '../../testing/index.ts';
import { readAssets } from './assets.ts';
import { createKeptAssets } from './kept-assets.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { serveShop } from '../serve-shop.ts';

const root = mkdtempSync(join(tmpdir(), 'caravan-assets-'));

const renderer: PageRenderer = {
  addressOf: ({ pathname }) => pathname,
  addresses: testAddresses,
  render: () => Promise.reject(new Error('no page is asked for')),
};

/** A country's app with a build of one release. */
const appOf = (release: string): string => {
  const folder = join(root, `app-${release}`);
  const client = join(folder, 'dist/client');
  mkdirSync(join(client, '.vite'), { recursive: true });
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(folder, 'public/media'), { recursive: true });
  writeFileSync(join(folder, 'public/media/drawn.svg'), '<svg/>');
  const files = { page: `page-${release}.js`, worker: `worker-${release}.js` };
  writeFileSync(
    join(client, '.vite/manifest.json'),
    JSON.stringify({
      'web.tsx': { file: `assets/${files.page}`, isEntry: true },
      'offline/worker.ts': { file: `assets/${files.worker}`, isEntry: true },
    }),
  );
  writeFileSync(join(client, 'assets', files.page), `page of ${release}`);
  writeFileSync(join(client, 'assets', `${files.page}.br`), `packed page of ${release}`);
  writeFileSync(join(client, 'assets', files.worker), 'work');
  return folder;
};

let server: TestServer;
const shared = join(root, 'shared');
const kept = createKeptAssets(join(shared, 'assets', testCountry().val));
const start = (release: string, dataDir: string) => {
  const folder = appOf(release);
  return createTestServer({
    settings: { dataDir, production: true, origin: 'https://shop.example' },
    extend: (app, context) => serveShop(app, context, { renderer, folder }),
  });
};

beforeAll(async () => {
  await kept.keep(readAssets(join(appOf('one'), 'dist/client')), new Date());
  server = await start('two', shared);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const ask = (app: FastifyInstance, name: string, accepted = 'identity') =>
  app.inject({
    url: `/assets/${name}`,
    headers: { host: 'shop.example', 'accept-encoding': accepted },
  });

describe('SRV-18 while releases change', () => {
  it('a new process has the files of the release before as they were built, and processes of that one have its own', async () => {
    const old = await ask(server.app, 'page-one.js');
    expect([old.statusCode, old.body]).toEqual([200, 'page of one']);
    expect(old.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const packed = await ask(server.app, 'page-one.js', 'br');
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed page of one']);
    expect((await kept.find('page-two.js'))?.identity.toString()).toBe('page of two');
  });

  it('nothing but files of builds is found', async () => {
    writeFileSync(join(shared, 'assets/secret.js'), 'secret');
    for (const name of ['none.js', '..%2F..%2Fsecret.js', '%00.js', 'page-one.js.br', '.', '%2E%2E'])
      expect((await ask(server.app, name)).statusCode, name).not.toBe(200);
  });

  it('the files of the five builds started last are kept', async () => {
    const folder = join(root, 'bounded');
    const bounded = createKeptAssets(folder);
    const start = (build: string, minute: number) => {
      const file = { type: 'text/javascript', identity: Buffer.from(build), br: null, gzip: null };
      return bounded.keep({ build, files: new Map([[`${build}.js`, file]]) }, new Date(minute * 60_000));
    };
    mkdirSync(join(folder, '.cut-off'), { recursive: true });
    utimesSync(join(folder, '.cut-off'), 0, 0);
    for (const [minute, build] of [...'abcdea'].entries()) await start(build, minute);
    await start('f', 100);
    expect(readdirSync(folder).toSorted()).toEqual([...'acdef']);
    expect((await bounded.find('a.js'))?.identity.toString()).toBe('a');
    expect(await bounded.find('b.js')).toBeNull();
  });

  it('a shop that may not keep its files opens all the same', async () => {
    mkdirSync(join(root, 'closed'));
    writeFileSync(join(root, 'closed/assets'), '');
    const { app, close } = await start('three', join(root, 'closed'));
    expect((await ask(app, 'page-three.js')).statusCode).toBe(200);
    expect((await ask(app, 'page-one.js')).statusCode).toBe(404);
    await close();
  });
});

it.each([
  '/assets/page-two.js',
  '/assets/none.js',
  '/media/drawn.svg',
  '/media/none.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/products-0.xml',
  '/service-worker.js',
  '/healthz',
])('SEC-1 %s says that there is TLS, and that it is what it says', async (url) => {
  const { headers } = await server.app.inject({ url, headers: { host: 'shop.example' } });
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});
