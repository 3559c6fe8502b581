import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { readFormFields, type PaymentProvider } from '../bank/index.ts';
import type { Payments } from './create-payments.ts';
import type { Taken } from './take-answer.ts';

interface Callback {
  Params: { provider: string; outcome: string };
  /** `attempt`: its number, which a gateway that answers by a token of its own was given in the address. */
  Querystring: { from?: string; attempt?: unknown };
}

/** A bank's server, not a browser: it says so in the address we gave it, or takes no pages. */
const isServer = ({ query, headers }: FastifyRequest<Callback>): boolean =>
  query.from === 'bank' || (headers.accept !== undefined && !/text\/html|\*\/\*/.test(headers.accept));

/** The attempt about which the bank is asked because what came about it can't be believed, or says nothing. */
const numberOf = (taken: Taken | null, { attempt }: Callback['Querystring']): string | null => {
  if (taken?.outcome === 'forged' && taken.oid !== '') return taken.oid;
  return (taken?.outcome === 'forged' || taken?.outcome === 'unanswered') && typeof attempt === 'string'
    ? attempt
    : null;
};

/** Where a browser goes: to the success page only with the bank's own word, else to where one may try again. */
const wayBack = (page: string, orderId: number | null): string =>
  orderId === null ? page : `${page}?order=${orderId}`;

/**
 * API-66: the bank's answer, through the buyer's browser or from the bank's server. It comes from another site without our
 * cookies, so nothing but the signed form is looked at. Which of `ok` and `fail` was called says nothing. Whoever comes
 * without a word that can be believed is asked about at the bank (PAY-10).
 */
export const registerPaymentCallback = async (
  app: FastifyInstance,
  { country, database, security }: Pick<CountryContext, 'country' | 'database' | 'security'>,
  provider: PaymentProvider,
  payments: Payments,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 32_000 });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const isKnown = ({ params }: FastifyRequest<Callback>): boolean =>
      params.provider === provider.slug && /^(ok|fail)$/.test(params.outcome);

    scope.post<Callback>('/pay/callback/:provider/:outcome', async (request, reply) => {
      if (!isKnown(request)) return reply.callNotFound();
      const fields = readFormFields(request.body);
      if (fields === null) security.tell(request.log, 'payment answer malformed', { ip: request.ip });
      const taken =
        fields === null ? null : await database.inOrdering(() => payments.answer(fields, request.log));
      // An answer that waits on the disk is safe: the bank need not send it again.
      if (isServer(request)) return reply.code(200).type('text/plain; charset=utf-8').send('OK');
      // It bears our number and is not ours: what our own merchant knows of the order only the bank can say.
      if (taken?.outcome === 'unknown' && taken.orderId !== null) await payments.ask(taken.orderId);
      const number = numberOf(taken, request.query);
      const orderId = number === null ? taken?.orderId : await payments.askByNumber(number);
      return reply.redirect(
        wayBack(taken?.paid ? country.card.successPath : '/pay/error', orderId ?? null),
        303,
      );
    });

    scope.post<{ Params: { provider: string } }>('/pay/begin/:provider', async (request, reply) => {
      if (provider.begin === null || request.params.provider !== provider.slug) return reply.callNotFound();
      const { oid = '' } = readFormFields(request.body) ?? {};
      const { url, orderId } = await database.inOrdering(() => payments.begin(oid, request.ip, request.log));
      return reply.redirect(url ?? wayBack('/pay/error', orderId), 303);
    });

    // A cardholder who went back by a link of the bank brings no form at all.
    scope.get<Callback>('/pay/callback/:provider/:outcome', async (request, reply) =>
      isKnown(request) ? reply.redirect('/pay/error', 303) : reply.callNotFound(),
    );
  });
};
