import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, seedPassword, type TestServer } from '../../testing/index.ts';
import { createMetrics } from '../metrics.ts';
import { memberMark } from './security-log.ts';

const lines: string[] = [];
const metrics = createMetrics();
const member = '999000000005';
let shop: TestServer;

beforeAll(async () => {
  shop = await createTestServer({
    metrics,
    log: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(() => shop.close());
beforeEach(() => void lines.splice(0));

interface Line {
  readonly security: string;
  readonly reqId: string;
  readonly who?: string;
  readonly why?: string;
}
const told = (): Line[] =>
  lines.map((line): Line => JSON.parse(line)).filter(({ security }) => security !== undefined);
const logIn = (username: string, password: string) =>
  shop.api('POST', 'login/', { body: { username, password } });
const counted = async (event: string): Promise<number> => {
  const line = (await metrics.read()).split('\n').find((each) => each.includes(`event="${event}"`)) ?? '';
  return Number(/ (\d+)$/.exec(line)?.[1] ?? 0);
};

it('SEC-10 a login and a failed one are one line each, with the request’s id and a mark for the member', async () => {
  await logIn('999-000-000-005', seedPassword);
  await logIn(member, 'a wrong one');
  const who = memberMark(member);
  expect(told()).toEqual([
    expect.objectContaining({ security: 'login', who, reqId: expect.stringMatching(/^[\w-]{12}$/) }),
    expect.objectContaining({ security: 'login failed', who, why: 'invalid_credentials' }),
  ]);
  expect(lines.join('')).not.toMatch(/999-?000-?000-?005|a wrong one/);
  expect([await counted('login'), await counted('login failed')]).toEqual([1, 1]);
});

it('SEC-10 a changed password, and a wrong one on the way to it', async () => {
  const token = await shop.api.login('999000000004');
  lines.splice(0);
  const change = (oldPassword: string) =>
    shop.api('POST', 'password/change/', {
      token,
      body: { oldPassword, newPassword: 'a-tulip-1847', confirmPassword: 'a-tulip-1847' },
    });
  await change('not this');
  await change(seedPassword);
  expect(told().map(({ security, who }) => [security, who])).toEqual([
    ['wrong password', memberMark('999000000004')],
    ['password changed', memberMark('999000000004')],
  ]);
  expect(lines.join('')).not.toContain('a-tulip-1847');
});

it('SEC-10 who asks too often', async () => {
  for (let time = 0; time < 12; time++) await logIn('999000000008', 'guess');
  expect(told().filter(({ security }) => security === 'throttled').length).toBeGreaterThan(0);
  expect(await counted('throttled')).toBeGreaterThan(0);
});

it('SEC-10 who asks for what is not theirs, and a session that is none', async () => {
  await shop.api('GET', 'users/address/', { token: 'x'.repeat(43) });
  expect(told()).toEqual([
    expect.objectContaining({ security: 'access refused', why: 'authentication_failed' }),
  ]);
});

it('SEC-10 PAY-5 an answer of the bank that is forged, or none at all', async () => {
  const post = (payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/pay/callback/xbank/ok',
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  await post('oid=A1&clientid=100&HASH=forged&pan=4242424242424242');
  await post('oid=A1&oid=A2');
  expect(told().map(({ security }) => security)).toEqual([
    'payment answer forged',
    'payment answer malformed',
  ]);
  for (const { reqId } of told()) expect(reqId).toMatch(/^[\w-]{12}$/);
  expect(lines.join('')).not.toContain('4242424242424242');
});
