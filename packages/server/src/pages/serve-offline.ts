import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import type { Assets } from './assets.ts';
import { contentSecurity, documentHeaders } from './content-security.ts';
import { languageOfVisit } from './language-of-visit.ts';
import { plainPage } from './plain-page.ts';

export interface OfflineFacts {
  readonly assets: Assets;
  readonly icon: string;
}

/** Where the page is that stands in for pages that were never seen. */
const offlinePage = '/offline';

/**
 * What a browser needs to open seen pages without a network (SHELL-13): the worker at the root, so that it may answer for the
 * whole site, with its build before it; and the page for addresses that were never seen, fetched once a build.
 */
export const serveOffline = (
  app: FastifyInstance,
  { country, settings, ids, words: wordsOf }: CountryContext,
  { assets, icon }: OfflineFacts,
): void => {
  const { build, worker, files } = assets;
  const sheets = assets.forSources([]).sheets.map(({ href }) => href);
  const facts = JSON.stringify({ build, offlinePage, needs: [...sheets, icon] });
  const script = `const shop=${facts};\n${files.get(worker)?.identity.toString('utf8') ?? ''}`;
  const headers = documentHeaders(settings.production);

  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-content-type-options': 'nosniff',
      })
      .send(script),
  );
  app.get(offlinePage, async (request, reply) => {
    const url = new URL(request.raw.url ?? '/', settings.origin);
    const { language } = languageOfVisit(country, url.searchParams, request.cookies);
    const words = wordsOf(language);
    const nonce = ids.token(16);
    return reply
      .headers({
        ...headers,
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurity(nonce, []),
      })
      .send(
        plainPage({
          country,
          language,
          words,
          heading: words._('server.page.offline'),
          text: words._('server.page.offlineAdvice'),
          addressIn: null,
          sheets,
          icon,
          nonce,
        }),
      );
  });
};
