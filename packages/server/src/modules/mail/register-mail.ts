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

/** Has mail jobs done: by SMTP, or as files under the data folder with a page that lists them (SRV-8). Gives the way out for other mails. */
export const registerMail = (app: FastifyInstance, context: CountryContext, jobs: Jobs): SendMail => {
  const { settings, country } = context;
  const folder =
    settings.smtpUrl === null && settings.dataDir !== null
      ? createMailFolder(join(settings.dataDir, 'mail', country.val))
      : null;
  const send = counted(createMailer(context, folder), context.metrics);
  jobs.handle('mail', createSendOrderMail(context, send));
  watchBacklog(context, jobs);
  if (folder !== null && !settings.production) registerMailbox(app, context, folder);
  return send;
};
