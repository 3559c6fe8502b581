import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Takes the lock at a line of input, tells whether it got it, and holds it until it is killed. */
const script = `
  import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)};
  process.stdin.once('data', async () => {
    const got = await lockFolder(${JSON.stringify(folder)}).then(() => 'got', () => 'refused');
    process.stdout.write(got + '\\n');
  });
  process.stdout.write('ready\\n');`;

const line = async (child: ChildProcess): Promise<string> => {
  const [text] = await once(child.stdout!, 'data');
  return String(text).trim();
};
const begin = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  expect(await line(child)).toBe('ready');
  return child;
};
const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};
const take = (child: ChildProcess): Promise<string> => {
  const answer = line(child);
  child.stdin?.write('go\n');
  return answer;
};

describe('F23 a data folder', () => {
  it('goes to exactly one of three processes that start at once over the lock of a dead one', async () => {
    for (let round = 0; round < 15; round += 1) {
      const all = await Promise.all([begin(), begin(), begin()]);
      const answers = await Promise.all(all.map(take));
      expect(answers.toSorted(), `round ${round}`).toEqual(['got', 'refused', 'refused']);
      // The one that holds it dies without letting go: its socket stays behind for the next round.
      await Promise.all(all.map(end));
    }
  }, 60_000);

  it('is taken at once after its process was killed, and refused as long as it lives', async () => {
    const holder = await begin();
    expect(await take(holder)).toBe('got');
    await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
    await end(holder);
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('SRV-2 is locked too when its path is too long for a socket', async () => {
    const deep = join(folder, 'd'.repeat(120));
    mkdirSync(deep);
    const unlock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow('in use by another process');
    await unlock();
    const again = await lockFolder(deep);
    await again();
  });
});
