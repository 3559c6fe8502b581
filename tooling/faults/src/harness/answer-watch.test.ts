import { expect, it } from 'vitest';
import { faultOfAnswer } from './answer-watch.ts';

const ask = { method: 'GET', path: '/ru/api/order/order/17/' };
const reply = (status: number, headers = {}) => ({ status, headers, body: '{"code":"server_error"}' });

it.each([
  [200, {}, null],
  [404, {}, null],
  [503, { 'retry-after': '5' }, null],
  [503, {}, 'GET /ru/api/order/order/…/: 503 without Retry-After'],
  [401, {}, 'GET /ru/api/order/order/…/ was answered 401'],
  [500, {}, 'GET /ru/api/order/order/…/ was answered 500: {"code":"server_error"}'],
])('an answer %i with %j is judged %j', (status, headers, fault) => {
  expect(faultOfAnswer(ask, reply(status, headers))).toBe(fault);
});
