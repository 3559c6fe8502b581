import type { Language } from '@caravan/i18n';
import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { empty, ok } from '../../http/call.ts';
import { askedHeaders } from '../../http/language-of-visit.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { memberMark } from '../../http/security/security-log.ts';
import { createThrottle, waitFor } from '../../http/throttle.ts';
import type { Accounts } from '../accounts/index.ts';
import { createConsentRepository } from '../registration/index.ts';
import type { Contacts } from './create-contacts.ts';
import type { createDeleteAccount } from './delete-account.ts';
import { readMemberData } from './export-repository.ts';
import { createOwnNumbers } from './own-numbers.ts';
import { ownAtHome } from './own-at-home.ts';

const exporting = { what: 'export', limit: 20, windowMs: 3_600_000 } as const;

/** What the profile is built on. */
export interface ProfileDependencies {
  readonly accounts: Accounts;
  readonly contacts: Contacts;
  readonly deleteAccount: ReturnType<typeof createDeleteAccount>;
}

/** API-11, API-53, API-67: what members see and change of themselves, take with them, and the end of an account. */
export const registerOwnData = (
  context: CountryContext,
  route: Route,
  { accounts, contacts, deleteAccount }: ProfileDependencies,
): void => {
  const { country, clock, security } = context;
  const exports = createThrottle(context, exporting);
  const consents = createConsentRepository(context);
  const ownNumbers = createOwnNumbers(context);

  const read = async (memberId: number, language: Language) => {
    const user = await accounts.profile(memberId, language);
    if (!user) throw new Refusal('not_found');
    const accepted = await consents.ofMember(memberId);
    const shown = accepted.map(({ at, ...text }) => ({ ...text, at: at.toISOString() }));
    const numbers = await ownNumbers(memberId, language);
    return { ...user, profile: { ...user.profile, numbers, consents: shown } };
  };

  route('user', async ({ member, params, language }) => {
    if (params.id !== member.id) throw new Refusal('not_found');
    return ok(await read(member.id, language));
  });
  route('editUser', async ({ member, params, body, language }) => {
    ownAtHome(context, member, params.id);
    const result = await contacts.change(member, body, language);
    if (result.kind === 'throttled') throw new Refusal('throttled', waitFor(result.waitMs));
    if (result.kind === 'refused') throw refusedFields(result.fields);
    return ok(await read(member.id, language));
  });
  route('exportUser', async ({ member, reply }) => {
    const waitMs = await exports.count(String(member.id));
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const tables = await readMemberData(context, member.id);
    reply.header('content-disposition', `attachment; filename="${country.val}-${member.fboId}.json"`);
    return ok({
      exportedAt: clock.now().toISOString(),
      shop: country.engName,
      amounts: { currency: country.currency.code, digits: country.currency.digits },
      tables,
    });
  });
  route('deleteAccount', async ({ member, body, language, words, request }) => {
    ownAtHome(context, member);
    const facts = { who: memberMark(member.fboId), ip: request.ip };
    const own = await accounts.isOwnPassword(member, body.password, request.ip);
    if (typeof own === 'object') throw new Refusal('throttled', waitFor(own.waitMs));
    if (!own) {
      security.tell(request.log, 'wrong password', facts);
      throw refusedFields({ password: [words._('server.password.wrongOld')] });
    }
    const result = await deleteAccount(member.id, language);
    if (result.kind === 'open-orders')
      throw new Refusal('conflict', {
        words: 'server.profile.openOrders',
        values: { orders: result.codes.join(', ') },
        facts: { orders: result.codes },
      });
    security.tell(request.log, 'account deleted', facts);
    return empty;
  });
};

interface Confirmation {
  Querystring: { token?: string | string[] };
}

/**
 * ACC-2: the link of the mail to a new address. It is used up by being opened, so what only looks at it (HEAD) gets no answer of this
 * route. The profile says what came of it.
 */
export const registerEmailLink = (
  app: FastifyInstance,
  context: Pick<CountryContext, 'security' | 'country' | 'settings'>,
  contacts: Contacts,
): void => {
  app.get<Confirmation>('/profile/email', { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.query;
    const confirmed = typeof token === 'string' && (await contacts.confirm(token));
    if (confirmed) context.security.tell(request.log, 'email changed', { ip: request.ip });
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...askedHeaders(request, context),
    });
    return reply.redirect(`/profile?email=${confirmed ? 'confirmed' : 'over'}`, 303);
  });
};
