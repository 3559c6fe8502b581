import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 4321;
const folder = mkdtempSync(join(tmpdir(), 'caravan-start-'));
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
  expect(await first.ended).toBe(0);

  const again = start(port);
  await expect.poll(again.said, { timeout: 60_000 }).toContain(`http://kg.localhost:${port}`);
  expect(JSON.parse((await get('kg.localhost', '/en/api/product/')).body)).toEqual(products);
  again.process.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
