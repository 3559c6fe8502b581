import type { CountryContext } from '../../context.ts';
import { letterMail, mailLanguage, type SendMail } from '../mail/index.ts';
import type { Newsletter } from './newsletter.ts';

/** Has welcome jobs done: one mail that says what was subscribed to, and ends it with one click (RFC 8058). */
export const createSendWelcome = (
  { country, settings, words }: Pick<CountryContext, 'country' | 'settings' | 'words'>,
  newsletter: Newsletter,
  send: SendMail,
) => {
  return async ({ subscriberId }: { readonly subscriberId: number }): Promise<void> => {
    const subscriber = await newsletter.subscriber(subscriberId);
    if (!subscriber) return;
    const language = mailLanguage(subscriber.language, country);
    const i18n = words(language);
    const leave = `${settings.origin}/unsubscribe/confirm?token=${subscriber.token}`;
    const letter = {
      name: `welcome.${subscriber.id}.${subscriber.subscribed_at.getTime()}`,
      to: subscriber.email,
      subject: i18n._('mail.welcome.subject'),
      greeting: i18n._('mail.welcome.greeting'),
      paragraphs: [i18n._('mail.welcome.lead'), i18n._('mail.welcome.notYou')],
      action: { label: i18n._('mail.unsubscribe'), url: leave },
      unsubscribe: leave,
    };
    await send(letterMail({ country, settings }, language, letter));
  };
};
