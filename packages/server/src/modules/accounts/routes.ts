import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { created, empty, ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { memberMark } from '../../http/security/security-log.ts';
import { waitFor } from '../../http/throttle.ts';
import { forgetVisitor } from '../../http/visitor.ts';
import type { Accounts } from './accounts.ts';
import { deviceOf, rememberDevice } from './device-cookie.ts';
import { createAddresses, type AddressResult } from './addresses.ts';
import type { LoginResult, OpenedTo } from './log-in.ts';

const savedAddress = (result: AddressResult) => {
  if (result.ok) return result.address;
  throw result.missing ? new Refusal('not_found') : refusedFields(result.fields);
};

/** What logging in is built on. */
export interface AccountDependencies {
  readonly accounts: Accounts;
  /** Adds the cart of a visitor's cookie to that of the member whom they turn out to be, in the running transaction. */
  readonly joinCart: (visitor: string, member: OpenedTo & { readonly store: number | null }) => Promise<void>;
}

/** API-10..13, 50, 54: logging in and out, the member, their addresses. A visitor's cart joins the member's (CART-1). */
export const registerAccounts = (
  context: CountryContext,
  route: Route,
  { accounts, joinCart }: AccountDependencies,
): void => {
  const addresses = createAddresses(context);

  const { country, security, settings } = context;
  /** Why there is no session, in the caller's words. */
  const refusalOf = (result: LoginResult & { readonly ok: false }, words: I18n): Refusal => {
    if (result.code === 'throttled') return new Refusal('throttled', waitFor(result.waitMs));
    if (result.code === 'invalid_credentials')
      return refusedFields({ nonFieldErrors: [words._('server.error.invalidCredentials')] }, result.code);
    const { phone, email } = country.contacts;
    return new Refusal(result.code, { values: { phone: phone.replaceAll(' ', '\u00A0'), email } });
  };

  route('login', async ({ body, words, visitor, store, request, reply }) => {
    const agent = request.headers['user-agent'] ?? '';
    const known = deviceOf(request, settings.production);
    const withSession = async (member: OpenedTo) => {
      if (visitor !== null) await joinCart(visitor, { ...member, store });
    };
    const result = await accounts.logIn({ ...body, ip: request.ip, agent, device: known, withSession });
    if (!result.ok) {
      const facts = { why: result.code, who: memberMark(body.username), ip: request.ip };
      security.tell(request.log, 'login failed', facts);
      throw refusalOf(result, words);
    }
    const facts = { who: memberMark(body.username), ip: request.ip };
    security.tell(request.log, 'login', facts);
    if (result.newDevice) security.tell(request.log, 'new device', facts);
    rememberDevice(reply, result.device, settings.production);
    if (visitor !== null) forgetVisitor(reply);
    const { token, expiry, user } = result;
    return ok({ token, expiry, user });
  });
  route('logout', async ({ member }) => {
    await accounts.logOut(member.sessionId);
    return empty;
  });
  route('logoutAll', async ({ member }) => {
    await accounts.logOutEverywhere(member.id);
    return empty;
  });
  route('sessions', async ({ member }) => ok(await accounts.sessions(member.id, member.sessionId)));
  route('endSession', async ({ member, params }) => {
    if (!(await accounts.endSession(member.id, params.id))) throw new Refusal('not_found');
    return empty;
  });
  route('addresses', async ({ member, language }) => ok(await addresses.list(member.id, language)));
  route('addAddress', async ({ member, body, language }) =>
    created(savedAddress(await addresses.add(member.id, body, language))),
  );
  route('editAddress', async ({ member, params, body, language }) =>
    ok(savedAddress(await addresses.change(member.id, params.id, body, language))),
  );
  route('deleteAddress', async ({ member, params }) => {
    if (!(await addresses.remove(member.id, params.id))) throw new Refusal('not_found');
    return empty;
  });
};
