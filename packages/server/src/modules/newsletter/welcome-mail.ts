import { localized } from '@caravan/country';
import { direction, type Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { renderHtml, renderText, type MailContent, type SendMail } from '../mail/index.ts';
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
    const language: Language =
      country.languages.find((own) => own === subscriber.language) ?? country.defaultLanguage;
    const i18n = words(language);
    const leave = `${settings.origin}/unsubscribe/confirm?token=${subscriber.token}`;
    const content: MailContent = {
      language,
      direction: direction(language),
      shop: country.seller.name,
      subject: i18n._('mail.welcome.subject'),
      greeting: i18n._('mail.welcome.greeting'),
      paragraphs: [i18n._('mail.welcome.lead'), i18n._('mail.welcome.notYou')],
      action: { label: i18n._('mail.unsubscribe'), url: leave },
      linesTitle: '',
      lines: [],
      sums: [],
      facts: [],
      footer: [
        country.seller.name,
        localized(country.seller.address, language, country),
        `${country.contacts.phone} · ${country.contacts.email}`,
      ],
    };
    await send({
      id: `welcome.${subscriber.id}.${subscriber.subscribed_at.getTime()}@${new URL(settings.origin).hostname}`,
      to: subscriber.email,
      subject: content.subject,
      text: renderText(content),
      html: renderHtml(content),
      unsubscribe: leave,
    });
  };
};
