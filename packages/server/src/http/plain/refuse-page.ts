import type { ErrorCode } from '@caravan/contract';
import type { I18n } from '@lingui/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { createPlainAnswer, lookOf } from './plain-answer.ts';
import type { PlainLink } from './plain-page.ts';
import { refusalTable } from '../refusal-table.ts';
import type { Refusal } from '../refusal.ts';

const toShop = { name: 'server.page.toShop', href: '/e-shop' };
/** The address of the page that was refused. */
const again = { name: 'server.page.again', href: '' };

interface Said {
  readonly heading: string;
  /** Below it, instead of the refusal's own words. */
  readonly text?: string;
  readonly link: PlainLink;
}

const wait: Said = { heading: 'server.page.wait', link: again };
/** What people read of a refusal, where a page says more than the refusal's own words. */
const said: Partial<Record<ErrorCode, Said>> = {
  not_found: { heading: 'server.page.missing', text: 'server.page.missingAdvice', link: toShop },
  throttled: wait,
  unavailable_service: wait,
  server_error: { heading: 'server.error.server', text: 'server.page.brokenAdvice', link: again },
};

/** Whether the answer is shown to somebody by a browser. */
export const isForPeople = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Id of what is said of a refusal. */
const wordsOf = ({ code, data }: Refusal): string => data.words ?? refusalTable[code].words;

const begin = (reply: FastifyReply, { code, data }: Refusal): FastifyReply => {
  if (data.retryAfter !== undefined) reply.header('retry-after', String(data.retryAfter));
  return reply.code(refusalTable[code].status);
};

/** Refuses in a line of plain text, which may not be stored. */
export const refuseInText = (reply: FastifyReply, refusal: Refusal, words: I18n): FastifyReply => {
  const id = wordsOf(refusal);
  return begin(reply, refusal)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(words._(id, refusal.data.values));
};

/**
 * Refuses with a page for people: in their language, with a way on and the office's contacts. It is a few strings, so that a server
 * with too much to do can afford it (F35).
 */
export const createRefusePage = (app: FastifyInstance, context: CountryContext) => {
  return (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
    const own = wordsOf(refusal);
    const more = said[refusal.code];
    const { headers, html } = createPlainAnswer(context, lookOf(app))(request, {
      heading: more?.heading ?? own,
      text: more && (more.text ?? own),
      values: refusal.data.values,
      addressIn: null,
      // A link does not send again what was sent.
      link: request.method === 'GET' && more ? more.link : toShop,
    });
    return begin(reply, refusal)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(html);
  };
};
