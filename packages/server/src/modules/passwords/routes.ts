import type { I18n } from '@lingui/core';
import { empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor } from '../../http/throttle.ts';
import type { PasswordResult, Passwords } from './create-passwords.ts';

/** The empty answer of a password that is set; every other result is a refusal in the caller's words. */
const answerTo = (result: PasswordResult, words: I18n): typeof empty => {
  switch (result.kind) {
    case 'set':
      return empty;
    case 'throttled':
      throw new Refusal('throttled', waitFor(result.waitMs));
    case 'over':
      throw refusedFields({ token: [words._('server.password.linkOver')] });
    case 'wrong-old':
      throw refusedFields({ oldPassword: [words._('server.password.wrongOld')] });
    case 'refused':
      break;
  }
  throw refusedFields(
    Object.fromEntries(
      Object.entries(result.errors).map(([field, { id, values }]) => [field, [words._(id, values)]]),
    ),
  );
};

/** API-16, API-52: forgotten and changed passwords. */
export const registerPasswords = (route: Route, passwords: Passwords): void => {
  route('resetPassword', async ({ body, request, language }) => {
    const result = await passwords.requestLink(body.fboIdnumber, request.ip, language);
    if ('waitMs' in result) throw new Refusal('throttled', waitFor(result.waitMs));
    return ok(result.email === null ? {} : { email: result.email });
  });
  route('confirmPassword', async ({ body, language, words, request }) => {
    const result = await passwords.setByLink(body.token, body, language);
    if (result.kind === 'set') request.log.info({ security: 'password set by link' }, 'password set');
    return answerTo(result, words);
  });
  route('changePassword', async ({ body, member, language, words, request }) => {
    const result = await passwords.change(member, body, request.ip, language);
    if (result.kind === 'set') request.log.info({ security: 'password changed' }, 'password changed');
    if (result.kind === 'wrong-old')
      request.log.warn({ security: 'wrong password', ip: request.ip }, 'password not changed');
    return answerTo(result, words);
  });
};
