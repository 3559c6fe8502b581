import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyInputScript, repeatEarlyInput } from './early-input.ts';

const stuck = () => 'stuck' in document.documentElement.dataset;
/** Runs the script of the document's head. */
const begin = () => runInThisContext(earlyInputScript);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  repeatEarlyInput();
  vi.useRealTimers();
});

it('SHELL-16 a page that is not hydrated after half a minute says so, and no sooner', () => {
  begin();
  vi.advanceTimersByTime(29_999);
  expect(stuck()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stuck()).toBe(true);
});

it('SHELL-16 a page hydrated after that takes it back', () => {
  begin();
  vi.advanceTimersByTime(40_000);
  repeatEarlyInput();
  expect(stuck()).toBe(false);
});

it('SHELL-16 a page hydrated in time never says it', () => {
  begin();
  vi.advanceTimersByTime(29_000);
  repeatEarlyInput();
  vi.advanceTimersByTime(60_000);
  expect(stuck()).toBe(false);
});
