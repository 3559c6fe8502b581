import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import type { CountryContext } from '../../context.ts';

let shop: TestServer;
const told: { event: string; facts: unknown }[] = [];
beforeAll(async () => {
  shop = await createTestServer({
    extend(_app, context: CountryContext) {
      Object.assign(context.security, {
        tell: (_log: unknown, event: string, facts: unknown) => void told.push({ event, facts }),
      });
    },
  });
});
afterAll(() => shop.close());

const report = (facts: object) =>
  shop.app.inject({
    method: 'POST',
    url: '/policy-report',
    headers: { host: 'shop.example', 'content-type': 'application/csp-report' },
    payload: typeof facts === 'string' ? facts : JSON.stringify({ 'csp-report': facts }),
  });
const script = {
  'document-uri': 'https://shop.example/pay?order=71',
  'blocked-uri': 'https://evil.example/skim.js?card=4111',
  'effective-directive': 'script-src-elem',
};

it('SEC-10 what a page’s policy kept from running is told, without what may be personal', async () => {
  expect((await report(script)).statusCode).toBe(204);
  expect((await report({ ...script, 'blocked-uri': 'inline' })).statusCode).toBe(204);
  const facts = { page: '/pay', directive: 'script-src-elem' };
  expect(told).toEqual([
    { event: 'policy broken', facts: { ...facts, blocked: 'https://evil.example' } },
    { event: 'policy broken', facts: { ...facts, blocked: 'inline' } },
  ]);
});

it.each([
  ['an extension of the browser', { ...script, 'blocked-uri': 'chrome-extension' }],
  ['another', { ...script, 'blocked-uri': 'moz-extension://1f/x.js' }],
  ['no report', {}],
  ['numbers', { 'document-uri': 1, 'blocked-uri': 2 }],
])('SEC-10 %s is nothing to tell', async (_what, facts) => {
  told.length = 0;
  expect((await report(facts)).statusCode).toBe(204);
  expect(told).toEqual([]);
});

it('SEC-2 SEC-10 a network is listened to twenty times an hour; what is no report, or too long, is refused by itself', async () => {
  told.length = 0;
  for (let time = 0; time < 25; time += 1) expect((await report(script)).statusCode).toBe(204);
  expect(told).toHaveLength(18);
  const send = (type: string, payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/policy-report',
      headers: { host: 'shop.example', 'content-type': type },
      payload,
    });
  expect((await send('application/csp-report', '{')).statusCode).toBe(204);
  expect((await send('application/csp-report', 'x'.repeat(9000))).statusCode).toBe(413);
  expect((await send('text/plain', '{}')).statusCode).toBe(415);
});
