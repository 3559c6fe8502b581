import type { Clock } from '../context.ts';

/** A clock that tests turn by hand. */
export interface TestClock extends Clock {
  set(moment: string): void;
  /** Moves on by so many minutes. */
  pass(minutes: number): void;
}

/** Starts at `moment` (ISO 8601) and stands still. */
export const testClock = (moment = '2026-11-15T06:00:00Z'): TestClock => {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set: (next) => (now = new Date(next)),
    pass: (minutes) => (now = new Date(now.getTime() + minutes * 60_000)),
  };
};
