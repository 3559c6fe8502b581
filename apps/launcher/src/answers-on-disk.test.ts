import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logInBuyer, passAnHour, seedProducts, type Buyer } from '@caravan/server/testing';
import { openDatabase } from '@caravan/server/testing/database';
import { freePort } from '@caravan/server/testing/free-port';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import { answerOf, startBankShop, type BankShop, type PlacedOrder } from './testing/bank-shop.ts';
import { layCable, type Cable } from './testing/cable.ts';
import { runShopToKill } from './testing/run-shop-to-kill.ts';

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));

let bank: BankAtWork;
let postgres: TestPostgres;
let cable: Cable;
let shop: BankShop;
let novus: Buyer;
let close: () => Promise<void>;

beforeAll(async () => {
  bank = await startBank();
  postgres = await startPostgres();
  await (await postgres.open('shop')).close();
  cable = await layCable(postgres.url('shop'));
  const database = await openDatabase({ url: cable.url });
  shop = await startBankShop(bank, { database, products: plenty });
  close = async () => {
    await shop.close();
    await database.close();
  };
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  await close();
  await cable.pull();
  await postgres.stop();
  await bank.close();
});
beforeEach(async () => {
  await passAnHour(shop);
  await shop.work();
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});
afterEach(async () => {
  for (const name of spooled()) rmSync(join(folder(), name), { recursive: true, force: true });
});

const folder = () => join(shop.dataDir, 'answers', 'xx');
const spooled = () => readdirSync(folder());
const status = async ({ pk }: PlacedOrder) => (await novus.order(pk)).status;
/** What is done while the database is away. */
const away = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await cable.pull();
  try {
    return await work();
  } finally {
    await cable.plugIn();
    await vi.waitFor(() => shop.rows('select 1 as one'), { timeout: 5000 });
  }
};

it('PAY-9 F18 with the database away the browser lands on success within five seconds; booked when it is back', async () => {
  const order = await novus.buy('100', 4);
  const answer = answerOf(order, {
    TransId: 'AWAY1',
    pan: '4355084355084358',
    cv2: '000',
    note: '4355 0843 5508 4358',
  });
  await away(async () => {
    const begun = performance.now();
    expect(await shop.bring(answer)).toEqual({ status: 303, location: '/pay/success' });
    expect(performance.now() - begun).toBeLessThan(5000);
    const [name = '', ...others] = spooled();
    expect(others).toEqual([]);
    expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    const text = readFileSync(join(folder(), name), 'utf8');
    expect(text).toContain('AWAY1');
    expect(text).not.toMatch(/4355 ?0843 ?5508 ?4358|"pan"|"cv2"|ExpDate/);
  });
  expect(await status(order)).toBe('awaiting_payment');
  await shop.work();
  expect(await status(order)).toBe('paid');
  expect(await shop.ledger(order.pk)).toMatchObject([{ transaction_id: 'AWAY1', outcome: 'paid' }]);
  expect(spooled()).toEqual([]);
});

it('PAY-9 F18 the bank’s own server is told 200 meanwhile, and need not come again', async () => {
  const order = await novus.buy('100', 4);
  await away(async () => expect(await shop.notify(answerOf(order))).toBe(200));
  await shop.work();
  expect(await status(order)).toBe('paid');
});

it('PAY-9 a refusal is safe too, and leads to where one may try again', async () => {
  const order = await novus.buy('100', 4);
  const refused = answerOf(order, { Response: 'Declined', ProcReturnCode: '05' });
  await away(async () => expect(await shop.bring(refused)).toEqual({ status: 303, location: '/pay/error' }));
  await shop.work();
  expect(await shop.ledger(order.pk)).toMatchObject([{ outcome: 'declined' }]);
});

it('PAY-9 F11 a forged answer is not kept', async () => {
  const order = await novus.buy('100', 4);
  await away(async () => {
    await shop.bring({ ...answerOf(order), HASH: 'guessed' });
    expect(spooled()).toEqual([]);
  });
});

