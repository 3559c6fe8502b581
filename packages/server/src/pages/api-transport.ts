import type { FastifyInstance } from 'fastify';
import type { Language } from '@caravan/i18n';
import { asOwnCall } from '../http/own-calls.ts';
import { visitorHeader } from '../http/visitor.ts';
import type { PageRequest } from './page-renderer.ts';

export interface Caller {
  readonly host: string;
  readonly language: Language;
  readonly store: number | null;
  /** The visitor's cart cookie; null for nobody's. */
  readonly visitor: string | null;
}

/** Calls the API of this very instance without the network, as a visitor in the page's language and region. */
export const apiTransport =
  (app: FastifyInstance, { host, language, store, visitor }: Caller): PageRequest['transport'] =>
  async ({ method, path, body }) => {
    const { statusCode, payload } = await asOwnCall(async () => {
      const answer = await app.inject({
        method,
        url: `/${language}/api/${path}`,
        headers: {
          host,
          accept: 'application/json',
          ...(store === null ? {} : { store: String(store) }),
          ...(visitor === null ? {} : { cookie: visitorHeader(visitor) }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return answer;
    });
    return { status: statusCode, body: payload === '' ? null : JSON.parse(payload) };
  };
