import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { created } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor, type Throttle } from '../../http/throttle.ts';
import { registerMailLink } from '../mail-links/index.ts';
import { emailFault, readEmail, type Newsletter } from './newsletter.ts';

/** API-62: subscribing. The answer does not tell who is subscribed. */
export const registerNewsletter = (route: Route, newsletter: Newsletter, throttle: Throttle): void => {
  route('newsletter', async ({ body, language, words, request }) => {
    const email = readEmail(body.email);
    if (email === null) throw refusedFields({ email: [words._(emailFault(body.email))] });
    const waitMs = await throttle.count(request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    await newsletter.subscribe(email, language);
    return created({});
  });
};

/** API-62: the link of each mail ends the news as it is opened, or posted by the mail program itself; without login (ACC-6). */
export const registerUnsubscribe = (
  scope: FastifyInstance,
  context: CountryContext,
  { unsubscribe }: Newsletter,
): void =>
  registerMailLink(scope, context, {
    path: '/unsubscribe/confirm',
    done: '/unsubscribe/success',
    failed: '/unsubscribe/failed',
    asks: null,
    follow: unsubscribe,
  });
