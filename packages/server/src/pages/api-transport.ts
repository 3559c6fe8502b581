import type { FastifyInstance } from 'fastify';
import type { Language } from '@caravan/i18n';
import { asOwnCall } from '../http/own-calls.ts';
import { previewCookieName } from '../modules/content/index.ts';
import { visitorHeader } from '../http/visitor.ts';
import type { PageRequest } from './page-renderer.ts';

export interface Caller {
  readonly host: string;
  readonly language: Language;
  readonly store: number | null;
  /** The visitor's cart cookie; null for nobody's. */
  readonly visitor: string | null;
  /** The secret of a preview; null without one. */
  readonly preview: string | null;
}

/** Calls the API of this very instance without the network, as a visitor in the page's language and region. */
export const apiTransport =
  (app: FastifyInstance, { host, language, store, visitor, preview }: Caller): PageRequest['transport'] =>
  async ({ method, path, body }) => {
    const cookies = [
      ...(visitor === null ? [] : [visitorHeader(visitor)]),
      ...(preview === null ? [] : [`${previewCookieName}=${preview}`]),
    ].join('; ');
    const { statusCode, payload } = await asOwnCall(async () => {
      const answer = await app.inject({
        method,
        url: `/${language}/api/${path}`,
        headers: {
          host,
          accept: 'application/json',
          ...(store === null ? {} : { store: String(store) }),
          ...(cookies === '' ? {} : { cookie: cookies }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      return answer;
    });
    return { status: statusCode, body: payload === '' ? null : JSON.parse(payload) };
  };
