import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import type { Assets } from '../../pages/assets/assets.ts';
import { closePages } from '../../pages/close-pages.ts';
import { plainLook } from '../../pages/plain-look.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { servePages } from '../../pages/serve-pages.ts';
import { testAddresses } from '../../testing/addresses.ts';
import { bankAnswer, browserPost } from '../../testing/bank.ts';
import { createTestServer, testCountry, type TestServer } from '../../testing/index.ts';
import { logInBuyer, pickedUp, type Buyer } from '../../testing/journey.ts';
import type { ShopMode } from '../../shop-mode.ts';
import { writeMode } from './index.ts';

const renderer: PageRenderer = {
  addresses: testAddresses,
  addressOf: (url) => url.pathname,
  render: async () => ({
    kind: 'document',
    status: 200,
    head: { title: 'Aloe', siteName: 'Aloea', noindex: false },
    sources: [],
    shared: true,
    body: Readable.from(['<p>goods</p>']),
  }),
};
const assets: Pick<Assets, 'forSources'> = {
  forSources: () => ({ entry: '/assets/web.js', preload: [], sheets: [{ href: '/assets/a.css', text: '' }] }),
};

let server: TestServer;
let manager: Buyer;
const page = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: 'shop.example', cookie } });

/** As another process does it: this one learns of it from the database, when its knowledge is some seconds old. */
const set = async (mode: ShopMode): Promise<void> => {
  await writeMode(server, mode, 600);
  server.clock.pass(0.1);
};

beforeAll(async () => {
  const icon = '/media/xx/icon.svg';
  server = await createTestServer({
    country: testCountry({ languages: ['en', 'tr'] }),
    extend: (app, context) => {
      closePages(app, context, plainLook(assets, icon));
      servePages(app, context, { renderer, assets, icon });
    },
  });
  manager = await logInBuyer(server, '999000000001');
});
afterEach(() => set('open'));
afterAll(() => server.close());

describe('maintenance', () => {
  it('MSG-10 SHELL-14 answers every page 503 with Retry-After in the visitor’s language, without scripts; kept pages too', async () => {
    expect((await page('/')).statusCode).toBe(200);
    await set('maintenance');
    for (const url of ['/', '/e-shop?page=2', '/no/such/page']) {
      const answer = await page(url);
      expect(answer.statusCode, url).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
      expect(answer.body).toContain('<h1>Site maintenance, technical works</h1>');
      expect(answer.body).toContain('href="tel:+999555000000"');
      expect(answer.body).not.toContain('<script');
    }
    const turkish = (await page('/?lang=tr')).body;
    expect(turkish).toMatch(/^<!doctype html><html lang="tr" dir="ltr">/);
    expect(turkish).toContain('<h1>Sitede bakım çalışması yapılıyor</h1>');
    await set('open');
    expect((await page('/')).statusCode).toBe(200);
  });

  it('API-5 answers every call 503 `maintenance`, and the probes as ever', async () => {
    await set('maintenance');
    for (const token of [undefined, manager.token]) {
      const answer = await server.api('GET', 'product/', { ...(token && { token }), language: 'tr' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('600');
      expect(answer.json()).toEqual({ detail: 'Sitede bakım çalışması yapılıyor', code: 'maintenance' });
    }
    expect((await page('/healthz')).statusCode).toBe(200);
    expect((await page('/readyz')).statusCode).toBe(200);
  });

  it('PAY-5 SHELL-14 takes the bank’s money all the same', async () => {
    const order = await manager.buy('100', 3);
    await set('maintenance');
    if (!order.paymentData) throw new Error('nothing to pay');
    const back = await server.app.inject(browserPost(bankAnswer(order.paymentData)));
    expect(back.statusCode).toBe(303);
    await set('open');
    expect((await manager.order(order.pk)).status).toBe('paid');
  });
});

describe('stopped for inventory', () => {
  it('MSG-10 SHELL-14 lets people look and fill their cart, and says above every page why they cannot order', async () => {
    expect((await page('/')).body).not.toContain('shop-notice');
    await set('inventory');
    const answer = await page('/', 'language=tr');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<aside id="shop-notice">Stok sayımı yapıyoruz/);
    expect((await server.api('GET', 'product/')).statusCode).toBe(200);
    expect((await manager.add('100', 3)).statusCode).toBe(200);
    await set('open');
    expect((await page('/', 'language=tr')).body).not.toContain('shop-notice');
  });

  it('API-25 API-29 begins and places no new order: 409 `ordering_stopped` with the reason', async () => {
    await manager.add('100', 3);
    const draft = (await manager.draft()).json<{ pk: number }>();
    await set('inventory');
    const stopped = { code: 'ordering_stopped', detail: expect.stringMatching(/^Ordering is paused/) };
    for (const answer of [await manager.draft(), await manager.place(draft.pk)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual(stopped);
    }
    await set('open');
    expect((await manager.place(draft.pk)).statusCode).toBe(200);
  });

  it('SHELL-14 PAY-5 an order that was placed before can still be paid, or fetched instead of sent', async () => {
    const [first, second] = [await manager.buy('100', 3), await manager.buy('101', 3)];
    await set('inventory');
    expect((await manager.pay(first)).statusCode).toBe(303);
    expect((await manager.order(first.pk)).status).toBe('paid');
    expect((await manager.place(second.pk, pickedUp)).json()).toMatchObject({
      status: 'awaiting_payment',
      pickupNameSurname: 'Ada Buyer',
    });
  });
});
