import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../shared/storage/storage-adapter.ts';
import { viewedKey } from '../../../shared/session/session.ts';
import { addViewed, clearViewed, readViewed, type ViewedProduct } from './viewed-list.ts';

const product = (id: number, language: 'en' | 'tr' = 'en'): ViewedProduct => ({
  id,
  slug: `p-${id}`,
  name: `Product ${id}`,
  img: '/media/p.webp',
  background: '#edf3ec',
  language,
});

describe('products looked at', () => {
  it('are kept, newest first, each once in a language, twelve at most', () => {
    const storage = memoryStorage();
    for (let id = 1; id <= 14; id += 1) addViewed(storage, product(id));
    addViewed(storage, product(5));
    addViewed(storage, product(5, 'tr'));
    const all = readViewed(storage);
    expect(all.map(({ id }) => id)).toEqual([5, 5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4]);
    expect(all[0]?.language).toBe('tr');
  });

  it('are forgotten when asked', () => {
    const stored = new Map<string, string>();
    const storage = memoryStorage(stored);
    addViewed(storage, product(1));
    clearViewed(storage);
    expect(readViewed(storage)).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each(['', '{', '{}', 'null', '[null, 1, {"id": "1"}]', '[{"id":1,"slug":2}]'])(
    'are none in what strangers wrote: %s',
    (text) => expect(readViewed(memoryStorage(new Map([[viewedKey, text]])))).toEqual([]),
  );
});
