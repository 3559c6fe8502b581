import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from './context.ts';
import { languageOfVisit } from './http/language-of-visit.ts';
import { isForPeople } from './http/plain/refuse-page.ts';
import { Refusal } from './http/refusal.ts';
import { createThrottle, type Throttle } from './http/throttle.ts';
import { createKeepChoice, readChoice } from './modules/consent/index.ts';
import { readEmail, registerUnsubscribe, type Newsletter } from './modules/newsletter/index.ts';

const hour = 3_600_000;

/** The forms at the foot of each page, by the field that each of them has. */
interface FootForm {
  readonly choice?: unknown;
  readonly email?: unknown;
}

const fieldsOf = (body: unknown): FootForm => (typeof body === 'object' && body !== null ? body : {});

/** Where a form without scripts goes back to: the page it was on, if that is one of ours. */
const pageOf = ({ headers }: FastifyRequest, origin: string): string => {
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  if (from === null || (from.host !== headers.host && from.origin !== origin)) return '/';
  return `${from.pathname.replace(/^\/+/, '/')}${from.search}`;
};

/** A script asks for no page and gets none. */
const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  fragment = '',
): FastifyReply => {
  reply.header('cache-control', 'no-store');
  return isForPeople(request)
    ? reply.redirect(`${pageOf(request, origin)}${fragment}`, 303)
    : reply.code(204).send();
};

/** What plain forms of this site post, so that they work before scripts have come or without any (SHELL-8, SHELL-10). */
export const registerForms = async (
  app: FastifyInstance,
  context: CountryContext,
  newsletter: Newsletter,
  newsThrottle: Throttle,
): Promise<void> => {
  const { country, settings } = context;
  const keepChoice = createKeepChoice(
    context,
    createThrottle(context, { what: 'consent', limit: 60, windowMs: hour }),
  );
  const languageOf = (request: FastifyRequest) =>
    languageOfVisit(country, new URLSearchParams(), request.cookies).language;

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 2_000 });
    scope.addHook('onRequest', async (request) => {
      const own = request.headers['sec-fetch-site'] !== 'cross-site';
      if (!own && request.method === 'POST') throw new Refusal('permission_denied');
    });
    scope.post('/consent', async (request, reply) => {
      const choice = readChoice(fieldsOf(request.body).choice);
      if (choice === null) throw new Refusal('invalid');
      await keepChoice(choice, languageOf(request), request, reply);
      return answer(request, reply, settings.origin);
    });
    scope.post('/newsletter', async (request, reply) => {
      const typed = fieldsOf(request.body).email;
      const email = typeof typed === 'string' ? readEmail(typed) : null;
      if (email === null) return answer(request, reply, settings.origin, '#newsletter-invalid');
      if ((await newsThrottle.count(request.ip)) === null)
        await newsletter.subscribe(email, languageOf(request));
      else context.security.tell(request.log, 'throttled', { route: 'newsletter', ip: request.ip });
      return answer(request, reply, settings.origin, '#newsletter-thanks');
    });
  });
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 2_000 });
    registerUnsubscribe(scope, context, newsletter);
  });
};
