import type { I18n } from '@lingui/core';
import type { FastifyReply } from 'fastify';
import { retrySeconds } from './load.ts';

/** Refuses a page while the process has too much to do: 503 in plain text, with `Retry-After` (F35). */
export const refuseBusy = (reply: FastifyReply, words: I18n): FastifyReply =>
  reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(retrySeconds),
    })
    .send(words._('server.error.unavailableService'));
