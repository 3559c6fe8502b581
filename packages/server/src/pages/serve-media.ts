import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pictures keep their names, so they are asked for again after a month. */
const month = 30 * 24 * 60 * 60;

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
      reply.header('cache-control', `public, max-age=${month}`);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
};
