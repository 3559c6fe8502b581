import { setTimeout as pause } from 'node:timers/promises';
import { isRepeatable } from './failures.ts';

const tries = 3;

/** Milliseconds before another try; the random part keeps two transactions that met from meeting again (F20). */
const pauseBefore = (attempt: number): number => attempt * 10 + Math.random() * 30;

/** Runs a transaction again, at most three times in all, while `mayRepeat` says that another try can do better. */
export const repeatable = async <Result>(
  work: (attempt: number) => Promise<Result>,
  mayRepeat: (error: unknown, attempt: number) => boolean = isRepeatable,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === tries || !mayRepeat(error, attempt)) throw error;
      await pause(pauseBefore(attempt));
    }
  }
};
