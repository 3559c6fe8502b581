import type { CountryContext } from '../../context.ts';
import type { JobData } from '../jobs/index.ts';
import { readAnyOrder } from '../orders/index.ts';
import { mailLanguage } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import type { SendMail } from './message.ts';
import { noticeMail, noticeMailKinds } from './notice-mail.ts';
import { orderMail, orderMailKinds, type OrderMailKind } from './order-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { createSentMailRepository } from './repository.ts';

/** A mail that is written, with whom it goes to; null: the buyer has no address on record. */
interface Written {
  readonly to: string | null;
  readonly content: MailContent;
  /** What the mail is called after: an order's code, or what it is about. */
  readonly name: string;
}

const numberIn = (about: string | undefined, word: string): number | null => {
  const [, digits] = new RegExp(`^${word} (\\d+)$`).exec(about ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

/**
 * Does a mail job: writes and sends one mail, once for each thing that it is about (ORD-5, PAY-12). It is noted after it was
 * handed over, so that a crash in between repeats a mail rather than losing one (F17).
 */
export const createSendOrderMail = (context: CountryContext, send: SendMail) => {
  const { country, clock, settings, log, words } = context;
  const repository = createSentMailRepository(context);

  const aboutOrder = async (
    kind: OrderMailKind,
    orderId: number,
    { about, values = {} }: JobData['mail'],
  ): Promise<Written> => {
    const order = await readAnyOrder(context, orderId);
    if (!order) throw new Error(`Order ${orderId} has gone.`);
    const toOperator = kind.startsWith('operator');
    const language = toOperator ? country.defaultLanguage : mailLanguage(order.language, country);
    const { amount, paid, transaction } = values;
    const content = orderMail(kind, order, country, language, words(language), settings.origin, {
      returnId: numberIn(about, 'return'),
      amount: typeof amount === 'number' ? amount : null,
      paid: typeof paid === 'number' ? paid : null,
      transaction: typeof transaction === 'string' ? transaction : null,
    });
    const to = toOperator ? settings.operatorMail : (order.member_email ?? order.email);
    return { to, content, name: order.code };
  };

  const write = async (job: JobData['mail']): Promise<Written> => {
    const notice = noticeMailKinds.find((known) => known === job.kind);
    if (notice) {
      const language = country.defaultLanguage;
      const content = noticeMail(notice, job.values ?? {}, country, language, words(language));
      return { to: settings.operatorMail, content, name: country.val };
    }
    const kind = orderMailKinds.find((known) => known === job.kind);
    if (!kind) throw new Error(`There is no mail "${job.kind}".`);
    if (job.orderId === undefined) throw new Error(`The mail "${kind}" is about no order.`);
    return aboutOrder(kind, job.orderId, job);
  };

  return async (job: JobData['mail']): Promise<void> => {
    const order = job.orderId === undefined ? [] : [`order ${job.orderId}`];
    const subject = [...order, ...(job.about === undefined ? [] : [job.about])].join(', ');
    if (await repository.wasSent(job.kind, subject)) return;
    const { to, content, name } = await write(job);
    if (to === null) {
      log.info({ kind: job.kind, orderId: job.orderId }, 'no mail: the buyer has no address on record');
      return;
    }
    const part = job.about === undefined ? '' : `.${job.about.replaceAll(/[^a-z0-9]+/gi, '-')}`;
    await send({
      id: `${job.kind}.${name}${part}@${new URL(settings.origin).hostname}`,
      to,
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
    });
    await repository.recordSent(job.kind, subject, clock.now());
  };
};
