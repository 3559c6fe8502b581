import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Runs `code` under a watchdog of half a second; how it ended, and how long that took in seconds. */
const run = async (code: string) => {
  const script = `
    import { startWatchdog } from ${JSON.stringify(new URL('watchdog.ts', import.meta.url).href)};
    const stop = startWatchdog(0.5);
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const begun = performance.now();
  const [status, signal] = await once(child, 'close');
  return { status, signal, said, seconds: (performance.now() - begun) / 1000 };
};

it('O3 F21 ends a process whose event loop stands still, and says so', async () => {
  const { signal, said, seconds } = await run(`setTimeout(() => { for (;;); }, 200);`);
  expect(signal).toBe('SIGKILL');
  expect(said).toBe('The event loop has stood still for 0.5 s: the process ends.\n');
  expect(seconds).toBeLessThan(5);
});

it('leaves a busy process alone, and one that stopped the watch; keeps none from its end', async () => {
  const busy = `
    const spin = (ms) => { for (const until = performance.now() + ms; performance.now() < until; ); };
    const again = (times) => { spin(100); if (times > 0) setTimeout(again, 20, times - 1); };`;
  expect(await run(`${busy} again(12);`)).toMatchObject({ status: 0, signal: null, said: '' });
  expect(await run(`${busy} await stop(); spin(1200);`)).toMatchObject({ status: 0, signal: null, said: '' });
});
