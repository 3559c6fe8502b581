import type { Language } from '@caravan/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import type { Throttle } from '../../http/throttle.ts';
import { createChoiceRepository } from './repository.ts';

/** Cookie with the choice and the notice's version, `all.1`: the page reads it to know whether to ask (SHELL-8). */
export const consentCookie = 'consent';

const days = 365;

export type CookieChoice = 'all' | 'necessary';

/** What a form says was chosen; null when it says neither. */
export const readChoice = (value: unknown): CookieChoice | null =>
  value === 'all' || value === 'necessary' ? value : null;

/**
 * Keeps a choice in the browser, and the fact of it here. The visitor's wish holds even where it cannot be written down, or
 * where one address writes too many.
 */
export const createKeepChoice = (context: CountryContext, throttle: Throttle) => {
  const { country, clock, settings, security } = context;
  const repository = createChoiceRepository(context);
  return async (
    choice: CookieChoice,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const version = country.cookieVersion;
    reply.setCookie(consentCookie, `${choice}.${version}`, {
      path: '/',
      maxAge: days * 86_400,
      sameSite: 'lax',
      secure: settings.production,
    });
    try {
      if ((await throttle.count(request.ip)) !== null) {
        security.tell(request.log, 'throttled', { route: 'consent', ip: request.ip });
        return;
      }
      await repository.add({ choice, version, language, at: clock.now() });
    } catch (err) {
      request.log.warn({ err }, 'cookie choice not noted');
    }
  };
};
