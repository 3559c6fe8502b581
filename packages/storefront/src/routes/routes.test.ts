import { menuEntries } from '@caravan/country';
import { describe, expect, it } from 'vitest';
import { testCountry } from '../testing/test-country.ts';
import { addressOf } from './address-of.ts';
import { menuOf } from './menu-of.ts';
import { offeredRoutes } from './offered-routes.ts';
import { ownPath } from './own-path.ts';
import { productPath } from './product-path.ts';
import { paths, pathTo } from './route-names.ts';
import { routes } from './routes.ts';

describe('the routes', () => {
  it.each(routes)(
    'ROUTE-16 $name is one object: its own name, path and lazy screen with a title',
    async (route) => {
      expect(route.path).toBe(paths[route.name]);
      expect(route.lazy.toString()).toContain(`screens/${route.folder}/screen`);
      const screen = await route.lazy();
      expect(typeof screen.Screen).toBe('function');
      expect(typeof screen.title).toBe('function');
    },
  );

  it('ROUTE-15 every name has exactly one route', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(paths).sort());
  });

  it('ROUTE-14 what is guarded is never rendered with data for all', () => {
    const guards = Object.fromEntries(routes.flatMap(({ name, guard }) => (guard ? [[name, guard]] : [])));
    expect(guards).toEqual({
      checkout: 'member-order',
      pay: 'member-order',
      profile: 'member',
      retail: 'member',
      historyPage: 'member',
      orderDetails: 'member',
      business: 'member',
    });
    expect(routes.filter((route) => route.guard && route.public)).toEqual([]);
  });

  it('ROUTE-3 a provider’s own success page exists only where the country says so', () => {
    const names = (successPath: '/pay/success' | '/pay/success/demir') =>
      offeredRoutes(routes, testCountry({ card: { provider: 'x', mode: 'hosted', successPath } })).map(
        ({ name }) => name,
      );
    expect(names('/pay/success')).not.toContain('paySuccessDemir');
    expect(names('/pay/success/demir')).toContain('paySuccessDemir');
  });
});

describe('an address by name', () => {
  it('ROUTE-15 fills parameters and leaves empty search values out', () => {
    expect(
      pathTo('shop', undefined, { category: 'aloe-drinks', q: '', page: undefined, sort: '-price' }),
    ).toBe('/e-shop?category=aloe-drinks&sort=-price');
    expect(pathTo('orderDetails', { pk: 12 })).toBe('/order-history/12');
    expect(pathTo('product', { param: 'a/b' })).toBe('/e-shop/a%2Fb');
    expect(productPath({ id: 12, slug: 'aloe-gel' })).toBe('/e-shop/12-aloe-gel');
  });

  it.each([
    ['/e-shop?q=gel&utm=x&category=a', '/e-shop?category=a&q=gel'],
    ['/e-shop/12-aloe?q=gel', '/e-shop/12-aloe'],
    ['/?lang=en', '/'],
    ['/nothing?q=1', '/nothing'],
  ])('SRV-12 %s is kept as %s', (given, kept) => {
    expect(addressOf(routes, new URL(given, 'http://shop.example'))).toBe(kept);
  });
});

describe('the menu', () => {
  const entry = (name: 'home' | 'shop' | 'cart' | 'login', order: number, more: object = {}) => ({
    name,
    path: paths[name],
    folder: name,
    lazy: () => Promise.reject(new Error('not asked')),
    public: true,
    menu: { title: { id: name }, shown: true, order, ...more },
  });
  const list = [
    entry('home', 30),
    entry('shop', 10),
    entry('cart', 20, { shown: false }),
    entry('login', 5, { login: 'out' as const }),
  ];
  const names = (menu: object, loggedIn: boolean) => menuOf(list, { menu }, loggedIn).map(({ name }) => name);

  it('ROUTE-16 SHELL-3 leaves out what is not displayed or not for this login state, in order', () => {
    expect(names({}, false)).toEqual(['login', 'shop', 'home']);
    expect(names({}, true)).toEqual(['shop', 'home']);
  });

  it('ROUTE-16 has the entries that a country may name, and no others', () => {
    const entries = routes.filter(({ menu }) => menu?.shown).map(({ name }) => name);
    expect(entries.toSorted()).toEqual([...menuEntries].toSorted());
  });

  it('ROUTE-16 a country hides and reorders by its definition', () => {
    expect(names({ hide: ['shop'] }, true)).toEqual(['home']);
    expect(names({ order: ['home'] }, false)).toEqual(['home', 'login', 'shop']);
  });
});

describe('a path given by a stranger', () => {
  it.each(['/cart', '/e-shop?q=//x', '/order-history/12#lines', '/%D0%B3'])('%s stays here', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '%2f%2fevil',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/%09/evil',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    '/%E0%A4%A',
  ])('%j leads nowhere', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
