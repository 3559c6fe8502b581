import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Pictures keep their names and change under them: a browser asks again after an hour, with the mark it was given (`ETag`), and for
 * a day more shows what it has while it asks. A version in each address would cost every document its bytes.
 */
const keeping = 'public, max-age=3600, stale-while-revalidate=86400';

/** The country's pictures, `/media/{val}/…`, from its app's `public` folder (CTRY-4). */
export const serveMedia = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', keeping);
    },
  });
};
