import {
  callDocs,
  calls,
  callTopics,
  detailError,
  errorDocs,
  errorsOf,
  fieldError,
  messageList,
  schemas,
  shapes,
  type CallName,
  type CallRoute,
  type CallSchema,
  type CallTopic,
  type ErrorCode,
} from '@caravan/contract';
import type { Store } from '@caravan/country';
import { z } from 'zod';
import type { CountryBodies } from '../country-bodies.ts';
import { refusalTable } from '../refusal-table.ts';
import type { CallExample, Examples } from './examples.ts';
import {
  callNames,
  isShape,
  jsonSchema,
  nameSchemas,
  refTo,
  type Json,
  type NamedSchemas,
} from './named-schemas.ts';

const exampleOf = (value: unknown): Json => (value === undefined ? {} : { example: value });

const ofJson = (schema: Json, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...exampleOf(example) } },
});

const ofFile = (type: string): Json => ({
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
});

const parameters = (
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  examples: Readonly<Record<string, unknown>> = {},
): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: field instanceof z.ZodType ? jsonSchema(field, 'input') : {},
    ...exampleOf(examples[name]),
  }));

const requestBody = (name: CallName, names: NamedSchemas, example: CallExample | undefined): Json => {
  const { upload }: CallRoute = calls[name];
  if (upload !== undefined) {
    const properties = { [upload]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties, required: [upload] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const body = names.body(name);
  return body === null
    ? {}
    : { requestBody: { required: true, ...ofJson({ $ref: refTo(body) }, example?.body) } };
};

/** Refusals by status, each with the codes that a call may give. */
const refusals = (name: CallName, example: CallExample | undefined): Readonly<Record<string, Json>> => {
  const byStatus = Map.groupBy(errorsOf(name), (code) => refusalTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        ...ofJson({ $ref: refTo('Refused') }, example?.answers[status]),
      },
    ]),
  );
};

const retryAfter: Json = { description: 'Seconds after which to try again', schema: { type: 'integer' } };

const statusWords: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken on',
  204: 'Done; there is nothing to say',
};

const answers = (
  name: CallName,
  names: NamedSchemas,
  example: CallExample | undefined,
): Readonly<Record<string, Json>> => {
  const schema: CallSchema = schemas[name];
  return Object.fromEntries(
    Object.entries(schema.answers).map(([status, answer]) => [
      status,
      {
        description: statusWords[status] ?? name,
        ...(answer === shapes.pdf ? ofFile('application/pdf') : {}),
        ...(isShape(answer) ? ofJson({ $ref: refTo(names.answer(answer)) }, example?.answers[status]) : {}),
      },
    ]),
  );
};

const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** Topics whose answers differ by region, in a country that sells from several stocks. */
const byStore: ReadonlySet<CallTopic> = new Set(['catalogue', 'saved', 'cart', 'orders']);

/** Whether a call hears which region is meant; a login brings the visitor's cart along. */
const asksForStore = (name: CallName): boolean => name === 'login' || byStore.has(callDocs[name].topic);

const operation = (
  name: CallName,
  names: NamedSchemas,
  { example, hasStores }: { readonly example: CallExample | undefined; readonly hasStores: boolean },
): Json => {
  const schema: CallSchema = schemas[name];
  const { topic, summary } = callDocs[name];
  const { member, method } = calls[name];
  return {
    operationId: name,
    tags: [topic],
    summary,
    parameters: [
      ...parameters('path', schema.params, example?.params),
      ...parameters('query', schema.query, example?.query),
      ...(method === 'POST' ? [parameterRef('IdempotencyKey')] : []),
      ...(hasStores && asksForStore(name) ? [parameterRef('Store')] : []),
    ],
    ...requestBody(name, names, example),
    responses: { ...answers(name, names, example), ...refusals(name, example) },
    security: member ? [{ token: [] }] : [{}, { token: [] }],
  };
};

const codeLine = (code: ErrorCode): string =>
  `- \`${code}\` (${refusalTable[code].status}): ${errorDocs[code]}`;

const description = `Every path begins with a language of the country. A refusal carries a \`code\` that programs can rely on, beside words in the language of the path:

${Object.keys(refusalTable)
  .filter((code): code is ErrorCode => code in refusalTable)
  .map(codeLine)
  .join('\n')}

Only \`cartRemove\`, of what is not in the cart, and \`createOrder\`, of an empty cart, refuse with a bare list of messages (400).

Money is decimal text in major units with exactly the currency's digits, case credits decimal text with three; moments are ISO 8601 in UTC. A visitor's cart is bound to a cookie. All examples were answered by the server itself.`;

/** The document; its paths by address, then by method. */
export type ApiDocument = Json & { readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>> };

/** What a country's document is made of. */
export interface DocumentFacts {
  /** The path before the calls'. */
  readonly base: string;
  /** The bodies that are the country's own. */
  readonly bodies?: CountryBodies;
  /** What was asked and answered, by call. */
  readonly examples?: Examples;
  /** Regions with prices, stock or deliveries of their own; none unless told. */
  readonly stores?: readonly Pick<Store, 'id'>[];
  /** The region of who names none. */
  readonly defaultStore?: number | null;
}

/** The header by which a region is meant (API-2). */
const storeParameter = ({ stores = [], defaultStore = null }: DocumentFacts): Json => ({
  name: 'store',
  in: 'header',
  required: false,
  description: `The \`pk\` of a region (call \`regions\`), whose stock and deliveries are meant: one of ${stores.map(({ id }) => id).join(', ')}. Without it, or with any other, ${defaultStore}`,
  schema: { type: 'string' },
  example: String(defaultStore),
});

/** The OpenAPI 3.1 document of the API, made of the contract's schemas, words and errors (API-6, API-70). */
export const openApiDocument = (facts: DocumentFacts): ApiDocument => {
  const { base, bodies = {}, examples = {}, stores = [] } = facts;
  const hasStores = stores.length > 0;
  const names = nameSchemas(bodies);
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of callNames) {
    const { method, path } = calls[name];
    const address = `/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: operation(name, names, { example: examples[name], hasStores }),
    };
  }
  const refused = { DetailError: detailError, FieldError: fieldError, MessageList: messageList };
  return {
    openapi: '3.1.0',
    info: { title: 'Caravan', version: '1', description },
    servers: [{ url: base }],
    tags: Object.entries(callTopics).map(([name, words]) => ({ name, description: words })),
    paths,
    components: {
      schemas: {
        ...names.components,
        ...Object.fromEntries(
          Object.entries(refused).map(([name, schema]) => [name, jsonSchema(schema, 'output')]),
        ),
        Refused: { anyOf: Object.keys(refused).map((name) => ({ $ref: refTo(name) })) },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key and body give the same answer again, for 24 hours',
          schema: { type: 'string', maxLength: 255 },
        },
        ...(hasStores ? { Store: storeParameter(facts) } : {}),
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: '`Token {token}`, with the token of `login`',
        },
      },
    },
  };
};
