import type { FastifyInstance } from 'fastify';

/** A token that stands in an address opens something: it is not for the log (SEC-4). */
const withoutToken = (path: string): string => path.replace(/(\/(?:password\/reset|avatar)\/)[^/]+/, '$1…');

/** One line a request: what was asked (no query, no token), by route, how it ended and how long it took (OPS-1). */
export const logRequests = (app: FastifyInstance, country: string): void => {
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const { statusCode: status, elapsedTime } = reply;
    const line = {
      country,
      method: request.method,
      path: withoutToken(path),
      route: request.routeOptions.url,
      status,
      ms: Math.round(elapsedTime),
    };
    request.log.info(line, 'request');
  });
};
