import type { CountryContext } from '../../context.ts';
import type { JobData } from '../jobs/index.ts';
import { letterMail, type SendMail } from '../mail/index.ts';

/** Has feedback jobs done: what was written goes to the office of the country, and an answer to it to who wrote (CONT-9). */
export const createSendFeedback =
  (context: Pick<CountryContext, 'country' | 'settings' | 'words'>, send: SendMail) =>
  async ({ name, email, phone, subject, message, about }: JobData['feedback-mail']): Promise<void> => {
    const { country } = context;
    const language = country.defaultLanguage;
    const i18n = context.words(language);
    const facts = [
      { label: i18n._('mail.feedback.from'), value: name },
      { label: i18n._('mail.feedback.email'), value: email },
      ...(phone === '' ? [] : [{ label: i18n._('mail.feedback.phone'), value: phone }]),
      { label: i18n._('mail.feedback.subject'), value: subject },
    ];
    await send(
      letterMail(context, language, {
        name: `feedback.${about}`,
        to: country.contacts.email,
        replyTo: email,
        subject: i18n._('mail.feedback.title', { subject: subject.replaceAll(/\s+/g, ' ') }),
        greeting: '',
        paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
        facts,
        action: null,
      }),
    );
  };
