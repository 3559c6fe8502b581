import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './connect.ts';
import type { Database } from './database.ts';

/** A cable between the shop and its database that can be pulled. */
const cable = (port: number) => {
  const ends = new Set<Socket>();
  let server: Server;
  const plugIn = (at = 0): Promise<number> =>
    new Promise((done) => {
      server = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          ends.add(one);
          one.pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
      });
      server.listen(at, '127.0.0.1', () => {
        const address = server.address();
        done(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  const pull = (): Promise<void> => {
    for (const end of ends) end.destroy();
    return new Promise((done) => server.close(() => done()));
  };
  return { plugIn, pull };
};

let postgres: TestPostgres;
let database: Database;
let shop: TestServer;
let wire: ReturnType<typeof cable>;
let port: number;

beforeAll(async () => {
  postgres = await startPostgres();
  await (await postgres.open('shop')).close();
  const real = new URL(postgres.url('shop'));
  wire = cable(Number(real.port));
  port = await wire.plugIn();
  real.port = String(port);
  database = await openDatabase({ url: real.href });
  shop = await createTestServer({ database });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await wire.pull();
  await postgres.stop();
});

it('SRV-3 F18 a database that is away is 503 and "again later", never 401; the process lives and recovers by itself', async () => {
  const token = await shop.api.login('999000000001');
  const ask = () => shop.api('GET', 'order/cart/', { token });
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
    (await shop.api('POST', 'login/', { body: { username: '999000000001', password: 'x' } })).statusCode,
  ).toBe(503);
  const probe = (url: string) => shop.app.inject({ url, headers: { host: 'shop.example' } });
  expect((await probe('/healthz')).statusCode).toBe(200);
  expect((await probe('/readyz')).statusCode).toBe(503);
  await wire.plugIn(port);
  await expect.poll(async () => (await ask()).statusCode, { timeout: 5000 }).toBe(200);
});
