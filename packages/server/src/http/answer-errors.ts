import { errorsOf, type CallName } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';
import { isApi } from './api-rules.ts';
import { clientLeft } from './client-left.ts';
import { errorAnswer, toRefusal, type ErrorAnswer } from './error-answer.ts';
import { languageOfError } from './language.ts';
import { createPlainAnswer, type PlainLook } from './plain-answer.ts';
import { Refusal } from './refusal.ts';

/** A refusal that the API's document does not name for its call is a fault of ours, in every test (API-70). */
const knownError = (error: unknown, call: CallName | undefined): unknown => {
  const { code } = toRefusal(error);
  return call === undefined || errorsOf(call).includes(code)
    ? error
    : new Error(`${call} may not refuse by ${code}: add it to its errors in call-docs.ts`);
};

/** What was asked when something was thrown. */
interface Failed {
  /** The call; undefined for what is none. */
  readonly name: CallName | undefined;
  readonly language: Language;
  /** It, or the page for which it was made. */
  readonly request: FastifyRequest;
}

/** Whatever a call throws is answered by the contract's error, in its language; faults are logged, never shown (API-5, S38). */
export const createToAnswer =
  ({ words, security, settings }: Pick<CountryContext, 'words' | 'security' | 'settings'>) =>
  (thrown: unknown, { name, language, request }: Failed): ErrorAnswer => {
    const error = settings.checkAnswers ? knownError(thrown, name) : thrown;
    const refusal = toRefusal(error);
    if (clientLeft(request)) {
      request.log.info({ err: error }, 'client left');
    } else if (error !== refusal && refusal.code === 'conflict') {
      request.log.warn({ err: error }, 'a key was taken');
    } else if (
      error !== refusal &&
      (refusal.code === 'server_error' || refusal.code === 'unavailable_service')
    ) {
      request.log.error({ err: error, code: refusal.code }, 'call failed');
    } else if (refusal.code === 'authentication_failed' || refusal.code === 'permission_denied') {
      security.tell(request.log, 'access refused', { why: refusal.code, ip: request.ip });
    } else if (refusal.code === 'throttled') {
      security.tell(request.log, 'throttled', { route: request.routeOptions.url, ip: request.ip });
    }
    return errorAnswer(refusal, words(language));
  };

/** Sends what `createToAnswer` makes of whatever was thrown. */
export const createErrorHandler = (
  context: Pick<CountryContext, 'country' | 'words' | 'security' | 'settings'>,
) => {
  const toAnswer = createToAnswer(context);
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body, retryAfter } = toAnswer(thrown, {
      name: request.routeOptions.config.call,
      language: languageOfError(request, context.country),
      request,
    });
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    void reply
      .code(status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
};

/** What somebody reads whose link leads to no file any more. */
const missing = {
  heading: 'server.page.missing',
  text: 'server.page.missingAdvice',
  toShop: 'server.page.toShop',
  addressIn: null,
} as const;

/** Sets the error handler and the 404 of what no route has: JSON under the API; elsewhere a page for people, plain for programs. */
export const answerErrors = (app: FastifyInstance, context: CountryContext): void => {
  app.setErrorHandler(createErrorHandler(context));
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) throw new Refusal('not_found');
    const { method, headers } = request;
    if (method === 'GET' && headers.accept?.includes('text/html') && app.hasDecorator('plainLook')) {
      const page = createPlainAnswer(context, app.getDecorator<PlainLook>('plainLook'))(request, missing);
      await reply
        .code(404)
        .headers({ ...page.headers, 'cache-control': 'no-cache' })
        .send(page.html);
      return;
    }
    await reply
      .code(404)
      .header('content-type', 'text/plain; charset=utf-8')
      .send(context.words(context.country.defaultLanguage)._('server.error.notFound'));
  });
};
