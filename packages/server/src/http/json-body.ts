import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Bodies are JSON in UTF-8 and nothing else: other types are 415 (a form on another site can only send those), what does not
 * parse is 400. An empty body is no body.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => {
    try {
      const text = utf8.decode(typeof raw === 'string' ? Buffer.from(raw) : raw);
      if (text.trim() === '') return done(null, undefined);
      const body: unknown = JSON.parse(text);
      return done(null, body);
    } catch {
      return done(new Refusal('invalid'));
    }
  });
};
