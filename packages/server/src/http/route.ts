import { calls, schemas, type CallName, type CallSchema } from '@caravan/contract';
import { storeOf } from '@caravan/country';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';
import { within } from '../db/within.ts';
import type { Answered, Call, MemberCall } from './call.ts';
import { countryBodies } from './country-bodies.ts';
import { createOnce } from './idempotency.ts';
import { createToAnswer } from './answer-errors.ts';
import { languageOf } from './language.ts';
import type { Member } from './member.ts';
import type { OwnCaller, Told } from './own-calls.ts';
import type { PageReads } from './page-reads.ts';
import { previewCookie } from './preview.ts';
import { readFields } from './read-fields.ts';
import { Refusal, refusedFields } from './refusal.ts';
import { timeOver } from './load/time-over.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    call?: CallName;
  }
}

type MemberName = {
  [Name in CallName]: (typeof calls)[Name]['member'] extends true ? Name : never;
}[CallName];

/** Calls marked M get a member, others may have one. */
type CallTo<Name extends CallName> = Name extends MemberName ? MemberCall<Name> : Call<Name>;

/** A handler of one call. */
export type Handler<Name extends CallName> = (call: CallTo<Name>) => Promise<Answered<Name>>;

/** A handler of a call that hashes a password, or does something else that takes its time. */
export interface TwoSteps<Name extends CallName> {
  /**
   * Checks and does what takes long, while no transaction holds a connection, whatever key the call has; throws a refusal. It gives
   * what is left to do: to write and to answer.
   */
  readonly prepare: (call: CallTo<Name>) => Promise<() => Promise<Answered<Name>>>;
}

/** Binds a handler to a call of the contract, by name. */
export type Route = <Name extends CallName>(name: Name, handler: Handler<Name> | TwoSteps<Name>) => void;

/** Finds out who sent an `authorization` header: null without one, a refusal when it opens nothing. */
export type Authenticate = (header: string | undefined) => Promise<Member | null>;

/** What makes an order of a cart: it has connections of its own. */
const ordering: ReadonlySet<CallName> = new Set<CallName>([
  'createOrder',
  'orderPayments',
  'orderDeliveries',
  'placeOrder',
]);

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A call before it was checked, and by whom it is made. */
interface Asked extends Told, Omit<OwnCaller, 'store' | 'signal' | 'reads'> {
  readonly authorization: string | undefined;
  readonly store: unknown;
  readonly own: boolean;
  readonly reads: PageReads | null;
}

/** A query without what was left empty: `?province=&q=` asks for nothing. */
const filled = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
    : query;

/**
 * How modules add calls: path, method and checks come from the contract, so a handler sees only requests of the right shape
 * (API-6), with the member and the language already known. Pages reach the same handlers without the network.
 */
export const createRoute = (
  app: FastifyInstance,
  context: CountryContext,
  { authenticate }: { readonly authenticate: Authenticate },
): Route => {
  const once = createOnce(context);
  const toAnswer = createToAnswer(context);
  const bodies = countryBodies(context.country);
  return (name, handler) => {
    const { method, path, member: needsMember } = calls[name];
    const schema: CallSchema = schemas[name];
    // Checked edge: what is passed was parsed by the very schemas from which the handler's type is inferred.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const either = handler as unknown as
      | ((call: object) => Promise<Answer>)
      | { readonly prepare: (call: object) => Promise<() => Promise<Answer>> };
    const takesLong = typeof either !== 'function';
    const begin = async (call: object): Promise<() => Promise<Answer>> =>
      typeof either === 'function' ? () => either(call) : either.prepare(call);
    const answerTo = async (asked: Asked): Promise<Answer> => {
      const { language, visitor, preview, own, reads, request, reply } = asked;
      const words = context.words(language);
      const member = name === 'login' ? null : await authenticate(asked.authorization);
      if (needsMember && !member) throw new Refusal('not_authenticated');
      const params = schema.params?.safeParse(asked.params);
      if (params && !params.success) throw new Refusal('not_found');
      const query = schema.query?.safeParse(filled(asked.query), { reportInput: true });
      if (query && !query.success) throw refusedFields(readFields(query.error, words));
      const body = (bodies[name] ?? schema.body)?.safeParse(asked.body ?? {}, { reportInput: true });
      if (body && !body.success) throw refusedFields(readFields(body.error, words));
      const call = {
        params: params?.data,
        query: query?.data,
        body: body?.data,
        language,
        words,
        member,
        store: storeOf(context.country, asked.store),
        visitor,
        preview,
        own,
        reads,
        request,
        reply,
      };
      const steps = { takesLong, begin: () => begin(call) };
      return own ? (await steps.begin())() : once({ ...call, name }, steps);
    };
    const perform = async (signal: AbortSignal, asked: Asked): Promise<Answer> => {
      const work = (): Promise<Answer> => within(signal, () => answerTo(asked));
      const answer = await (ordering.has(name) ? context.database.inOrdering(work) : work());
      if (context.settings.checkAnswers) schema.answers[answer.status]?.parse(answer.body);
      return answer;
    };
    context.ownCalls.on(method, path, async (told, { store, signal, ...caller }) => {
      try {
        const asked = { ...told, ...caller, store, authorization: undefined, own: true };
        const { status, body } = await perform(signal, asked);
        return { status, body: body === null ? null : JSON.parse(JSON.stringify(body)) };
      } catch (error) {
        return toAnswer(error, { name, ...caller });
      }
    });
    app.route({
      method,
      url: `/:language/api/${path}`,
      config: { call: name },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await perform(timeOver(request), {
          language: languageOf(request, context.country),
          authorization: request.headers.authorization,
          params: request.params,
          query: request.query,
          body: request.body,
          store: request.headers['store'],
          visitor: visitorOf(request),
          preview: previewCookie(request),
          own: false,
          reads: null,
          request,
          reply,
        });
        reply.code(answer.status);
        if (answer.status === 204) return reply.send();
        // Whoever answers with a file has said what it is called.
        if (answer.body instanceof Uint8Array) return reply.type('application/pdf').send(answer.body);
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .send(JSON.stringify(answer.body));
      },
    });
  };
};
