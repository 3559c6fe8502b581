import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testDetails, testProduct, testProducts } from '../../testing/test-product.ts';
import { startSaved } from './start-saved.tsx';

const open = async (path: string, answers: Answers = {}, member = false) => {
  const opened = openShop(path, { answers, ...(member && { member: testMember }) });
  await screen.findByRole('heading', { level: 1 });
  await act(() => startSaved(opened.shop));
  return opened;
};
const heart = (name: string) => screen.findByRole('button', { name: `Save: ${name}` });
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');
const writes = (calls: readonly { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('users/saved/'));

describe('saved products', () => {
  it('SHOP-13 a visitor saves in the browser, and lets go', async () => {
    const { user, stored, calls } = await open('/e-shop');
    const first = await heart('Product 1');
    await user.click(first);
    expect(pressed(first)).toBe('true');
    expect(JSON.parse(stored.get('saved') ?? '')).toEqual([{ id: 1, code: '100' }]);
    await screen.findByText('Saved');
    await user.click(await heart('Product 2'));
    await user.click(first);
    expect(pressed(first)).toBe('false');
    await screen.findByText('Removed from saved products');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(JSON.parse(stored.get('saved') ?? '')).toEqual([{ id: 2, code: '101' }]);
    expect(writes(calls)).toEqual([]);
  });

  it('SHOP-13 before somebody is at the page no card has the button', async () => {
    openShop('/e-shop');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('SHOP-13 what a visitor saved joins a member’s own at the login', async () => {
    let joined = false;
    const { user, shop, stored, calls } = await open('/e-shop', {
      'POST users/saved/': () => {
        joined = true;
        return answer(204);
      },
      'GET users/saved/': () => (joined ? testProducts(2) : []),
    });
    await user.click(await heart('Product 1'));
    act(() => shop.session.begin('abc', testMember));
    await waitFor(async () => expect(pressed(await heart('Product 2'))).toBe('true'));
    expect(writes(calls).map(({ body }) => body)).toEqual([{ products: [1] }]);
    expect(stored.has('saved')).toBe(false);
    act(() => shop.session.end());
    await waitFor(async () => expect(pressed(await heart('Product 2'))).toBe('false'));
  });

  it('SHOP-13 a visitor’s list that is full says so, and loses none', async () => {
    const full = Array.from({ length: 100 }, (_, at) => ({ id: 1000 + at, code: `${1000 + at}` }));
    const { user, stored, shop } = await open('/e-shop');
    shop.local.write('saved', JSON.stringify(full));
    await act(() => startSaved(shop));
    const first = await heart('Product 1');
    await user.click(first);
    await screen.findByText('You can save up to 100 products. Remove some to save more.');
    expect(pressed(first)).toBe('false');
    expect(JSON.parse(stored.get('saved') ?? '')).toEqual(full);
  });

  it('SHOP-13 what finds no room in a member’s own list at the login stays in the browser', async () => {
    const own = testProducts(99).map((product, at) => ({ ...product, id: 1000 + at }));
    const first = testProducts(1);
    let joined = 0;
    const answers = {
      'POST users/saved/': () => {
        joined += 1;
        return answer(204);
      },
      'GET users/saved/': () => (joined > 0 ? [...first, ...own] : own),
    };
    const { user, shop, stored } = await open('/e-shop', answers);
    await user.click(await heart('Product 2'));
    await user.click(await heart('Product 1'));
    act(() => shop.session.begin('abc', testMember));
    await waitFor(() => expect(JSON.parse(stored.get('saved') ?? '')).toEqual([{ id: 2, code: '101' }]));
    expect(pressed(await heart('Product 1'))).toBe('true');
    // It is full, as far as this tab knows: nothing is sent in vain.
    await act(() => startSaved(shop));
    expect(joined).toBe(1);
  });

  it('SHOP-13 API-72 a member saves on the server; what it refuses is taken back', async () => {
    const { user, calls } = await open(
      '/e-shop',
      {
        'GET users/saved/': [],
        'PUT users/saved/1/': answer(204),
        'PUT users/saved/2/': answer(409, { detail: 'That is too many.', code: 'conflict' }),
        'DELETE users/saved/1/': answer(204),
      },
      true,
    );
    const first = await heart('Product 1');
    await user.click(first);
    expect(pressed(first)).toBe('true');
    await user.click(first);
    await user.click(await heart('Product 2'));
    await screen.findByText('That is too many.');
    expect(pressed(await heart('Product 2'))).toBe('false');
    expect(writes(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT users/saved/1/',
      'DELETE users/saved/1/',
      'PUT users/saved/2/',
    ]);
  });
});

describe('saved products that are pressed quickly', () => {
  it('SHOP-13 one that is refused takes back no other', async () => {
    const { promise: refusal, resolve: refuse } = Promise.withResolvers();
    const { user, shop } = await open(
      '/e-shop',
      {
        'GET users/saved/': [],
        'PUT users/saved/1/': () => refusal,
        'PUT users/saved/2/': answer(204),
      },
      true,
    );
    await user.click(await heart('Product 1'));
    await user.click(await heart('Product 2'));
    refuse(answer(409, { detail: 'That is too many.', code: 'conflict' }));
    await screen.findByText('That is too many.');
    expect(pressed(await heart('Product 1'))).toBe('false');
    expect(pressed(await heart('Product 2'))).toBe('true');
    expect(shop.tab.read('savedProducts')).toBe('[2]');
  });

  it('SHOP-13 one that is pressed before the list has come stays saved', async () => {
    const { promise: list, resolve: tell } = Promise.withResolvers();
    const { user } = await open(
      '/e-shop',
      { 'GET users/saved/': () => list, 'PUT users/saved/1/': answer(204) },
      true,
    );
    await user.click(await heart('Product 1'));
    tell(testProducts(3).slice(1));
    await waitFor(async () => expect(pressed(await heart('Product 2'))).toBe('true'));
    expect(pressed(await heart('Product 1'))).toBe('true');
  });
});

describe('the page of saved products', () => {
  it('SHOP-13 a visitor’s are looked up by their codes', async () => {
    const { user, router, calls } = await open('/e-shop', {
      'POST order/cart/lines/': {
        results: [{ productCode: '100', product: testProduct({ productCode: '100' }), ok: true }],
      },
    });
    await user.click(await heart('Product 1'));
    await act(() => router.navigate('/saved'));
    await screen.findByRole('article');
    expect(calls.at(-1)?.body).toEqual({ items: [{ productCode: '100', quantity: 1 }] });
    screen.getByRole('link', { name: 'Log in to see your saved products on all your devices' });
  });

  it('SHOP-13 a member’s come from the server; none: it says how', async () => {
    await open('/saved', { 'GET users/saved/': [] }, true);
    await screen.findByText('No saved products yet');
    screen.getByText('Tap the heart on a product to save it here.');
  });

  it('SHOP-13 CONT-12 not to be had: they can be asked for again', async () => {
    let away = true;
    const { user } = await open(
      '/saved',
      { 'GET users/saved/': () => (away ? answer(500) : testProducts(2)) },
      true,
    );
    const again = await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' });
    away = false;
    await user.click(again);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});

describe('tell me when it is back', () => {
  const gone = { 'GET product/7/': testDetails({ amount: 0 }) };

  it('SHOP-13 API-72 asks for an address, and says what comes next', async () => {
    const { user, calls } = await open('/e-shop/7-aloe-gel', {
      ...gone,
      'POST product/7/notify/': answer(202, {}),
    });
    await user.click(await screen.findByRole('button', { name: 'Notify me when it’s back' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await expect.poll(() => document.activeElement).toBe(email);
    await user.type(email, 'eve@');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByRole('textbox', { description: /Invalid email/ })).toBe(email);
    await user.clear(email);
    await user.type(email, 'zoë@mail.example');
    expect(await screen.findByRole('textbox', { description: /plain Latin letters/ })).toBe(email);
    await user.clear(email);
    await user.type(email, 'eve@mail.example');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    const done = await screen.findByText(/please confirm your address/);
    await expect.poll(() => document.activeElement?.contains(done)).toBe(true);
    expect(calls.find(({ path }) => path === 'product/7/notify/')?.body).toEqual({
      email: 'eve@mail.example',
    });
  });

  it('SHOP-13 thanks for one product only: the next that is gone can be asked for, too', async () => {
    const { user, router } = await open('/e-shop/7-aloe-gel', {
      ...gone,
      'POST product/7/notify/': answer(202, {}),
      'GET product/8/': testDetails({ id: 8, name: 'Aloe cream', slug: 'aloe-cream', amount: 0 }),
    });
    const button = () => screen.findByRole('button', { name: 'Notify me when it’s back' });
    await user.click(await button());
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'eve@mail.example{Enter}');
    await screen.findByText(/please confirm your address/);
    await act(() => router.navigate('/e-shop/8-aloe-cream'));
    await screen.findByRole('heading', { level: 1, name: 'Aloe cream' });
    await button();
    expect(screen.queryByText(/please confirm your address/)).toBeNull();
  });

  it('SHOP-13 what can be had needs no such thing', async () => {
    await open('/e-shop/7-aloe-gel', { 'GET product/7/': testDetails() });
    expect(screen.queryByRole('button', { name: 'Notify me when it’s back' })).toBeNull();
  });

  it.each([
    ['/mails/stock-confirmed', 'Address confirmed'],
    ['/mails/ended', 'You have been unsubscribed from these emails'],
    ['/mails/failed', 'This link is no longer valid'],
    ['/mails/else', 'This link is no longer valid'],
  ])('SHOP-13 %s says: %s', async (path, heading) => {
    openShop(path);
    await screen.findByRole('heading', { level: 1, name: heading });
  });
});
