import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { pingDatabase } from '../db/ping.ts';
import type { Work } from './make-page.ts';

/** Milliseconds for which a page is awaited without doubt, then those for the database to answer. */
const promptTime = 80;
const answerTime = 100;

/** Whether it is worth waiting for a page while an older one is there: not when the database is silent (F18). */
export const createIsComing = (database: Database) => {
  let asking: Promise<boolean> | null = null;
  const databaseAnswers = (): Promise<boolean> => {
    asking ??= Promise.race([
      pingDatabase(database).then(
        () => true,
        () => false,
      ),
      pause(answerTime, false, { ref: false }),
    ]).finally(() => (asking = null));
    return asking;
  };
  return async ({ opened }: Pick<Work, 'opened'>): Promise<boolean> => {
    const settled = opened.then(
      () => true,
      () => true,
    );
    return (await Promise.race([settled, pause(promptTime, false, { ref: false })])) || databaseAnswers();
  };
};
