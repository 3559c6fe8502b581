import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

const country = testCountry({
  stores: [
    { id: 2, name: { en: 'Capital', tr: 'Başkent' } },
    { id: 5, name: { en: 'South', tr: 'Güney' } },
  ],
  defaultStore: 2,
});
const account = () => screen.findByRole('link', { name: 'My account' });
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
const named = (name: string) => screen.findByRole('dialog', { name });

// A busy machine takes seconds to make it ready the first time; a browser only fetches it.
beforeAll(async () => {
  openShop('/', { country });
  await screen.findByRole('dialog', { name: 'Choose your region' }, { timeout: 25_000 });
  cleanup();
}, 30_000);
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'store=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('overlays', () => {
  it('SHELL-17 account, then the menu a moment later: the menu alone, whatever comes late', async () => {
    const { user } = openShop('/');
    await account();
    // Both presses before any code or paint.
    act(() => {
      screen.getByRole('link', { name: 'My account' }).click();
      screen.getByRole('link', { name: 'Menu' }).click();
    });
    await named('Menu');
    await new Promise((done) => setTimeout(done, 100));
    expect(dialogs()).toHaveLength(1);
    await user.keyboard('{Escape}');
    await new Promise((done) => setTimeout(done, 50));
    expect(dialogs()).toHaveLength(0);
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('SHELL-17 the menu, then account before it is painted: the account alone', async () => {
    openShop('/');
    await account();
    act(() => {
      screen.getByRole('link', { name: 'Menu' }).click();
      screen.getByRole('link', { name: 'My account' }).click();
    });
    await named('Log in');
    await new Promise((done) => setTimeout(done, 100));
    expect(dialogs()).toHaveLength(1);
  });

  it('SHELL-17 SHELL-7 the question for the region waits for what the visitor has opened, then is asked', async () => {
    const { user } = openShop('/', { country });
    await user.click(await account());
    await named('Log in');
    await new Promise((done) => setTimeout(done, 100));
    expect(dialogs()).toHaveLength(1);
    await user.keyboard('{Escape}');
    await named('Choose your region');
    expect(dialogs()).toHaveLength(1);
  });

  it('SHELL-17 SHELL-7 what takes the place of the question does not answer it: it is asked again', async () => {
    const { shop } = openShop('/', { country });
    await named('Choose your region');
    act(() => shop.panel.open());
    await named('Log in');
    expect(dialogs()).toHaveLength(1);
    expect(localStorage.getItem('region')).toBeNull();
    act(() => shop.panel.close());
    await named('Choose your region');
  });

  it('SHELL-17 SHELL-4 the account closes the cart under its button', async () => {
    const { user, shop } = openShop('/');
    await user.click(await screen.findByRole('button', { name: 'Cart' }));
    await screen.findByRole('region', { name: 'Cart' });
    act(() => shop.panel.open());
    await named('Log in');
    expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull();
  });

  it('SHELL-5 SHELL-17 one that has gone elsewhere before its code came is not met there', async () => {
    const { router, shop } = openShop('/');
    await account();
    act(() => shop.panel.open());
    await act(() => router.navigate('/e-shop'));
    await new Promise((done) => setTimeout(done, 100));
    expect(dialogs()).toHaveLength(0);
  });

  it('SHELL-5 SHELL-17 one opened after the address has changed stays, though the new screen is drawn later', async () => {
    const { router, shop } = openShop('/');
    await account();
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== '/e-shop') return;
      stop();
      shop.panel.open();
    });
    await act(() => router.navigate('/e-shop'));
    await screen.findByRole('heading', { level: 1, name: 'Shop', hidden: true });
    await named('Log in');
    expect(shop.overlays.store.getState().shown).toBe('account');
  });

  it('ROUTE-17 an error in an overlay closes it and is said; header, screen and a second try are there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...testMember, level: 'nobody' } as unknown as typeof testMember;
    const { user, shop } = openShop('/', { answers: { 'GET users/3/': answer(500) }, member: testMember });
    await screen.findByRole('button', { name: 'Hello, Aigul' });
    act(() => shop.session.store.setState({ user: broken }));
    await user.click(screen.getByRole('button', { name: 'Hello, Aigul' }));
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText('Server error');
    expect(dialogs()).toHaveLength(0);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    act(() => shop.session.store.setState({ user: testMember }));
    await user.click(screen.getByRole('button', { name: 'Hello, Aigul' }));
    await named('My account');
  });

  it('SHELL-16 SHELL-17 the ways to join, of which the code does not come, hold nothing back', async () => {
    const { shop } = openShop('/');
    await account();
    const needWords = shop.needWords;
    Object.assign(shop, { needWords: () => Promise.reject(new TypeError('Failed to fetch')) });
    act(() => shop.overlays.show('join'));
    await screen.findByText('Part of the page failed to load');
    expect(shop.overlays.store.getState().shown).toBeNull();
    Object.assign(shop, { needWords });
    act(() => shop.overlays.show('join'));
    await screen.findByRole('dialog');
  });

  it('SHELL-16 of which the code does not come is said, with a way to have the page made anew', async () => {
    const { user, shop, reloads } = openShop('/');
    await account();
    Object.assign(shop, { needWords: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(await account());
    await screen.findByText('Part of the page failed to load');
    expect(dialogs()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(reloads).toEqual([undefined]));
  });
});
