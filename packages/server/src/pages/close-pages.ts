import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';
import { isApi } from '../http/api-rules.ts';
import { isClosed } from '../modules/operation/index.ts';
import type { Assets } from './assets.ts';
import { contentSecurity, documentHeaders } from './content-security.ts';
import { languageOfVisit } from './language-of-visit.ts';
import { plainPage } from './plain-page.ts';

export interface ClosedFacts {
  readonly assets: Pick<Assets, 'forSources'>;
  readonly icon: string;
}

/**
 * During maintenance every page is one that says so, in the visitor's language and without scripts: 503 with `Retry-After`, so
 * that search engines come back instead of forgetting (SHELL-14). The bank's answers and files are served as ever.
 */
export const closePages = (
  app: FastifyInstance,
  { country, settings, ids, mode, words: wordsOf }: CountryContext,
  { assets, icon }: ClosedFacts,
): void => {
  const sheets = assets.forSources([]).sheets.map(({ href }) => href);
  const headers = documentHeaders(settings.production);
  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request) || !isClosed(request)) return;
    const { mode: now, retryAfter } = await mode();
    if (now !== 'maintenance') return;
    const url = new URL(request.raw.url ?? '/', settings.origin);
    const { language } = languageOfVisit(country, url.searchParams, request.cookies);
    const words = wordsOf(language);
    const nonce = ids.token(16);
    await reply
      .code(503)
      .headers({
        ...headers,
        'retry-after': String(retryAfter),
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentSecurity(nonce, []),
      })
      .send(
        plainPage({
          country,
          language,
          words,
          heading: words._('server.error.maintenance'),
          text: words._('server.page.maintenance'),
          addressIn: (other) => `${url.pathname}?lang=${other}`,
          sheets,
          icon,
          nonce,
        }),
      );
  });
};
