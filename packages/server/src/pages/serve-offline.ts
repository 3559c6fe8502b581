import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import type { Assets } from './assets/assets.ts';
import { createPlainAnswer, type PlainLook } from '../http/plain/plain-answer.ts';

export interface OfflineFacts {
  readonly assets: Assets;
  readonly look: PlainLook;
}

/** Where the page is that stands in for pages that were never seen. */
const offlinePage = '/offline';

/**
 * What a browser needs to open seen pages without a network (SHELL-13): the worker at the root, so that it may answer for the
 * whole site, with its build before it; and the page for addresses that were never seen, fetched once a build.
 */
export const serveOffline = (
  app: FastifyInstance,
  context: CountryContext,
  { assets, look }: OfflineFacts,
): void => {
  const { build, worker, files } = assets;
  const facts = JSON.stringify({ build, offlinePage, needs: [...look.sheets, look.icon] });
  const script = `const shop=${facts};\n${files.get(worker)?.identity.toString('utf8') ?? ''}`;
  const plain = createPlainAnswer(context, look);

  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(script),
  );
  app.get(offlinePage, async (request, reply) => {
    const { headers, html } = plain(request, {
      heading: 'server.page.offline',
      text: 'server.page.offlineAdvice',
      addressIn: null,
    });
    return reply.headers({ ...headers, 'cache-control': 'no-cache' }).send(html);
  });
};
