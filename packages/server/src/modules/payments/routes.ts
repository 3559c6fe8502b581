import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import type { Jobs } from '../jobs/index.ts';
import { createApplyAnswer } from './apply-answer.ts';
import { readFormFields } from '../bank/index.ts';
import type { PaymentProvider } from '../bank/index.ts';

interface Callback {
  Params: { provider: string; outcome: string };
  Querystring: { from?: string };
}

/** A bank's server, not a browser: it says so in the address we gave it, or takes no pages. */
const isServer = ({ query, headers }: FastifyRequest<Callback>): boolean =>
  query.from === 'bank' || (headers.accept !== undefined && !/text\/html|\*\/\*/.test(headers.accept));

/**
 * API-66: the bank's answer, through the buyer's browser or from the bank's server. It comes from another site without our
 * cookies, so nothing but the signed form is looked at. Which of `ok` and `fail` was called says nothing.
 */
export const registerPaymentCallback = async (
  app: FastifyInstance,
  context: CountryContext,
  provider: PaymentProvider,
  jobs: Jobs,
): Promise<void> => {
  const { country } = context;
  const applyAnswer = createApplyAnswer(context, provider, jobs);

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 32_000 });
    scope.post<Callback>('/pay/callback/:provider/:outcome', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const known = request.params.provider === provider.slug && /^(ok|fail)$/.test(request.params.outcome);
      if (!known) return reply.callNotFound();
      const fields = readFormFields(request.body);
      if (fields === null)
        request.log.warn({ security: 'malformed payment answer' }, 'payment answer refused');
      const applied = fields === null ? null : await applyAnswer(fields);
      if (isServer(request)) return reply.code(200).type('text/plain; charset=utf-8').send('OK');
      const page = applied?.paid ? country.card.successPath : '/pay/error';
      const order = applied?.orderId;
      return reply.redirect(order == null ? page : `${page}?order=${order}`, 303);
    });
  });
};
