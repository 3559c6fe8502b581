import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Megabytes of V8's space for new objects after a burst of objects that live for a while, made by `code`. */
const newSpaceAfter = (code: string): number => {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { setTimeout as pause } from 'node:timers/promises';
    import { loadProgram } from ${JSON.stringify(new URL('memory.ts', import.meta.url).href)};
    const burst = () => Array.from({ length: 100_000 }, (_, at) => ({ at, list: [at] }));
    const bursts = async () => { for (let turn = 0; turn < 40; turn += 1) { burst(); if (turn % 4 === 0) await pause(30); } };
    const size = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size / 1024 ** 2;
    ${code}`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
};

it('PERF-8 a process takes no more memory for new objects than it needs, while code is loaded and later', () => {
  expect(newSpaceAfter('await bursts(); console.log(size());')).toBeGreaterThan(40);
  expect(
    newSpaceAfter('await loadProgram(async () => { await bursts(); console.log(size()); });'),
  ).toBeLessThan(4);
  const later = newSpaceAfter('await loadProgram(async () => {}); await bursts(); console.log(size());');
  expect(later).toBeGreaterThan(8);
  expect(later).toBeLessThanOrEqual(64);
});
