import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { countryBodies } from '../country-bodies.ts';
import { languageOf } from '../language.ts';
import { openApiDocument } from './document.ts';
import { readExamples } from './examples.ts';
import { serveReference } from './serve-reference.ts';

/** Stands in the document for the language of its path. */
const placeholder = '{language}';

/** A language's document as it travels. */
interface Written {
  readonly text: string;
  readonly etag: string;
}

/**
 * `GET /{language}/api/schema/`: the OpenAPI document, made once a process (it costs as much as a hundred calls) and asked for again by
 * its ETag (API-70). With `reference` (the folder of Swagger UI) and outside production also a page to read it by, `schema/page/`.
 */
export const answerSchema = (
  app: FastifyInstance,
  { country, settings }: Pick<CountryContext, 'country' | 'settings'>,
  reference?: string,
): void => {
  let made: Promise<string> | null = null;
  const make = async (): Promise<string> => {
    const base = `/${placeholder}/api`;
    const bodies = countryBodies(country);
    const { stores, defaultStore } = country;
    const examples = await readExamples();
    return JSON.stringify(openApiDocument({ base, bodies, examples, stores, defaultStore }));
  };
  const written = new Map<string, Promise<Written>>();
  const write = async (language: string): Promise<Written> => {
    made ??= make();
    const text = (await made).replace(`"/${placeholder}/api"`, `"/${language}/api"`);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  };
  app.get('/:language/api/schema', async (request, reply) => {
    const language = languageOf(request, country);
    const writing = written.get(language) ?? write(language);
    written.set(language, writing);
    const { text, etag } = await writing;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  if (reference !== undefined && !settings.production) serveReference(app, country, reference);
};
