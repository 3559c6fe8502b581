import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { letterMail, mailLanguage, type Letter } from './letter.ts';
import type { SendMail } from './message.ts';

/** Who is written to; nobody is where no address is on record. */
export interface Addressee {
  readonly email: string | null;
  readonly firstName: string;
  readonly language: string;
}

/** What a letter to a member says between its greeting and the seller's name. */
export type MemberLetter = Pick<Letter, 'subject' | 'paragraphs' | 'action' | 'attachments' | 'unsubscribe'>;

/** Says it in the words of one language; null when there is nothing to be said any more. */
export type SayToMember = (
  i18n: I18n,
  language: Language,
) => MemberLetter | null | Promise<MemberLetter | null>;

/** Writes letters to members: each in their own language where the country has it, greeted by their first name. */
export const createWriteToMember =
  (context: Pick<CountryContext, 'country' | 'settings' | 'words'>, send: SendMail) =>
  /** `name` is that of `Letter`: the same for each try. */
  async (
    { email, firstName, language: wanted }: Addressee,
    name: string,
    say: SayToMember,
  ): Promise<void> => {
    if (email === null) return;
    const language = mailLanguage(wanted, context.country);
    const i18n = context.words(language);
    const said = await say(i18n, language);
    if (said === null) return;
    const greeting = i18n._('mail.greeting', { name: firstName });
    await send(letterMail(context, language, { ...said, name, to: email, greeting }));
  };
