import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../context.ts';

/** Probes come by address, not by name. */
const byAddress = new Set(['/healthz', '/readyz']);

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Answers only the country's own host names, with any port; another one gets 421 and a plain page (CTRY-3). */
export const answerOwnHosts = (app: FastifyInstance, { country, words, settings }: CountryContext): void => {
  const own = new Set([...country.domains, country.devDomain, new URL(settings.origin).hostname].map(nameOf));
  app.addHook('onRequest', async (request, reply) => {
    if (own.has(nameOf(request.headers.host ?? ''))) return;
    if (byAddress.has(request.raw.url?.split('?')[0] ?? '')) return;
    await reply
      .code(421)
      .header('content-type', 'text/plain; charset=utf-8')
      .send(words(country.defaultLanguage)._('server.error.misdirected'));
  });
};
