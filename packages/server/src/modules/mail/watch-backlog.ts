import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';

/** Seconds after which mails that wait are told: their server does not take them (F26, O09). */
const longestWait = 30 * 60;

/** Has a line in the log, which alerts listen for, say that mails have waited too long; nobody could send a mail about it. */
export const watchBacklog = ({ log }: Pick<CountryContext, 'log'>, jobs: Jobs): void => {
  jobs.every(60, 'backlog of mails', async () => {
    const mails = (await jobs.waiting()).get('mail');
    if (mails && mails.oldest > longestWait)
      log.error(
        { alert: 'mails wait', count: mails.count, minutes: Math.round(mails.oldest / 60) },
        'mails wait',
      );
    return 0;
  });
};
