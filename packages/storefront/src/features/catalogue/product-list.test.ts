import { describe, expect, it } from 'vitest';
import { listPath, listQuery, productListOf, sorts } from './product-list.ts';

const read = (path: string) => productListOf(new URL(path, 'http://shop.example').searchParams);

describe('a list and its address', () => {
  it('SHOP-2 an address gives the list that made it, whatever is in it', () => {
    for (const category of ['', 'skincare', 'promotion'])
      for (const q of ['', 'алоэ & мёд', '50% off?'])
        for (const sort of [null, ...sorts])
          for (const inStock of [false, true])
            for (const page of [1, 2, 31]) {
              const list = { category, q, exact: q !== '' && inStock, sort, inStock, page };
              expect(read(listPath(list))).toEqual(list);
            }
  });

  it('SHOP-2 says nothing in the address that goes without saying', () => {
    expect(listPath({})).toBe('/e-shop');
    expect(listPath(read('/e-shop?category=&q=&page=1&sort='))).toBe('/e-shop');
    expect(listPath({ category: 'skincare', page: 2 })).toBe('/e-shop?category=skincare&page=2');
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999999999999'])('reads page "%s" as the first', (page) => {
    expect(read(`/e-shop?page=${page}`).page).toBe(1);
  });

  it('an order that does not exist is no order', () => {
    expect(read('/e-shop?sort=__proto__').sort).toBeNull();
  });

  it('SHOP-2 what nobody can type is left out of what was searched for', () => {
    expect(read('/e-shop?q=al%00oe%0A&category=%00').q).toBe('al oe');
    expect(read('/e-shop?category=%00').category).toBe('');
    expect(read(`/e-shop?q=${'a'.repeat(199)}😀`).q.isWellFormed()).toBe(true);
  });

  it('SHOP-2 asks for 24 products, from page · limit − limit on', () => {
    expect(listQuery(read('/e-shop?page=3&sort=-price&in_stock=1&q=gel&category=skincare'))).toMatchObject({
      category: 'skincare',
      q: 'gel',
      sort: '-price',
      in_stock: true,
      limit: 24,
      offset: 48,
    });
  });

  it('SHOP-1 featured and promotion are lists, not categories', () => {
    expect(listQuery(read('/e-shop?category=featured'))).toMatchObject({ is_popular: true });
    expect(listQuery(read('/e-shop?category=promotion'))).toMatchObject({ has_promotion: true });
    expect(listQuery(read('/e-shop?category=promotion'))).not.toHaveProperty('category');
  });
});
