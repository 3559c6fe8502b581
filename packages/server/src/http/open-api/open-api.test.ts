import { errorCodes, errorsOf, schemas, type CallSchema } from '@caravan/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, testCountry, testSettings, type TestServer } from '../../testing/index.ts';
import { answerSchema } from './answer-schema.ts';
import { callNames } from './named-schemas.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ country: testCountry({ domains: ['shop.example', '127.0.0.1'] }) });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example', ...headers } });

const read = async (language = 'en') => (await get(`/${language}/api/schema/`)).json();

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}

const operationsOf = (document: { paths: Record<string, Record<string, Operation>> }): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('API-6 API-70 the document has every call with its topic, its one line, its answers and all its refusals', async () => {
  const document = await read();
  expect(document.openapi).toBe('3.1.0');
  const operations = operationsOf(document);
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...callNames].toSorted());
  const topics = document.tags.map(({ name }: { name: string }) => name);
  for (const { operationId, summary, tags, responses } of operations) {
    const name = callNames.find((known) => known === operationId) ?? 'login';
    const { answers }: CallSchema = schemas[name];
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(topics).toContain(tags[0]);
    for (const status of Object.keys(answers)) expect(responses, name).toHaveProperty(status);
    const said = Object.values(responses).flatMap(({ description }) => [...description.matchAll(/`(\w+)`/g)]);
    expect(new Set(said.map(([, code]) => code)), name).toEqual(new Set(errorsOf(name)));
  }
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
});

it('API-5 API-70 the reference says what each code means, once', async () => {
  const { info } = await read();
  const lines = [...String(info.description).matchAll(/^- `(\w+)` \((\d{3})\): (.{10,})$/gm)];
  expect(lines.map(([, code = '']) => code).toSorted()).toEqual([...errorCodes].toSorted());
  expect(new Set(lines.map(([, , , meaning]) => meaning)).size).toBe(errorCodes.length);
});

it('API-2 API-70 a country with regions says by which header one is meant, and of which calls; others have none', async () => {
  const heard = (document: { paths: Record<string, Record<string, Operation>> }): string[] =>
    operationsOf(document)
      .filter(({ parameters }) => parameters.some(({ $ref }) => $ref === '#/components/parameters/Store'))
      .map(({ operationId }) => operationId);
  const none = await read();
  expect([heard(none), none.components.parameters.Store]).toEqual([[], undefined]);
  const stores = [2, 5].map((id) => ({ id, name: { en: `Region ${id}`, tr: `Bölge ${id}` } }));
  const country = testCountry({ stores, defaultStore: 2 });
  const regional = await createTestServer({ country });
  try {
    const document = (
      await regional.app.inject({ url: '/en/api/schema/', headers: { host: country.domains[0] } })
    ).json();
    expect(document.components.parameters.Store).toMatchObject({
      name: 'store',
      in: 'header',
      description: expect.stringMatching(/one of 2, 5\. .* 2$/),
    });
    expect(heard(document)).toEqual(
      expect.arrayContaining(['products', 'product', 'cart', 'cartAdd', 'login']),
    );
    expect(heard(document)).not.toContain('feedback');
  } finally {
    await regional.close();
  }
});

it('API-70 shapes have names, and every name that is referred to is there', async () => {
  const document = await read();
  const text = JSON.stringify(document);
  const names = new Set(
    [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name),
  );
  for (const name of names) expect(document.components.schemas, name).toHaveProperty([name]);
  expect([...names]).toEqual(
    expect.arrayContaining(['Order', 'CartLine', 'PlaceOrderBody', 'ProductsAnswer']),
  );
  expect(document.components.schemas.Order.properties.details.items).toEqual({
    $ref: '#/components/schemas/CartLine',
  });
  expect(text).not.toContain('__shared');
});

it('API-70 it is made once, and who has it asks for it by its ETag', async () => {
  const first = await get('/en/api/schema/');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect((await get('/en/api/schema/')).headers.etag).toBe(etag);
  const again = await get('/en/api/schema/', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/en/api/schema/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  const turkish = await get('/tr/api/schema/');
  expect(turkish.headers.etag).not.toBe(etag);
  expect(turkish.json().servers).toEqual([{ url: '/tr/api' }]);
  expect((await get('/ru/api/schema/')).statusCode).toBe(404);
});

it('API-70 there is no page to read it by where nobody gave one, and none in production', async () => {
  expect((await get('/en/api/schema/page/')).statusCode).toBe(404);
  const live = Fastify();
  answerSchema(
    live,
    { country: shop.country, settings: testSettings({ production: true }) },
    import.meta.dirname,
  );
  expect((await live.inject('/en/api/schema/page/')).statusCode).toBe(404);
  expect((await live.inject('/en/api/schema')).statusCode).toBe(200);
});

/** A stranger's program over the client that was generated. */
const program = `import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

export const buy = async (baseUrl: string, username: string, password: string): Promise<components['schemas']['Order']> => {
  const shop = createClient<paths>({ baseUrl });
  const login = await shop.POST('/login/', { body: { username, password } });
  if (!login.data) throw new Error(JSON.stringify(login.error));
  shop.use({
    onRequest: ({ request }) => {
      request.headers.set('authorization', 'Token ' + login.data.token);
      return request;
    },
  });
  const { data: found } = await shop.GET('/product/', { params: { query: { q: 'aloe', limit: '1' } } });
  const productCode = found?.results[0]?.productCode;
  if (productCode === undefined) throw new Error('nothing found');
  const added = await shop.POST('/order/cart/add/', { body: { productCode, quantity: 4 } });
  if (!added.data) throw new Error(JSON.stringify(added.error));
  const made = await shop.POST('/order/order/', { body: {} });
  const id = made.data?.pk;
  if (id === undefined) throw new Error(JSON.stringify(made.error));
  const placed = await shop.PATCH('/order/order/{id}/payment-delivery/', {
    params: { path: { id: String(id) } },
    body: { payment: 'delivery-pay', delivery: 'pickup', pickupNameSurname: 'Ada Buyer', pickupPhone: '+999555123456', agreements: ['distance-sales'] },
  });
  if (!placed.data) throw new Error(JSON.stringify(placed.error));
  return placed.data;
};
`;

/** What a strict compiler has against programs, by file. */
const compileErrors = (...files: string[]): string[][] => {
  const compiled = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return files.map((file) =>
    compiled
      .getSemanticDiagnostics(compiled.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
};

it(
  'API-70 a client that is generated from the document compiles and buys',
  { timeout: 120_000 },
  async () => {
    // In reach of the client's library.
    const near = join(import.meta.dirname, '../../../node_modules/.cache');
    mkdirSync(near, { recursive: true });
    const folder = mkdtempSync(join(near, 'generated-client-'));
    try {
      writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypescript(await read())));
      const file = join(folder, 'buy.ts');
      const wrong = join(folder, 'wrong.ts');
      writeFileSync(file, program);
      writeFileSync(wrong, program.replace('quantity: 4', "quantity: 'four'"));
      expect(compileErrors(file, wrong)).toEqual([
        [],
        [expect.stringContaining("'string' is not assignable to type")],
      ]);
      const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const { buy } = await import(pathToFileURL(file).href);
      const order = await buy(`${address}/en/api`, '999000000005', 'Aloe-demo-2026');
      expect(order).toMatchObject({ status: 'confirmed', total: expect.stringMatching(/^\d+\.\d\d$/) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
