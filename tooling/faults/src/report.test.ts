import { expect, it } from 'vitest';
import { detailsOf, sumOf, tableOf } from './report.ts';
import { notRun, type Outcome } from './run-scenario.ts';

const well: Outcome = {
  ...notRun('last-unit', 'postgres', { skipped: '' }),
  skipped: null,
  orders: 12,
  back: 1.25,
  worstMs: 99.6,
};
const lossy: Outcome = {
  ...well,
  scenario: 'process-killed',
  lost: Array.from({ length: 7 }, (_, each) => `order ${each} is missing`),
};
const skipped = notRun('disk-full', 'pglite', { skipped: 'needs root' });

it('has a line for each outcome, in columns', () => {
  const [head, first, second, third] = tableOf([well, lossy, skipped]).split('\n');
  expect(head).toMatch(/^scenario +database +orders/);
  expect(first).toMatch(/^last-unit +postgres +holds +12 +0 +0 +0 +1\.[23] +100/);
  expect(second).toMatch(/^process-killed +postgres +FAILS/);
  expect(third).toMatch(/^disk-full +pglite +skipped .* – /);
  expect(new Set([head?.length, first?.length, second?.length]).size).toBe(1);
});

it('says why one fails, at most five lines of a kind', () => {
  expect(detailsOf(lossy)).toHaveLength(6);
  expect(detailsOf(lossy).at(-1)).toBe('process-killed (postgres): … and 2 more');
  expect(detailsOf(skipped)).toEqual(['disk-full (pglite): needs root']);
});

it('counts what was run', () => {
  expect(sumOf([well, lossy, skipped, notRun('x', 'pglite', { wrong: 'did not start' })])).toBe(
    '1 passed, 2 failed',
  );
});
