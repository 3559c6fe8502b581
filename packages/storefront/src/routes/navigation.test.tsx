import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createI18n } from '@caravan/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShop } from '../shared/create-shop.ts';
import { ErrorScreen } from '../shared/errors/error-screen.tsx';
import { FollowLinks } from '../shared/link/follow-links.tsx';
import { memoryStorage } from '../shared/storage/storage-adapter.ts';
import { ShopProvider } from '../shared/shop.tsx';
import { PageEffects } from '../shared/document/page-effects.tsx';
import { answer, network } from '../testing/network.ts';
import { testCountry } from '../testing/test-country.ts';
import { testWords } from '../testing/test-words.ts';
import { notFound, redirectTo, unwrap } from './outcomes.ts';
import { paths, type RouteName } from './route-names.ts';
import type { ScreenModule } from './screen-module.ts';
import type { ScreenRoute } from './screen-route.ts';
import { toRouter } from './to-router.ts';
import { ChunkFailure } from './with-reload.ts';

afterEach(cleanup);

const screenOf = (name: string, more: Partial<ScreenModule> = {}): ScreenModule => ({
  Screen: () => <h1>{name} screen</h1>,
  title: () => name,
  ...more,
});

const route = (name: RouteName, module: ScreenModule, more: Partial<ScreenRoute> = {}): ScreenRoute => ({
  name,
  path: paths[name],
  folder: name,
  lazy: () => Promise.resolve(module),
  public: true,
  ...more,
});

