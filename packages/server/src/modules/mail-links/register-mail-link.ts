import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { askedHeaders } from '../../http/language-of-visit.ts';
import { createPlainAnswer, lookOf } from '../../http/plain/plain-answer.ts';
import { isForPeople } from '../../http/plain/refuse-page.ts';

/** What the page of a link asks: message ids, and whether the token opens something. */
export interface MailQuestion {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly isKnown: (token: string) => Promise<boolean>;
}

/** Asks whether mails shall end. */
export const endsMails = {
  heading: 'server.page.endMails',
  text: 'server.page.endMailsAdvice',
  button: 'mail.unsubscribe',
} as const;

/** A link of a mail that works without login. */
export interface MailLink {
  readonly path: string;
  /** Pages that say what came of it. */
  readonly done: string;
  readonly failed: string;
  /** What is asked before it acts; null where the contract has the opened link itself act. */
  readonly asks: MailQuestion | null;
  /** Does what the link is for; false for a token that opens nothing. */
  readonly follow: (token: string) => Promise<boolean>;
}

interface Asked {
  Querystring: { token?: string | string[] };
}

/**
 * Opening the link shows a page with a button: programs that look through mails open every link, and must end nothing by it (S29). The
 * button posts, and so does a mail program itself (RFC 8058), which is answered without a page. `scope` reads plain forms.
 */
export const registerMailLink = (
  scope: FastifyInstance,
  context: CountryContext,
  { path, done, failed, asks, follow }: MailLink,
): void => {
  const tokenOf = ({ token }: Asked['Querystring']): string | null =>
    typeof token === 'string' && /^[\w-]{22}$/.test(token) ? token : null;
  const headersFor = (request: FastifyRequest) => ({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    ...askedHeaders(request, context),
  });

  scope.get<Asked>(path, { exposeHeadRoute: false }, async (request, reply) => {
    const token = tokenOf(request.query);
    const opens = token !== null && (await (asks?.isKnown ?? follow)(token));
    const always = headersFor(request);
    if (!opens || asks === null) return reply.headers(always).redirect(opens ? done : failed, 303);
    const { headers, html } = createPlainAnswer(context, lookOf(scope))(request, {
      ...asks,
      addressIn: null,
    });
    return reply.headers({ ...headers, ...always }).send(html);
  });
  scope.post<Asked>(path, async (request, reply) => {
    const token = tokenOf(request.query);
    const followed = token !== null && (await follow(token));
    reply.headers(headersFor(request));
    return isForPeople(request)
      ? reply.redirect(followed ? done : failed, 303)
      : reply.code(followed ? 200 : 404).send();
  });
};
