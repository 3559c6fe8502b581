import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * Megabytes of V8's space for new objects in the second half of bursts of objects that live for a while, as `code` makes them: the
 * median, since V8 lends itself a few more for the moment in which it marks what is in use.
 */
const newSpaceIn = (code: string): number => {
  const script = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { setTimeout as pause } from 'node:timers/promises';
    import { loadProgram } from ${JSON.stringify(new URL('memory.ts', import.meta.url).href)};
    const burst = () => Array.from({ length: 100_000 }, (_, at) => ({ at, list: [at] }));
    const size = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size / 1024 ** 2;
    const sizes = [];
    const bursts = async () => {
      for (let turn = 0; turn < 40; turn += 1) { burst(); sizes.push(size()); if (turn % 4 === 0) await pause(30); }
    };
    ${code}
    console.log(sizes.slice(20).toSorted((a, b) => a - b)[10]);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
};

it('PERF-8 a process takes no more memory for new objects than it needs, while code is loaded and later', () => {
  expect(newSpaceIn('await bursts();')).toBeGreaterThan(40);
  expect(newSpaceIn('await loadProgram(bursts);')).toBeLessThan(4);
  const later = newSpaceIn('await loadProgram(async () => {}); await bursts();');
  expect(later).toBeGreaterThan(8);
  expect(later).toBeLessThanOrEqual(64);
});
