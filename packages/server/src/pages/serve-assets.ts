import type { FastifyInstance } from 'fastify';
import type { Assets } from './assets.ts';
import { encodingFor } from './encoding.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Hashed files of the browser build, compressed when they were built; kept by browsers and CDNs for good. */
export const serveAssets = (app: FastifyInstance, { files }: Pick<Assets, 'files'>): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = files.get(request.params.name);
    if (!file) return reply.callNotFound();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const encoded = encoding === 'identity' ? null : file[encoding];
    if (encoded) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': file.type,
        'cache-control': immutable,
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      })
      .send(encoded ?? file.identity);
  });
};
