import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createServer } from '../../create-server.ts';
import { testSettings } from '../../testing/settings.ts';

let shop: TestServer;
let other: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  shop = await createTestServer();
  const { country, database, clock } = shop;
  other = await createServer({ country, database, clock, settings: testSettings() });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const search = async (app: typeof other, path: string, remoteAddress: string) => {
  const answer = await app.inject({
    url: `/en/api/${path}`,
    headers: { host: 'shop.example' },
    remoteAddress,
  });
  return answer;
};
const statuses = async (many: number, ask: (at: number) => ReturnType<typeof search>): Promise<number[]> => {
  const all: number[] = [];
  for (let at = 0; at < many; at += 1) all.push((await ask(at)).statusCode);
  return all;
};

describe('searches from one address', () => {
  it('SEC-2 PERF-7 that find nothing end after some hundred a minute, on every process, and for nobody else', async () => {
    const nothing = (app: typeof other, address: string) => (at: number) =>
      search(app, `${at % 2 === 0 ? 'product/' : 'search/suggest/'}?q=qqq${at}`, address);
    const first = await statuses(260, nothing(shop.app, '10.0.0.1'));
    expect(first.slice(0, 240).every((status) => status === 200)).toBe(true);
    expect(first.at(-1)).toBe(429);
    const refused = await search(shop.app, 'product/?q=aloe', '10.0.0.1');
    expect(refused.json()).toMatchObject({ code: 'throttled' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await statuses(10, nothing(other, '10.0.0.1'))).at(-1)).toBe(429);
    expect((await search(shop.app, 'product/?q=aloe', '10.0.0.2')).statusCode).toBe(200);
    expect((await search(shop.app, 'product/', '10.0.0.1')).statusCode).toBe(200);
    shop.clock.pass(1.1);
    expect((await search(shop.app, 'product/?q=aloe', '10.0.0.1')).statusCode).toBe(200);
  });

  it('SEC-2 that find something may be many: an office types behind one address', async () => {
    const all = await statuses(600, () => search(shop.app, 'search/suggest/?q=aloe', '10.0.0.3'));
    expect(all.every((status) => status === 200)).toBe(true);
  });
});
