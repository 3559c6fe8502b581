import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { isApi } from '../../http/api-rules.ts';
import { alwaysAnswered } from '../../http/load/load.ts';
import { Refusal } from '../../http/refusal.ts';

/** Whether a request is for what maintenance closes. */
export const isClosed = (request: FastifyRequest): boolean => !alwaysAnswered.test(request.raw.url ?? '');

/** During maintenance every call of the API is answered 503 `maintenance` with `Retry-After` (SHELL-14, API-5). */
export const answerMaintenance = (app: FastifyInstance, { mode }: Pick<CountryContext, 'mode'>): void => {
  app.addHook('onRequest', async (request) => {
    if (!isApi(request)) return;
    const { mode: now, retryAfter } = await mode();
    if (now === 'maintenance') throw new Refusal('maintenance', { retryAfter });
  });
};
