import { isRepeatable } from './failures.ts';

/** Runs a transaction again, at most three times in all, when the database asks for it (40001, 40P01). */
export const repeatable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || !isRepeatable(error)) throw error;
    }
  }
};
