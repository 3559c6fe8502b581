import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstInteraction, interactionTimeout } from './first-interaction.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const target = new EventTarget();

const told = async (latest?: number): Promise<() => boolean> => {
  let done = false;
  void firstInteraction(latest).then(() => (done = true));
  return () => done;
};

it('PERF-2 what a page needs only for acting comes with the first sign of somebody', async () => {
  const here = await told();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(here()).toBe(false);
  target.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(here()).toBe(true);
});

it('PERF-2 and by itself after a while, where that is asked for', async () => {
  const here = await told(interactionTimeout);
  await vi.advanceTimersByTimeAsync(interactionTimeout - 1);
  expect(here()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(here()).toBe(true);
});

it('DLV-6 who has pressed a link of the shop has given a sign: the next page waits for nothing', async () => {
  await told(interactionTimeout);
  await vi.advanceTimersByTimeAsync(60_000);
  target.dispatchEvent(new Event('pointerdown'));
  const here = await told(interactionTimeout);
  await vi.advanceTimersByTimeAsync(0);
  expect(here()).toBe(true);
});
