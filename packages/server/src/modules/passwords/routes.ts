import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { memberMark } from '../../http/security/security-log.ts';
import { waitFor } from '../../http/throttle.ts';
import type { PasswordResult, Passwords } from './create-passwords.ts';

/** Why a password was not set, in the caller's words. */
const refusalOf = (result: Exclude<PasswordResult, { readonly kind: 'set' }>, words: I18n): Refusal => {
  switch (result.kind) {
    case 'throttled':
      return new Refusal('throttled', waitFor(result.waitMs));
    case 'over':
      return refusedFields({ token: [words._('server.password.linkOver')] });
    case 'wrong-old':
      return refusedFields({ oldPassword: [words._('server.password.wrongOld')] });
    case 'refused':
      break;
  }
  return refusedFields(
    Object.fromEntries(
      Object.entries(result.errors).map(([field, { id, values }]) => [field, [words._(id, values)]]),
    ),
  );
};

/** The empty answer of a password that is set; every other result is a refusal. */
const answerTo = (result: PasswordResult, words: I18n): typeof empty => {
  if (result.kind === 'set') return empty;
  throw refusalOf(result, words);
};

/** API-16, API-52: forgotten and changed passwords. */
export const registerPasswords = (
  { security }: Pick<CountryContext, 'security'>,
  route: Route,
  passwords: Passwords,
): void => {
  route('resetPassword', async ({ body, request, language }) => {
    const result = await passwords.requestLink(body.fboIdnumber, request.ip, language);
    if ('waitMs' in result) throw new Refusal('throttled', waitFor(result.waitMs));
    return ok(result.email === null ? {} : { email: result.email });
  });
  route('checkPasswordLink', async ({ body, words, request }) => {
    const link = await passwords.checkLink(body.token, request.ip);
    if (link.kind === 'open') return ok({ fboId: link.fboId, first: link.first });
    throw refusalOf(link, words);
  });
  route('confirmPassword', {
    async prepare({ body, language, words, request }) {
      const checked = await passwords.setByLink(body.token, body, language);
      return async () => {
        const result = checked.kind === 'ready' ? await checked.set() : checked;
        if (result.kind === 'set') security.tell(request.log, 'password set by link', { ip: request.ip });
        return answerTo(result, words);
      };
    },
  });
  route('changePassword', {
    async prepare({ body, member, language, words, request }) {
      const checked = await passwords.change(member, body, request.ip, language);
      return async () => {
        const result = checked.kind === 'ready' ? await checked.set() : checked;
        const facts = { who: memberMark(member.fboId), ip: request.ip };
        if (result.kind === 'set') security.tell(request.log, 'password changed', facts);
        if (result.kind === 'wrong-old') security.tell(request.log, 'wrong password', facts);
        return answerTo(result, words);
      };
    },
  });
};
