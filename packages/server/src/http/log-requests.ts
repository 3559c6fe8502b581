import type { FastifyInstance } from 'fastify';

/** One line a request: what was asked (no query), by route, how it ended and how long it took (OPS-1). */
export const logRequests = (app: FastifyInstance, country: string): void => {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    const { statusCode: status, elapsedTime } = reply;
    const line = {
      country,
      method: request.method,
      path,
      route: request.routeOptions.url,
      status,
      ms: Math.round(elapsedTime),
    };
    request.log.info(line, 'request');
  });
};
