import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { createMailer } from './create-mailer.ts';
import { createMailFolder } from './mail-folder.ts';
import { registerMailbox } from './mailbox-page.ts';
import type { SendMail } from './message.ts';
import { createSendOrderMail } from './send-order-mail.ts';
import { watchBacklog } from './watch-backlog.ts';

/** Counts what is handed over and what nobody took (OPS-4). */
const counted =
  (send: SendMail, metrics: CountryContext['metrics']): SendMail =>
  async (message) => {
    try {
      await send(message);
    } catch (error) {
      metrics.countMail('failed');
      throw error;
    }
    metrics.countMail('sent');
  };

/**
 * Opens the way out for mails: by SMTP, or as files under the data folder with a page that lists them (SRV-8). Before the jobs are
 * registered: what is registered first is closed last.
 */
export const openMails = (app: FastifyInstance, context: CountryContext): SendMail => {
  const { settings, country } = context;
  const folder =
    settings.smtpUrl === null && settings.dataDir !== null
      ? createMailFolder(join(settings.dataDir, 'mail', country.val))
      : null;
  const mailer = createMailer(context, folder);
  app.addHook('onClose', async () => mailer.close());
  if (folder !== null && !settings.production) registerMailbox(app, context, folder);
  return counted(mailer.send, context.metrics);
};

/** Has mails about orders sent, and says how many wait. */
export const registerMail = (context: CountryContext, jobs: Jobs, send: SendMail): void => {
  jobs.handle('mail', createSendOrderMail(context, send));
  watchBacklog(context, jobs);
};
