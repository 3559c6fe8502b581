import type { CallRoute } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import type { PageReads } from './page-reads.ts';

/** A call of the API that the server makes itself, for a page. */
export interface OwnCall {
  readonly method: CallRoute['method'];
  /** Under `/{language}/api/`, query included. */
  readonly path: string;
  readonly body?: unknown;
}

/** The page for which it is made. It was admitted already: its calls are neither counted nor throttled again. */
export interface OwnCaller {
  readonly language: Language;
  readonly store: number | null;
  /** The visitor's cart cookie; null for nobody's. */
  readonly visitor: string | null;
  /** The secret of a preview; null without one. */
  readonly preview: string | null;
  /** Aborts when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  readonly reads: PageReads;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How it is answered: as it would be over the network, JSON without the text. */
export interface OwnAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What the address and the body of a call say. */
export interface Told {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type AnswerOwn = (told: Told, caller: OwnCaller) => Promise<OwnAnswer>;

/** All calls of a country's API as functions, by their addresses. */
export interface OwnCalls {
  /** Adds one; `path` as the contract has it. */
  readonly on: (method: OwnCall['method'], path: string, answer: AnswerOwn) => void;
  /** Makes one. An address that no call has is answered 404, as over the network. */
  readonly make: (call: OwnCall, caller: OwnCaller) => Promise<OwnAnswer>;
}

/**
 * Calls without a request of their own: no second pass through hooks and headers. By Fastify's own router, so that addresses and
 * queries are read as those that come over the network.
 */
export const createOwnCalls = (): OwnCalls => {
  /** By the handler under which the router knows them. */
  const answers = new Map<unknown, AnswerOwn>();
  const router = createRouter({ ignoreTrailingSlash: true });
  return {
    on(method, path, answer) {
      const place = (): void => {};
      answers.set(place, answer);
      router.on(method, `/${path}`, place);
    },
    async make({ method, path, body }, caller) {
      const found = router.find(method, `/${path}`);
      const answer = answers.get(found?.handler);
      if (!found || !answer) return { status: 404, body: null };
      return answer({ params: found.params, query: found.searchParams, body }, caller);
    },
  };
};
