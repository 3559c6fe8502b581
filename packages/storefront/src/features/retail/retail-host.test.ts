import { expect, it } from 'vitest';
import { retailHost } from './retail-host.ts';

it.each([
  ['https://shop.example/?ref=999000000001', null, 'shop.example'],
  ['https://www.shop.example/?ref=999000000001', 'aigul', 'shop.example'],
  ['https://aigul.shop.example', 'aigul', 'shop.example'],
  ['http://aigul.xx.localhost:3000', 'aigul', 'xx.localhost:3000'],
  [null, 'aigul', ''],
  ['nonsense', 'aigul', ''],
])('RTL-1 a name stands before the host of %s', (link, name, host) => {
  expect(retailHost(link, name)).toBe(host);
});
