import { localized, type CountryDefinition } from '@caravan/country';
import { direction, type Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { inLanguage } from './in-language.ts';
import type { MailContent } from './mail-content.ts';
import type { MailMessage } from './message.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** What a mail without an order says, in words. */
export interface Letter extends Pick<MailContent, 'subject' | 'greeting' | 'paragraphs' | 'action'> {
  /** What makes this mail another than all others: the same for each try. */
  readonly name: string;
  readonly to: string;
  /** As in `MailMessage`. */
  readonly unsubscribe?: string;
  readonly attachments?: MailMessage['attachments'];
  readonly replyTo?: string;
  readonly facts?: MailContent['facts'];
}

/** The language in which somebody is written to: their own where the country has it, else the country's first. */
export const mailLanguage = (
  wanted: string,
  { languages, defaultLanguage }: Pick<CountryDefinition, 'languages' | 'defaultLanguage'>,
): Language => languages.find((language) => language === wanted) ?? defaultLanguage;

/** A letter as it is sent: from the country's seller, with where it is and how it is reached. */
export const letterMail = (
  { country, settings }: Pick<CountryContext, 'country' | 'settings'>,
  language: Language,
  { name, to, unsubscribe, attachments, replyTo, action, facts = [], ...said }: Letter,
): MailMessage => {
  const { seller, contacts } = country;
  const shop = localized(seller.name, language, country);
  const content: MailContent = {
    ...said,
    action: action && { ...action, url: inLanguage(action.url, language, country) },
    language,
    direction: direction(language),
    shop,
    linesTitle: '',
    lines: [],
    sums: [],
    facts,
    footer: [shop, localized(seller.address, language, country), `${contacts.phone} · ${contacts.email}`],
  };
  return {
    id: `${name}@${new URL(settings.origin).hostname}`,
    to,
    subject: said.subject,
    text: renderText(content),
    html: renderHtml(content),
    ...(unsubscribe !== undefined && { unsubscribe }),
    ...(attachments !== undefined && { attachments }),
    ...(replyTo !== undefined && { replyTo }),
  };
};
