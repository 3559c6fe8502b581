import { readRetailName } from '@caravan/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { isApi } from '../api-rules.ts';
import { busy } from '../load/load.ts';
import { refuseInText } from '../plain/refuse-page.ts';

/** Probes come by address, not by name. */
const byAddress = new Set(['/healthz', '/readyz']);

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

const pathOf = (request: FastifyRequest): string => request.raw.url?.split('?')[0] ?? '/';

/** The address asked for on the shop's own host, with who referred to it before all else. */
const shopAddress = (origin: string, request: FastifyRequest, name: string): string => {
  const path = pathOf(request);
  const query = (request.raw.url ?? '').slice(path.length + 1);
  const rest = new URLSearchParams(query);
  rest.delete('ref');
  const more = rest.size > 0 ? `&${rest.toString()}` : '';
  // Two slashes would name another host.
  return `${origin}${/^\/(?!\/)/.test(path) ? path : '/'}?ref=${name}${more}`;
};

/** Whether a page is asked for: what else a page needs comes from the host that it is on. */
const asksForPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isApi(request);

/**
 * Answers only the country's own host names, with any port; another one gets 421 and a plain page (CTRY-3). The name of an active
 * retail page before one of them leads to the shop with its owner as referrer (RTL-4): one origin keeps cart and login together.
 */
export const answerOwnHosts = (
  app: FastifyInstance,
  { country, words, settings, load }: CountryContext,
  isRetailPage: (name: string) => Promise<boolean>,
): void => {
  const own = new Set([...country.domains, country.devDomain, new URL(settings.origin).hostname].map(nameOf));

  const retailNameIn = async (host: string): Promise<string | null> => {
    const [, label = '', parent = ''] = /^([^.]+)\.(.+)$/.exec(host) ?? [];
    if (!own.has(parent)) return null;
    const read = readRetailName(label, country);
    return read.ok && (await isRetailPage(read.name)) ? read.name : null;
  };

  const leadToShop = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(shopAddress(settings.origin, request, name), 302);

  app.addHook('onRequest', async (request, reply) => {
    const host = nameOf(request.headers.host ?? '');
    if (own.has(host)) return;
    if (byAddress.has(pathOf(request))) return;
    const isPage = asksForPage(request);
    // A name is looked up, which costs as much as a call.
    if (isPage && load.isFull()) {
      // The shop's own look is not to be had from this host.
      await refuseInText(reply, busy(), words(country.defaultLanguage));
      return;
    }
    if (isPage) load.begin(request, reply);
    const name = isPage ? await retailNameIn(host) : null;
    if (name !== null) {
      await leadToShop(request, reply, name);
      return;
    }
    await reply
      .code(421)
      .header('content-type', 'text/plain; charset=utf-8')
      .send(words(country.defaultLanguage)._('server.error.misdirected'));
  });
};
