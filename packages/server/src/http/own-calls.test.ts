import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CountryContext } from '../context.ts';
import { createTestServer, testCountry, type TestServer } from '../testing/index.ts';
import type { OwnAnswer, OwnCall } from './own-calls.ts';
import { createPageReads } from './page-reads.ts';

let shop: TestServer;
let context: CountryContext;
/** What the page of this test calls, and the signal by which it is given up. */
let calling: OwnCall;
let signal: AbortSignal;
let answered: OwnAnswer;

beforeAll(async () => {
  shop = await createTestServer({
    country: testCountry({ languages: ['en', 'tr'] }),
    extend: (app, made) => {
      context = made;
      app.get('/page', async (request, reply) => {
        const page = {
          language: 'tr',
          store: null,
          visitor: null,
          preview: null,
          signal,
          reads: createPageReads(),
          request,
          reply,
        } as const;
        answered = await context.ownCalls.make(calling, page);
        return '';
      });
    },
  });
});
afterAll(() => shop.close());

const callFromPage = async (call: OwnCall, until = new AbortController().signal): Promise<OwnAnswer> => {
  calling = call;
  signal = until;
  await shop.app.inject({ url: '/page', headers: { host: 'shop.example' } });
  return answered;
};

describe('a call that a page makes', () => {
  it.each([
    'product/?limit=2&sort=price',
    'product/?q=aloe%20gel&limit=1',
    'product/1/',
    'product/1',
    'product/9999999/',
    'product/none/',
    'product/?limit=-1',
    'category/',
    'order/cart/',
    'order/order/',
    'no/such/call/',
  ])('SRV-12 of %s is answered as one over the network', async (path) => {
    const over = await shop.api('GET', path, { language: 'tr' });
    const own = await callFromPage({ method: 'GET', path });
    expect(own.status).toBe(over.statusCode);
    // What no call is asked for is not told to a page, which has its own words for it.
    if (path !== 'no/such/call/') expect(own.body).toEqual(over.json());
  });

  it('SRV-12 gives what is the page’s alone: nothing that it does to it is in the next answer', async () => {
    const read = () => callFromPage({ method: 'GET', path: 'category/' });
    const before = JSON.stringify((await read()).body);
    const { body } = await read();
    expect(Array.isArray(body)).toBe(true);
    if (Array.isArray(body)) body.length = 0;
    expect(JSON.stringify((await read()).body)).toBe(before);
  });

  it('SEC-2 is throttled no second time', async () => {
    const search = () => callFromPage({ method: 'GET', path: 'product/?q=zzzz' });
    const all = [];
    for (let time = 0; time < 260; time += 1) all.push((await search()).status);
    expect(new Set(all)).toEqual(new Set([200]));
  });

  it('SRV-12 PERF-5 asks the database nothing once nobody waits for the page', async () => {
    const query = vi.spyOn(context.database, 'run');
    const given = new AbortController();
    given.abort();
    const { status } = await callFromPage({ method: 'GET', path: 'product/1/' }, given.signal);
    expect(status).toBeGreaterThanOrEqual(500);
    const outcomes = query.mock.settledResults.map(({ type }) => type);
    expect(new Set(outcomes)).toEqual(new Set(['rejected']));
    query.mockRestore();
  });
});
