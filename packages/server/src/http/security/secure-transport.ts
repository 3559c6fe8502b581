import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';

/** What every answer says, be it a page, a file, or for robots (SEC-1): its type is what it says; HSTS only where there is TLS, in production. */
export const secureTransport = (
  app: FastifyInstance,
  { settings }: Pick<CountryContext, 'settings'>,
): void => {
  const headers = {
    'x-content-type-options': 'nosniff',
    ...(settings.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
};
