import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, testCountry, type TestServer } from '../testing/index.ts';
import type { Assets } from './assets/assets.ts';
import { plainLook } from './plain-look.ts';
import { serveOffline } from './serve-offline.ts';

const assets: Assets = {
  build: 'b1',
  worker: 'worker-1.js',
  files: new Map([
    ['worker-1.js', { type: 'text/javascript', identity: Buffer.from('start(shop)'), br: null, gzip: null }],
  ]),
  forSources: () => ({ entry: '/assets/web.js', preload: [], sheets: [{ href: '/assets/a.css', text: '' }] }),
};

let server: TestServer;
const get = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: 'shop.example', cookie } });

beforeAll(async () => {
  server = await createTestServer({
    country: testCountry({ languages: ['en', 'tr'] }),
    extend: (app, context) =>
      serveOffline(app, context, { assets, look: plainLook(assets, '/media/xx/icon.svg') }),
  });
});
afterAll(() => server.close());

it('SHELL-13 serves the worker at the root, told of its build and of what it needs, asked for anew each time', async () => {
  const { headers, body } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toBe(
    'const shop={"build":"b1","offlinePage":"/offline","needs":["/assets/a.css","/media/xx/icon.svg"]};\nstart(shop)',
  );
});

it('SHELL-13 serves the page for what was never seen in the visitor’s language, without scripts', async () => {
  const { body, statusCode } = await get('/offline', 'language=tr');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>İnternet bağlantınız yok</h1>');
  expect(body).not.toContain('<script');
});
