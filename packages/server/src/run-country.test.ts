import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import { openDatabase } from './db/connect.ts';
import { runCountry } from './run-country.ts';
import { testCountry } from './testing/index.ts';
import { makeMigratedFolder } from './testing/open-migrated.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A port that is free now, and one that is taken until `free` is called. */
const takePort = () =>
  new Promise<{ port: number; free: () => Promise<void> }>((resolve) => {
    const server = createTcpServer();
    server.listen(0, '::', () => {
      // Checked edge: a TCP server that listens has such an address.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { port } = server.address() as AddressInfo;
      resolve({ port, free: () => new Promise((done) => server.close(() => done())) });
    });
  });

/** Starts a made-up country as its app would; hears its complaints, its end, and can send it a signal. */
const begin = async (
  environment: Record<string, string>,
  onReady: () => Promise<void> = async () => undefined,
) => {
  const country = testCountry();
  const lines: string[] = [];
  const signals = new Map<string, () => void>();
  let ended: (code: number) => void;
  const exit = new Promise<number>((resolve) => (ended = resolve));
  await runCountry({
    country,
    folder,
    createCountryServer: (infrastructure) =>
      createServer({ country, ...infrastructure, extend: (app) => void app.addHook('onReady', onReady) }),
    environment: {
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      BANK_URL: 'https://bank.example/fim/est3Dgate',
      BANK_CLIENT_ID: 'shop1',
      BANK_STORE_KEY: 'a-key-of-a-bank',
      ...environment,
    },
    process: { once: (signal, listener) => signals.set(signal, listener), exit: (code) => ended(code) },
    complain: (line) => lines.push(line),
  });
  return { lines, exit, signal: (name: string) => signals.get(name)?.() };
};

