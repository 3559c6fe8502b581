import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Whether a request is meant for the API, by its path. */
export const isApi = (request: FastifyRequest): boolean =>
  /^\/[^/]+\/api(?:[/?]|$)/.test(request.raw.url ?? '');

/** Headers of every API answer: never stored (it may be a member's), never a document, never another site's. */
const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** What holds for all API calls: headers, the request's id, no writing from another site (S28), JSON 404 for unknown paths. */
export const applyApiRules = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!isApi(request)) return;
    reply.headers(apiHeaders);
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('permission_denied');
  });
  const unknown = async (): Promise<never> => {
    throw new Refusal('not_found');
  };
  app.all('/:language/api', unknown);
  app.all('/:language/api/*', unknown);
};
