import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { launch } from './launch.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-launch-'));
const taken = createServer();
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

it('DX-1 a port that is taken is told before anything is loaded', async () => {
  await new Promise<void>((resolve) => taken.listen(0, '::', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const dataDir = join(folder, 'data');
  const lines: string[] = [];
  const listeners = { say: (line: string) => void lines.push(line), fail: () => undefined };
  await expect(launch({ port, dataDir }, listeners)).rejects.toThrow(
    `port ${port} is taken by another program (EADDRINUSE)`,
  );
  expect([lines, existsSync(dataDir)]).toEqual([[], false]);
});

it('DX-1 a database that can’t be used is told by the setting that names it', async () => {
  const place = { port: 0, dataDir: join(folder, 'data'), databaseUrl: 'postgres://demo@127.0.0.1:1/none' };
  const listeners = { say: () => undefined, fail: () => undefined };
  await expect(launch(place, listeners)).rejects.toThrow(/^DEMO_DATABASE_URL: connect ECONNREFUSED/);
  expect(existsSync(join(place.dataDir, 'pg'))).toBe(false);
});
