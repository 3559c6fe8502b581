import { describe, expect, it } from 'vitest';
import { memoryKeeper } from '../keeper.ts';
import { createViewed, viewedKey, type ViewedProduct } from './viewed.ts';

const product = (id: number, language: 'en' | 'tr' = 'en'): ViewedProduct => ({
  id,
  slug: `p-${id}`,
  name: `Product ${id}`,
  img: '/media/p.webp',
  background: '#edf3ec',
  language,
});
/** What another page of this browser reads. */
const readBack = (stored: Map<string, string>): readonly ViewedProduct[] => {
  const viewed = createViewed(memoryKeeper(stored));
  viewed.restore();
  return viewed.store.getState().products;
};
const idsOf = (list: readonly ViewedProduct[]) => list.map(({ id }) => id);

describe('products looked at', () => {
  it('are kept over a reload, newest first, each once in a language, twelve at most', () => {
    const stored = new Map<string, string>();
    const viewed = createViewed(memoryKeeper(stored));
    for (let id = 1; id <= 14; id += 1) viewed.add(product(id));
    viewed.add(product(5));
    viewed.add(product(5, 'tr'));
    const again = readBack(stored);
    expect(viewed.store.getState().products).toEqual(again);
    expect(idsOf(again)).toEqual([5, 5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4]);
    expect(again[0]?.language).toBe('tr');
  });

  it('are forgotten when asked', () => {
    const stored = new Map<string, string>();
    const viewed = createViewed(memoryKeeper(stored));
    viewed.add(product(1));
    viewed.clear();
    expect(viewed.store.getState().products).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each(['', '{', '{}', 'null', '[null, 1, {"id": "1"}]', '[{"id":1,"slug":2}]'])(
    'are none in what strangers wrote: %s',
    (text) => expect(readBack(new Map([[viewedKey, text]]))).toEqual([]),
  );
});
