import { expect, it } from 'vitest';
import { callHeaders } from './call-headers.ts';

it.each<[token: string | null, store: number | null, headers: object]>([
  [null, null, {}],
  ['abc', null, { authorization: 'Token abc' }],
  [null, 2, { store: '2' }],
  ['abc', 5, { authorization: 'Token abc', store: '5' }],
])('API-2 SHELL-7 the token %j and the store %j go with each call', (token, store, headers) => {
  expect(callHeaders(token, store)).toEqual(headers);
});
