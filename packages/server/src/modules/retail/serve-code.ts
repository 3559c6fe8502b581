import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { RetailPages } from './create-retail.ts';

/** Seconds for which a picture may be kept: a page may end. */
const kept = 3600;

/**
 * `/qr/{name}.svg`: the address of an active retail page as a QR code, to be shown and printed (RTL-3). Its corners are wide enough
 * for print, and it can still be read when a tenth of it is covered.
 */
export const serveCode = (app: FastifyInstance, retail: Pick<RetailPages, 'addressOf'>): void => {
  app.get<{ Params: { name: string } }>('/qr/:name(^[a-z]{3,30}).svg', async (request, reply) => {
    const address = await retail.addressOf(request.params.name);
    if (address === null) return reply.callNotFound();
    return reply
      .header('cache-control', `public, max-age=${kept}`)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml; charset=utf-8')
      .send(renderSVG(address, { ecc: 'M', border: 4 }));
  });
};
