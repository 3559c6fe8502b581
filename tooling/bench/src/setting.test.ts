import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSetting } from './setting.ts';

it('PERF-3 a setting is a whole number in its range, or the usual one', () => {
  const read = (text?: string) => readSetting({ BENCH_SECONDS: text }, 'BENCH_SECONDS', 8, [1, 3600]);
  expect([read(), read(''), read('20')]).toEqual([8, 8, 20]);
  for (const text of ['x', '0', '-1', '1.5', '1e3', '3601', ' 5'])
    expect(read(text)).toBe(`BENCH_SECONDS must be a whole number from 1 to 3600, found "${text}".`);
});

it.each([
  ['api.ts', 'BENCH_SECONDS'],
  ['business.ts', 'BENCH_SECONDS'],
  ['import.ts', 'BENCH_PRODUCTS'],
  ['page-rates.ts', 'BENCH_PAGES'],
  ['pages.ts', 'BENCH_PORT'],
  ['size.ts', 'BENCH_ROUNDS'],
])('PERF-3 %s refuses a wrong %s before it starts anything', (file, name) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    encoding: 'utf8',
    env: { ...process.env, [name]: 'x' },
  });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    expect.stringMatching(new RegExp(`^${name} must be a whole number from .*, found "x"\\.\\n$`)),
  ]);
});
