import type { Language } from '@caravan/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { Throttle } from '../../http/throttle.ts';

/** Cookie with the choice and the notice's version, `all.1`: the page reads it to know whether to ask (SHELL-8). */
export const consentCookie = 'consent';

const days = 365;

const note = statement(
  'consent_note',
  `insert into cookie_choices (country, choice, version, language, at) values ($1, $2, $3, $4, $5)`,
);

export type CookieChoice = 'all' | 'necessary';

/** What a form says was chosen; null when it says neither. */
export const readChoice = (value: unknown): CookieChoice | null =>
  value === 'all' || value === 'necessary' ? value : null;

/**
 * Keeps a choice in the browser, and the fact of it here. The visitor's wish holds even where it cannot be written down, or
 * where one address writes too many.
 */
export const createKeepChoice = (
  { country, database, clock, settings }: CountryContext,
  throttle: Throttle,
) => {
  return async (
    choice: CookieChoice,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const { version } = country.privacyNotice;
    reply.setCookie(consentCookie, `${choice}.${version}`, {
      path: '/',
      maxAge: days * 86_400,
      sameSite: 'lax',
      secure: settings.production,
    });
    try {
      if ((await throttle.count(request.ip)) !== null) return;
      await database.run(note, [country.val, choice, version, language, clock.now()]);
    } catch (err) {
      request.log.warn({ err }, 'cookie choice not noted');
    }
  };
};