it('PAY-9 F07 one answer that comes ten times at once, by browser and bank, is safe and is one payment', async () => {
  const order = await novus.buy('100', 4);
  const answer = answerOf(order);
  await away(async () => {
    const ways = Array.from({ length: 10 }, (_, time) =>
      time % 2 === 0 ? shop.notify(answer) : shop.bring(answer).then(({ status: code }) => code),
    );
    expect(new Set(await Promise.all(ways))).toEqual(new Set([200, 303]));
    expect(spooled()).toHaveLength(1);
  });
  await shop.work();
  expect((await shop.ledger(order.pk)).map(({ outcome }) => outcome)).toEqual(['paid']);
});

it('PAY-9 a file that is none, or an answer that can’t be booked, keeps no other waiting', async () => {
  const order = await novus.buy('100', 4);
  await away(() => shop.bring(answerOf(order)));
  const [name = ''] = spooled();
  writeFileSync(join(folder(), '0000.json'), '{"kind":"appro');
  const other = {
    ...JSON.parse(readFileSync(join(folder(), name), 'utf8')),
    digest: '0001',
    amount: '1\u0000',
  };
  writeFileSync(join(folder(), '0001.json'), JSON.stringify({ ...other, transactionId: '\u0000' }));
  await shop.work();
  expect(await status(order)).toBe('paid');
  expect(spooled()).toEqual(['0000.json.unreadable', '0001.json']);
});

it('PAY-9 a folder that could not be made at first is made later', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-no-folder-'));
  const database = await postgres.open('late_folder');
  const blocked = join(dataDir, 'answers');
  writeFileSync(blocked, '');
  const other = await startBankShop(bank, { database, products: plenty, settings: { dataDir } });
  const who = await logInBuyer(other, '999000000005');
  const first = await who.buy('100', 4);
  expect((await other.bring(answerOf(first))).location).toBe(`/pay/success?order=${first.pk}`);
  rmSync(blocked);
  const second = await who.buy('100', 4);
  expect((await other.bring(answerOf(second))).location).toBe(`/pay/success?order=${second.pk}`);
  // The browser is answered before the file goes.
  await expect.poll(() => readdirSync(join(blocked, 'xx'))).toEqual([]);
  await other.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it('PAY-9 F17 after kill -9 another process over the same folder books it, once', async () => {
  const order = await novus.buy('100', 4);
  const port = await freePort();
  const child = await runShopToKill({ databaseUrl: cable.url, dataDir: shop.dataDir, port });
  const answer = answerOf(order);
  const notice = () =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        host: `shop.localhost:${port}`,
        accept: 'text/plain',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const path = '/pay/callback/xbank/ok?from=bank';
      request({ host: '127.0.0.1', port, method: 'POST', path, headers }, ({ statusCode = 0 }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end(new URLSearchParams(answer).toString());
    });
  await away(async () => {
    const told = await notice();
    await child.kill();
    expect(told).toBe(200);
    expect(spooled()).toHaveLength(1);
  });
  expect(await status(order)).toBe('awaiting_payment');
  await shop.work();
  expect(await status(order)).toBe('paid');
  expect((await shop.ledger(order.pk)).map(({ outcome }) => outcome)).toEqual(['paid']);
});

it('PAY-9 F18 without a folder it says 503, so that the bank comes again', async () => {
  const database = await openDatabase({ url: cable.url });
  const other = await startBankShop(bank, { database, settings: { dataDir: null } });
  const order = await novus.buy('100', 4);
  await away(async () => {
    expect((await other.bring(answerOf(order))).status).toBe(503);
    expect(await other.notify(answerOf(order))).toBe(503);
  });
  expect((await other.bring(answerOf(order))).location).toBe(`/pay/success?order=${order.pk}`);
  await other.close();
  await database.close();
});
