import { expect, it } from 'vitest';
import { storeOf } from './store-of.ts';

const stores = [2, 5].map((id) => ({ id, name: { en: `Region ${id}` } }));

it.each<[asked: unknown, store: number]>([
  ['5', 5],
  ['2', 2],
  ['7', 2],
  ['', 2],
  ['05', 2],
  ['5 ', 2],
  [undefined, 2],
  [['5', '2'], 2],
])('API-2 %j means store %i', (asked, store) => {
  expect(storeOf({ stores, defaultStore: 2 }, asked)).toBe(store);
});

it.each(['5', undefined])('API-2 %j means none where there are no stores', (asked) => {
  expect(storeOf({ stores: [], defaultStore: null }, asked)).toBeNull();
});
