import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import { isApi } from '../http/api-rules.ts';
import { isClosed } from '../modules/operation/index.ts';
import { createPlainAnswer, type PlainLook } from '../http/plain/plain-answer.ts';

/**
 * During maintenance every page is one that says so, in the visitor's language and without scripts: 503 with `Retry-After`, so
 * that search engines come back instead of forgetting (SHELL-14). The bank's answers and files are served as ever.
 */
export const closePages = (app: FastifyInstance, context: CountryContext, look: PlainLook): void => {
  const plain = createPlainAnswer(context, look);
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request) || !isClosed(request)) return;
    const { mode: now, retryAfter } = await context.mode();
    if (now !== 'maintenance') return;
    const { headers, html } = plain(request, {
      heading: 'server.error.maintenance',
      text: 'server.page.maintenance',
      addressIn: (language, path) => `${path}?lang=${language}`,
    });
    await reply
      .code(503)
      .headers({ ...headers, 'retry-after': String(retryAfter), 'cache-control': 'no-store' })
      .send(html);
  });
};
