import { errorsOf, type CallName } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';
import { isApi } from './api-rules.ts';
import { clientLeft } from './load/client-left.ts';
import { errorAnswer, toRefusal, type ErrorAnswer } from './error-answer.ts';
import { languageOfError } from './language.ts';
import { createRefusePage, isForPeople, refuseInText } from './plain/refuse-page.ts';
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

/** Writes down that something was refused, as seriously as it is: a fault of ours is an error (S38). */
const logRefused = (
  { security }: Pick<CountryContext, 'security'>,
  request: FastifyRequest,
  { error, refusal }: { readonly error: unknown; readonly refusal: Refusal },
): void => {
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
};

/** Whatever a call throws is answered by the contract's error, in its language; faults are logged, never shown (API-5, S38). */
export const createToAnswer =
  ({ words, security, settings }: Pick<CountryContext, 'words' | 'security' | 'settings'>) =>
  (thrown: unknown, { name, language, request }: Failed): ErrorAnswer => {
    const error = settings.checkAnswers ? knownError(thrown, name) : thrown;
    const refusal = toRefusal(error);
    logRefused({ security }, request, { error, refusal });
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

/**
 * Sets the error handler and the 404 of what no route has. Calls are refused in JSON, whatever they ask for; elsewhere people get a
 * page, and programs what is plain.
 */
export const answerErrors = (app: FastifyInstance, context: CountryContext): void => {
  const answerCall = createErrorHandler(context);
  const refusePage = createRefusePage(app, context);
  app.setErrorHandler((thrown, request, reply) => {
    if (isApi(request) || !isForPeople(request)) return answerCall(thrown, request, reply);
    const refusal = toRefusal(thrown);
    logRefused(context, request, { error: thrown, refusal });
    refusePage(request, reply, refusal);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const refusal = new Refusal('not_found');
    if (isApi(request)) throw refusal;
    if (request.method === 'GET' && isForPeople(request)) await refusePage(request, reply, refusal);
    else await refuseInText(reply, refusal, context.words(context.country.defaultLanguage));
  });
};