describe('one country as a process', () => {
  it('SRV-1 SRV-2 SRV-13 runs alone, refuses a second on its folder, and ends well at SIGTERM', async () => {
    const { port, free } = await takePort();
    await free();
    const dataDir = join(folder, 'data');
    const origin = `http://127.0.0.1:${port}`;
    const first = await begin({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_ORIGIN: origin });
    expect(first.lines).toEqual([]);
    const answer = await fetch(`${origin}/en/api/category/`);
    expect([answer.status, await answer.json()]).toEqual([200, []]);

    const other = await takePort();
    await other.free();
    const second = await begin({ DATA_DIR: dataDir, PORT: String(other.port) });
    expect(await second.exit).toBe(1);
    expect(second.lines).toEqual([`DATA_DIR: The data folder ${dataDir} is in use by another process.`]);

    first.signal('SIGTERM');
    expect(await first.exit).toBe(0);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });

  it('SRV-13 ends at once though a browser holds a connection on which it has asked nothing yet', async () => {
    const { port, free } = await takePort();
    await free();
    const dataDir = join(folder, 'spare');
    await makeMigratedFolder(dataDir);
    const shop = await begin({
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    });
    const spare = connect(port, '127.0.0.1');
    await once(spare, 'connect');
    const begun = performance.now();
    shop.signal('SIGTERM');
    expect([await shop.exit, shop.lines]).toEqual([0, []]);
    // Node by itself waits for ten.
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('OPS-4 SRV-13 tells balancers to send nobody more before it stops, and serves meanwhile', async () => {
    const { port, free } = await takePort();
    await free();
    const origin = `http://127.0.0.1:${port}`;
    const dataDir = join(folder, 'draining');
    await makeMigratedFolder(dataDir);
    const shop = await begin({
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DRAIN_SECONDS: '2',
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    shop.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/en/api/category/`)).status).toBe(200);
    expect(await shop.exit).toBe(0);
  });

  it('F22 a folder whose database is gone: one line that says how to restore it, and no empty shop', async () => {
    const dataDir = join(folder, 'lost');
    mkdirSync(join(dataDir, 'dumps'), { recursive: true });
    writeFileSync(join(dataDir, 'dumps', '2026-11-15.tar.gz'), '');
    const lost = await begin({ DATA_DIR: dataDir });
    expect([await lost.exit, lost.lines]).toEqual([
      1,
      [expect.stringMatching(/^DATA_DIR: The database in .* is gone\. .*tar -xzf '.*2026-11-15\.tar\.gz'/)],
    ]);
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
  });

  it('SEC-9 without settings it is production, and says in one go all that it was not told', async () => {
    const forgotten = await begin({ NODE_ENV: '', BANK_STORE_KEY: '' });
    expect(await forgotten.exit).toBe(78);
    expect(forgotten.lines.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'MAIL_FROM',
      'OPERATOR_MAIL',
      'BANK_STORE_KEY',
      'TRUSTED_PROXY',
    ]);
  });

  it('SRV-10 a wrong variable, a taken port, a database that is away: one line that names the variable', async () => {
    const wrong = await begin({ PORT: 'x' });
    expect([await wrong.exit, wrong.lines]).toEqual([
      78,
      [expect.stringMatching(/^PORT must be a port number, found "x": /)],
    ]);

    const { port, free } = await takePort();
    const taken = await begin({ DATA_DIR: join(folder, 'other'), PORT: String(port) });
    expect([await taken.exit, taken.lines]).toEqual([
      1,
      [`PORT: port ${port} is taken by another program (EADDRINUSE); end that one, or take another number`],
    ]);
    // Nothing was loaded for it.
    expect(existsSync(join(folder, 'other'))).toBe(false);
    await free();

    const url = `postgres://shop:secret@127.0.0.1:${port}/shop`;
    const away = await begin({ DATABASE_URL: url });
    expect([await away.exit, away.lines]).toEqual([
      1,
      [expect.stringMatching(/^DATABASE_URL: .*ECONNREFUSED.*$/)],
    ]);
    expect(away.lines.join()).not.toContain('secret');
  });

  it('SRV-10 a data folder that takes no files ends the start before a port answers, whatever the database is', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const places = [
      [file, /^DATA_DIR: The folder .*a-file can't be made \(a file is there\): /],
      [join(file, 'data'), /^DATA_DIR: The folder .*a-file\/data can't be made \(E\w+\): /],
      ...(process.platform === 'linux'
        ? ([
            ['/proc/x', /^DATA_DIR: The folder \/proc\/x can't be made \(E\w+\): /],
            ['/proc', /^DATA_DIR: The folder \/proc can't be written to \(E\w+\): /],
          ] as const)
        : []),
    ] as const;
    for (const [dataDir, line] of places) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one start after the other
      const refused = await begin({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' });
      expect([await refused.exit, refused.lines]).toEqual([78, [expect.stringMatching(line)]]);
    }
  });

  it('SRV-10 what the database refuses at the start is not blamed on the port; a fault of ours is told whole', async () => {
    const { port, free } = await takePort();
    await free();
    await makeMigratedFolder(join(folder, 'denied'));
    const beginWith = (error: Error) =>
      begin({ DATA_DIR: join(folder, 'denied'), PORT: String(port) }, () => Promise.reject(error));
    const denied = await beginWith(
      Object.assign(new Error('permission denied for schema jobs'), { code: '42501' }),
    );
    expect([await denied.exit, denied.lines]).toEqual([1, ['DATA_DIR: permission denied for schema jobs']]);
    const fault = new Error('a fault of ours');
    await expect(beginWith(fault)).rejects.toBe(fault);
  });

  it('SRV-16 a database of a newer release is refused with one clear line, and left as it is', async () => {
    const dataDir = join(folder, 'newer');
    await makeMigratedFolder(dataDir);
    const database = await openDatabase({ dataDir });
    await database.migrate();
    await database.executeSql(`insert into schema_migrations (name) values ('9999_other')`);
    await database.close();
    const older = await begin({ DATA_DIR: dataDir });
    expect([await older.exit, older.lines]).toEqual([
      1,
      [
        'DATA_DIR: the database belongs to a newer release, which has changed it (9999_other). Start that release.',
      ],
    ]);
  });
});
