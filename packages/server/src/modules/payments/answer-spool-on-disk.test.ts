import type * as Fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { bankWord as said } from '../../testing/bank-word.ts';
import { createAnswerSpool } from './answer-spool.ts';

/** What the disk was asked for, in order: `sync <path>`, `rename <path>`. */
const calls = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const paths = new Map<number, string>();
  return {
    ...fs,
    openSync: (...asked: Parameters<typeof fs.openSync>) => {
      const handle = fs.openSync(...asked);
      paths.set(handle, String(asked[0]));
      return handle;
    },
    open: (path: string, flags: string, done: (error: Error | null, handle: number) => void) =>
      fs.open(path, flags, (error, handle) => {
        paths.set(handle, path);
        done(error, handle);
      }),
    fsync: (handle: number, done: (error: Error | null) => void) => {
      fs.fsync(handle, (error) => {
        calls.push(`sync ${paths.get(handle)}`);
        done(error);
      });
    },
    mkdirSync: (...asked: Parameters<typeof fs.mkdirSync>) => {
      calls.push(`make ${String(asked[0])}`);
      return fs.mkdirSync(...asked);
    },
    renameSync: (from: string, to: string) => {
      calls.push(`rename ${to}`);
      fs.renameSync(from, to);
    },
  };
});

const root = mkdtempSync(join(tmpdir(), 'caravan-spool-disk-'));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => void calls.splice(0));

it('PAY-9 an answer is kept once its folders, its file and then its name are on the disk', async () => {
  const answers = join(root, 'answers');
  const folder = join(answers, 'xx');
  const file = join(folder, `${said.digest}.json`);
  const spool = createAnswerSpool(folder, () => undefined);
  await spool.keep(said);
  const part = /^sync .*\.part$/;
  expect(calls.map((call) => (part.test(call) ? 'sync part' : call))).toEqual([
    `make ${answers}`,
    `make ${folder}`,
    `sync ${root}`,
    `sync ${answers}`,
    'sync part',
    `rename ${file}`,
    `sync ${folder}`,
  ]);
  calls.splice(0);
  await spool.keep({ ...said, digest: 'b'.repeat(64) });
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['sync', 'rename', 'sync']);
  expect(calls.at(-1)).toBe(`sync ${folder}`);
});
