import { expect, test } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settle } from './shops.ts';

const port = 4321;
// Made where tests run: to list them, the file is read by another process, too.
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravan-start-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly process: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

const start = (at: number): Started => {
  const child = spawn(process.execPath, ['dist/start.js'], {
    env: { ...process.env, PORT: String(at), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return {
    process: child,
    said: () => text,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  };
};

const get = (host: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

test('DX-1 SRV-2 SRV-13 PORT and DATA_DIR move the shops; the folder serves one process; a stop is clean and a second start keeps all', async () => {
  test.setTimeout(180_000);
  const first = start(port);
  await expect.poll(first.said, { timeout: 90_000 }).toContain(`http://kg.localhost:${port}`);
  expect(first.said()).toContain(`http://tr.localhost:${port}`);
  expect(first.said()).toContain(`http://bank.localhost:${port}`);
  expect(statSync(folder).mode & 0o077).toBe(0);
  const products = JSON.parse((await get('kg.localhost', '/en/api/product/')).body);
  expect(products.count).toBeGreaterThanOrEqual(60);
  expect((await get('bank.localhost', '/')).status).toBeLessThan(500);

  const second = start(port + 1);
  expect(await second.ended).not.toBe(0);
  expect(second.said().trim().split('\n').at(-1)).toMatch(/in use|another process|already/i);
  expect(second.said()).not.toMatch(/\n\s+at /);

  first.process.kill('SIGTERM');
  expect(await first.ended, first.said()).toBe(0);

  const again = start(port);
  await expect.poll(again.said, { timeout: 60_000 }).toContain(`http://kg.localhost:${port}`);
  expect(JSON.parse((await get('kg.localhost', '/en/api/product/')).body)).toEqual(products);
  again.process.kill('SIGTERM');
  expect(await again.ended, again.said()).toBe(0);
});

/** Sets a shop's mode as its operator does, while the embedded database is closed. */
const setMode = (country: string, ...words: string[]): string =>
  execFileSync(process.execPath, [resolve(`../${country}/dist/server/shop.js`), 'mode', ...words], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });

test('SHELL-14 SRV-11 while stock is counted people look and fill carts, and read why nothing can be ordered; a shop in maintenance says when to come back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  setMode('kg', 'inventory');
  setMode('tr', 'maintenance', '--retry-after', '900');
  const shops = start(port);
  await expect.poll(shops.said, { timeout: 90_000 }).toContain(`http://kg.localhost:${port}`);
  const at = (country: string, path: string) => `http://${country}.localhost:${port}${path}`;
  const why = 'We’re counting stock';

  await settle(page, 'kg');
  await page.goto(at('kg', '/e-shop'));
  const main = page.getByRole('main');
  await expect(page.getByText(why, { exact: false }).first()).toBeVisible();
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.goto(at('kg', '/cart'));
  await expect(main.getByText(why, { exact: false })).toBeVisible();

  const closed = await page.goto(at('tr', '/e-shop'));
  expect([closed?.status(), closed?.headers()['retry-after']]).toEqual([503, '900']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  shops.process.kill('SIGTERM');
  expect(await shops.ended, shops.said()).toBe(0);
});
