import { createTransport } from 'nodemailer';
import type { CountryContext } from '../../context.ts';
import type { MailFolder } from './mail-folder.ts';
import type { MailMessage, SendMail } from './message.ts';

/** A slow mail server must not hold a job for ever (F26). Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections that mails share, as many as mail providers take of one sender; each is made anew after so many mails. */
const shared = { pool: true, maxConnections: 5, maxMessages: 100 } as const;

/** The way out for mails. */
export interface Mailer {
  readonly send: SendMail;
  /** Ends its connections; what is on its way fails. */
  close(): void;
}

/** SMTP where there is a server, else files, else (nowhere to write) a line in the log (SRV-8). */
export const createMailer = (
  { settings, log, clock }: Pick<CountryContext, 'settings' | 'log' | 'clock'>,
  folder: MailFolder | null,
): Mailer => {
  const envelope = ({
    id,
    to,
    subject,
    text,
    html,
    unsubscribe,
    attachments = [],
    replyTo,
  }: MailMessage) => ({
    messageId: `<${id}>`,
    from: settings.mailFrom,
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  });
  if (settings.smtpUrl !== null) {
    const smtp = createTransport({ url: settings.smtpUrl, ...shared, ...patience });
    return {
      send: async (message) => {
        await smtp.sendMail(envelope(message));
      },
      close: () => smtp.close(),
    };
  }
  if (folder === null) {
    return {
      send: async ({ id }) => {
        log.info({ mail: id }, 'mail not sent: no SMTP_URL and no data folder');
      },
      close: () => undefined,
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: eml } = await writer.sendMail(envelope(message));
      if (!Buffer.isBuffer(eml)) throw new Error('The mail was not written whole.');
      await folder.store(message, eml, clock.now());
    },
    close: () => undefined,
  };
};
