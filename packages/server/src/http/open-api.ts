import {
  calls,
  detailError,
  fieldError,
  messageList,
  schemas,
  shapes,
  type CallName,
  type CallSchema,
} from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CountryContext } from '../context.ts';
import { escapeHtml } from '../words/escape-html.ts';
import { countryBodies, type CountryBodies } from './country-bodies.ts';
import { languageOf } from './language.ts';

/** A piece of an OpenAPI document: plain JSON. */
type Json = Record<string, unknown>;

/** A schema in JSON Schema's words; what no JSON Schema can say (a check by code) is left out. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const content = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

const pdf: Json = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } };

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: field instanceof z.ZodType ? jsonSchema(field, 'input') : {},
  }));

const operation = (name: CallName, bodies: CountryBodies): Json => {
  const contract: CallSchema = schemas[name];
  const schema = { ...contract, body: bodies[name] ?? contract.body };
  const answers = Object.entries(schema.answers).map(([status, answer]) => {
    const filled =
      status === '204' ? {} : answer === shapes.pdf ? pdf : content(jsonSchema(answer, 'output'));
    return [status, { description: name, ...filled }];
  });
  const refused = { description: 'refused', ...content({ $ref: '#/components/schemas/Refused' }) };
  return {
    operationId: name,
    parameters: [...parameters('path', schema.params), ...parameters('query', schema.query)],
    ...(schema.body ? { requestBody: { required: true, ...content(jsonSchema(schema.body, 'input')) } } : {}),
    responses: { ...Object.fromEntries(answers), default: refused },
    ...(calls[name].member ? { security: [{ token: [] }] } : {}),
  };
};

/** The document; its paths by address, then by method. */
type ApiDocument = Json & { readonly paths: Readonly<Record<string, Json>> };

/**
 * The OpenAPI 3.1 document of the API, made of the contract's schemas and the bodies that are the country's own (API-6).
 * `base` is the path before the calls'.
 */
export const openApiDocument = (base: string, bodies: CountryBodies = {}): ApiDocument => {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(calls).filter((key): key is CallName => key in calls)) {
    const { method, path } = calls[name];
    const address = `/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, bodies) };
  }
  const refused = [detailError, fieldError, messageList].map((schema) => jsonSchema(schema, 'output'));
  return {
    openapi: '3.1.0',
    info: { title: 'Caravan', version: '1' },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Refused: { anyOf: refused } },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
    },
  };
};

/** The same for eyes: one foldable block a path. */
const readablePage = (document: ApiDocument): string => {
  const blocks = Object.entries(document.paths).map(
    ([path, methods]) =>
      `<details><summary><code>${Object.keys(methods).join(' ').toUpperCase()} ${escapeHtml(path)}</code></summary><pre>${escapeHtml(JSON.stringify(methods, null, 2))}</pre></details>`,
  );
  return `<!doctype html><html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title><body>${blocks.join('')}</body></html>`;
};

/** `GET /{language}/api/schema/`; outside production also a page to read, `schema/page/`. */
export const answerSchema = (app: FastifyInstance, { country, settings }: CountryContext): void => {
  /** Made once a language: it costs as much as a hundred calls (API-70). */
  const documents = new Map<Language, ApiDocument>();
  const documentFor = (request: FastifyRequest): ApiDocument => {
    const language = languageOf(request, country);
    const made = documents.get(language) ?? openApiDocument(`/${language}/api`, countryBodies(country));
    documents.set(language, made);
    return made;
  };
  app.get('/:language/api/schema', async (request, reply) => {
    await reply.send(documentFor(request));
  });
  if (settings.production) return;
  app.get('/:language/api/schema/page', async (request, reply) => {
    const page = readablePage(documentFor(request));
    await reply.header('content-type', 'text/html; charset=utf-8').send(page);
  });
};
