import { expect, it } from 'vitest';
import { memoryStorage } from '../../../shared/storage/storage-adapter.ts';
import { addSearch, forgetSearch, readSearches } from './recent-searches.ts';

it('SHOP-3 remembers six searches, newest first, each once; one or all can be taken out', () => {
  const storage = memoryStorage();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '  ']) addSearch(storage, text);
  expect(readSearches(storage)).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
  expect(forgetSearch(storage, 'f')).toEqual(['B', 'g', 'e', 'd', 'c']);
  expect(forgetSearch(storage)).toEqual([]);
  expect(readSearches(storage)).toEqual([]);
});

it('SHOP-3 takes nothing from what another program wrote there', () => {
  const storage = memoryStorage();
  storage.write('searches', '{"a":1}');
  expect(readSearches(storage)).toEqual([]);
  storage.write('searches', '[1,"aloe",null]');
  expect(readSearches(storage)).toEqual(['aloe']);
});
