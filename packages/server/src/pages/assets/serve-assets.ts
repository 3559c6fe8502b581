import type { FastifyInstance } from 'fastify';
import type { Assets } from './assets.ts';
import { encodingFor } from '../packing/encoding.ts';
import type { KeptAssets } from './kept-assets.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Hashed files of the browser build, compressed when they were built; kept by browsers and CDNs for good. Those of other releases are
 * looked for among the `kept`: while releases change, a page of the one asks processes of the other (SRV-18).
 */
export const serveAssets = (
  app: FastifyInstance,
  { files }: Pick<Assets, 'files'>,
  kept: Pick<KeptAssets, 'find'> | null,
): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const file = files.get(name) ?? (await kept?.find(name));
    if (!file) return reply.callNotFound();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const encoded = encoding === 'identity' ? null : file[encoding];
    if (encoded) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': file.type,
        'cache-control': immutable,
        vary: 'accept-encoding',
      })
      .send(encoded ?? file.identity);
  });
};
