import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify } from './index.ts';

it.each([
  ['Çığır Şişe İçecek Ğüzel Aloe', 'cigir-sise-icecek-guzel-aloe'],
  ['IĞDIR', 'igdir'],
  ['Əli Çörək Gəncə Şəki', 'eli-corek-gence-seki'],
  ['Щётка для ёжика объём', 'shchyotka-dlya-yozhika-obyom'],
  ['Қазақстан Ұлытау Жетісу Әлем Ғылым Өңір', 'qazaqstan-ulytau-zhetisu-alem-gylym-ongir'],
  ['Ысык-Көл Жүзүм Өзгөн', 'ysyk-kol-zhuzum-ozgon'],
  ['ალოე ვერა გელი ჯანმრთელობა ყველა', 'aloe-vera-geli-janmrteloba-qvela'],
  ['Aloe  Vera — Gel 1 l', 'aloe-vera-gel-1-l'],
  ['بغداد', 'p'],
  ['', 'p'],
])('SHOP-3 makes of %s the slug %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('SHOP-3 makes slugs that stand in any address and stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
