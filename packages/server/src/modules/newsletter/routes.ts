import type { FastifyInstance } from 'fastify';
import { created } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor, type Throttle } from '../../http/throttle.ts';
import { readEmail, type Newsletter } from './newsletter.ts';

interface Confirmation {
  Querystring: { token?: string | string[] };
}

/** API-62: subscribing. The answer does not tell who is subscribed. */
export const registerNewsletter = (route: Route, newsletter: Newsletter, throttle: Throttle): void => {
  route('newsletter', async ({ body, language, words, request }) => {
    const email = readEmail(body.email);
    if (email === null) throw refusedFields({ email: [words._('server.field.email')] });
    const waitMs = await throttle.count(request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    await newsletter.subscribe(email, language);
    return created({});
  });
};

/**
 * API-62: the link of each mail, in a browser (GET, then a page) or by the mail program itself (POST, RFC 8058). It works
 * without login (ACC-6).
 */
export const registerUnsubscribe = (scope: FastifyInstance, newsletter: Newsletter): void => {
  const tokenOf = ({ token }: Confirmation['Querystring']): string =>
    typeof token === 'string' ? token : '';
  scope.get<Confirmation>('/unsubscribe/confirm', async (request, reply) => {
    const ended = await newsletter.unsubscribe(tokenOf(request.query));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(ended ? '/unsubscribe/success' : '/unsubscribe/failed', 303);
  });
  scope.post<Confirmation>('/unsubscribe/confirm', async (request, reply) => {
    const ended = await newsletter.unsubscribe(tokenOf(request.query));
    return reply
      .code(ended ? 200 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
};
