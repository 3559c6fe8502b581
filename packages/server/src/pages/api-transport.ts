import type { FastifyInstance } from 'fastify';
import type { Language } from '@caravan/i18n';
import type { PageRequest } from './page-renderer.ts';

/** Calls the API of this very instance without the network, as an anonymous visitor in the page's language and region. */
export const apiTransport =
  (app: FastifyInstance, host: string, language: Language, store: number | null): PageRequest['transport'] =>
  async ({ method, path, body }) => {
    const answer = await app.inject({
      method,
      url: `/${language}/api/${path}`,
      headers: { host, accept: 'application/json', ...(store === null ? {} : { store: String(store) }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.payload === '' ? null : JSON.parse(answer.payload) };
  };