/** A shop of the given routes only, inside a layout with a menu; what is not given is not there. */
const open = (
  path: string,
  routes: readonly ScreenRoute[],
  { token, orderId }: { token?: string; orderId?: string } = {},
) => {
  const country = testCountry();
  const { transport, calls } = network({
    'GET product/5/': answer(404, { detail: 'No such product', code: 'not_found' }),
    'GET product/6/': answer(500, { detail: 'column "price" does not exist' }),
  });
  const reloads: string[] = [];
  const shop = createShop({
    country,
    language: 'en',
    i18n: createI18n('en', testWords),
    transport: () => transport,
    local: memoryStorage(new Map(token ? [['token', token]] : [])),
    tab: memoryStorage(new Map(orderId ? [['orderId', orderId]] : [])),
    reload: () => reloads.push('reload'),
    onError: () => {},
  });
  const Layout = () => (
    <FollowLinks>
      <nav>the menu</nav>
      <main>
        <Outlet />
      </main>
      <PageEffects />
    </FollowLinks>
  );
  const frame = {
    Layout,
    ErrorScreen,
    FailedLayout: ErrorScreen,
    Skeleton: () => <p>wait</p>,
    where: 'browser',
    shopOf: () => shop,
  } as const;
  const router = createMemoryRouter(toRouter(routes, frame), { initialEntries: [path] });
  render(
    <ShopProvider shop={shop}>
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  const toasts = () => shop.toasts.store.getState().list.map(({ tone, text }) => [tone, text]);
  return { router, shop, calls, toasts, reloads, at: () => router.state.location.pathname };
};

const home = route('home', screenOf('home'));
const cart = route('cart', screenOf('cart'));
const shopRoute = route('shop', screenOf('shop'));

describe('a path', () => {
  it.each(['/nope', '/e-shop/1/2/3', '/forever/x'])('ROUTE-2 %s that nobody has leads home', async (path) => {
    const { at } = open(path, [home]);
    await screen.findByText('home screen');
    expect(at()).toBe('/');
  });

  it('ROUTE-5 of a product that does not exist leads to the shop with the server’s words', async () => {
    const product = route(
      'product',
      screenOf('product', {
        load: async ({ api }) => {
          const [error, found] = await api.get('product', { params: { id: 5 } });
          if (error) throw redirectTo('/e-shop', { message: error.message });
          return found;
        },
      }),
    );
    const { at, toasts } = open('/e-shop/5-x', [shopRoute, product]);
    await screen.findByText('shop screen');
    expect(at()).toBe('/e-shop');
    expect(toasts()).toEqual([['error', 'No such product']]);
  });

  it('ROUTE-5 a loader’s redirect never leaves the site', async () => {
    const lost = route(
      'login',
      screenOf('login', {
        load: async () => {
          throw redirectTo('//evil.example');
        },
      }),
    );
    const { at } = open('/login', [home, lost]);
    await screen.findByText('home screen');
    expect(at()).toBe('/');
  });
});

describe('a guard', () => {
  const load = vi.fn(async () => 'private');
  const guarded = (name: RouteName, guard: 'member' | 'member-order') =>
    route(name, screenOf(name, { load }), { guard, public: false });

  it.each([
    ['historyPage', 'member', {}, '/'],
    ['checkout', 'member-order', {}, '/cart'],
    ['checkout', 'member-order', { token: 'a' }, '/cart'],
    ['pay', 'member-order', { orderId: '7' }, '/cart'],
    ['pay', 'member-order', { token: 'a', orderId: 'x' }, '/cart'],
  ] as const)(
    'ROUTE-14 of %s (%s) with %j leads to %s and nothing is fetched or shown',
    async (name, guard, who, to) => {
      load.mockClear();
      const { at } = open(paths[name], [home, cart, guarded(name, guard)], who);
      await screen.findByText(to === '/' ? 'home screen' : 'cart screen');
      expect(at()).toBe(to);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['historyPage', 'member', { token: 'a' }],
    ['checkout', 'member-order', { token: 'a', orderId: '7' }],
  ] as const)('ROUTE-14 of %s lets the member through', async (name, guard, who) => {
    const { at } = open(paths[name], [home, cart, guarded(name, guard)], who);
    await screen.findByText(`${name} screen`);
    expect(at()).toBe(paths[name]);
  });
});

describe('an error in one screen', () => {
  it('ROUTE-17 shows inside the layout, with a button that tries again', async () => {
    let broken = true;
    const Screen = () => {
      if (broken) throw new Error('an error of ours');
      return <h1>mended</h1>;
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open('/cart', [home, route('cart', screenOf('cart', { Screen, load: async () => 1 }))]);
    await screen.findByRole('heading', { name: 'Server error' });
    expect(screen.getByText('the menu')).toBeTruthy();
    expect(document.body.textContent).not.toContain('an error of ours');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('mended');
    vi.restoreAllMocks();
  });

  it('ROUTE-17 says the server’s refusal in its words, and its errors in general ones', async () => {
    open('/cart', [
      route(
        'cart',
        screenOf('cart', {
          load: async ({ api }) => unwrap(await api.get('product', { params: { id: 5 } })),
        }),
      ),
    ]);
    await screen.findByText('No such product');
    cleanup();
    open('/cart', [
      route(
        'cart',
        screenOf('cart', {
          load: async ({ api }) => unwrap(await api.get('product', { params: { id: 6 } })),
        }),
      ),
    ]);
    await screen.findByRole('heading', { name: 'Server error' });
    expect(screen.getByRole('alert').textContent).toContain('Try again');
    expect(document.body.textContent).not.toContain('column');
  });

  it('ROUTE-17 of a server that cannot be reached speaks of the connection', async () => {
    open('/cart', [
      route('cart', screenOf('cart', { load: async ({ api }) => unwrap(await api.get('cart')) })),
    ]);
    await screen.findByRole('heading', { name: 'Part of the page failed to load' });
    expect(screen.getByRole('alert').textContent).toContain('Check your connection');
  });

  it('ROUTE-17 of what does not exist leads on to the shop', async () => {
    open('/cart', [
      shopRoute,
      route(
        'cart',
        screenOf('cart', {
          load: async () => {
            throw notFound();
          },
        }),
      ),
    ]);
    await screen.findByRole('heading', { name: 'Page not found' });
    await userEvent.click(screen.getByRole('link', { name: 'Go to shop' }));
    await screen.findByText('shop screen');
  });

  it('ROUTE-16 of a chunk that does not come says so and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.setItem('reloadedFrom', new URL('./with-reload.ts', import.meta.url).href);
    const lazy = () => Promise.reject(new ChunkFailure('gone'));
    const broken = route('cart', screenOf('cart'), { lazy });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/cart', [home, broken]);
    await screen.findByRole('heading', { name: 'Part of the page failed to load' });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe('after a navigation', () => {
  it('focus is on the new heading and the document has its title', async () => {
    const { router } = open('/', [home, cart]);
    await screen.findByText('home screen');
    expect(document.activeElement).toBe(document.body);
    await router.navigate('/cart');
    const heading = await screen.findByRole('heading', { name: 'cart screen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await expect.poll(() => document.title).toBe('cart · Aloea');
  });

  it('A11Y-2 nothing of the new screen runs while the document has the old one’s title, or something else the focus', async () => {
    const found: unknown[] = [];
    const CartScreen = () => {
      useEffect(() => void found.push(document.title, document.activeElement?.textContent), []);
      return <h1>cart screen</h1>;
    };
    const { router } = open('/', [home, route('cart', screenOf('cart', { Screen: CartScreen }))]);
    await screen.findByText('home screen');
    await router.navigate('/cart');
    await screen.findByRole('heading', { name: 'cart screen' });
    await waitFor(() => expect(found).toEqual(['cart · Aloea', 'cart screen']));
  });
});
