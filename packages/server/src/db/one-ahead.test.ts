import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oneAhead } from './one-ahead.ts';

describe('work that runs one ahead', () => {
  it('SRV-17 goes on while the next is made ready, never two at once, and in order', async () => {
    const log: string[] = [];
    const ahead = oneAhead();
    const work = (name: string) => async (): Promise<void> => {
      log.push(`${name} begins`);
      await wait(5);
      log.push(`${name} ends`);
    };
    await ahead.begin(work('first'));
    log.push('second is made ready');
    await ahead.begin(work('second'));
    await ahead.end();
    expect(log).toEqual([
      'first begins',
      'second is made ready',
      'first ends',
      'second begins',
      'second ends',
    ]);
  });

  it('SRV-17 that fails is told to who comes next, and nothing is begun after it', async () => {
    const failing = (): Promise<void> => Promise.reject(new Error('no room left'));
    const ended = oneAhead();
    await ended.begin(failing);
    await expect(ended.end()).rejects.toThrow('no room left');

    const ahead = oneAhead();
    let begun = false;
    await ahead.begin(failing);
    await wait(0);
    const next = ahead.begin(async () => {
      begun = true;
    });
    await expect(next).rejects.toThrow('no room left');
    expect(begun).toBe(false);
  });
});
