import { formWithoutTerms, group, registrationDone, required, type Registration } from '@caravan/country';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handUsername } from '../../shared/session/handed-username.ts';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { testCart } from '../../testing/cart-server.ts';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testUser } from '../../testing/test-member.ts';

const registration: Registration = {
  forms: { 'existing-owner': formWithoutTerms(group('membership', required('fboId'), required('email'))) },
  terms: { version: '1', words: {} },
  done: registrationDone,
  words: { en: () => import('@caravan/i18n/words/registration/en.po') },
  examples: async () => ({ examples: {} }),
};
const withOnlineAccess = testCountry({ registration: async () => ({ registration }) });

const answers = { 'POST login/': { token: 'new', expiry: '2026-12-01T00:00:00.000Z', user: testUser } };

describe('the login page', () => {
  it('ROUTE-4 sends home who is logged in already', async () => {
    const { address } = openShop('/login', { member: testMember });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it.each([
    ['/login', '/e-shop'],
    ['/login?next=%2Fcart', '/cart'],
    ['/login?next=%2F%2Fevil.example', '/e-shop'],
  ])('AUTH-1 from %s one lands at %s', async (path, landing) => {
    const { user, address } = openShop(path, { answers });
    await user.type(await screen.findByLabelText('Member ID'), '999-000-000-003');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe(landing));
  });

  it.each([
    ['/login?next=%2Fcheckout', 'Log in to check out. Your cart is saved.'],
    ['/login?next=%2Forder-history%2F7', 'Log in to see your orders.'],
  ])('CHK-9 AUTH-1 %s says once why one is to log in', async (path, reason) => {
    openShop(path);
    expect(await screen.findAllByText(reason)).toHaveLength(1);
  });

  it.each(['/login', '/login?next=%2Fe-shop%2F7-aloe-gel', '/login?next=%2Fcheckouts'])(
    'CHK-9 %s gives no reason: one just came',
    async (path) => {
      openShop(path);
      await screen.findByLabelText('Password');
      expect(screen.queryByText(/^Log in to/)).toBeNull();
    },
  );

  it('CHK-9 AUTH-4 a login that has ended is the only reason given', async () => {
    const tab = memoryStorage(new Map([['sessionExpired', '1']]));
    openShop('/login?next=%2Fcheckout', { tab });
    await screen.findByText(/^You have been logged out/);
    expect(screen.queryByText(/^Log in to/)).toBeNull();
  });

  it('PANEL-1 each view is a step of the history with the focus on its heading, and the typed id goes along', async () => {
    const { user, address, router } = openShop('/login?next=%2Fcart', { answers });
    await user.type(await screen.findByLabelText('Member ID'), '999-000-000-003');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const forgot = await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
    expect(address()).toBe('/login?view=forgot&next=%2Fcart');
    await expect.poll(() => document.title).toMatch(/^Forgot password · /);
    await waitFor(() => expect(document.activeElement).toBe(forgot));
    const id = () => screen.getByLabelText<HTMLInputElement>('Member ID').value;
    expect(id()).toBe('999-000-000-003');
    await act(() => router.navigate(-1));
    const login = await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(address()).toBe('/login?next=%2Fcart');
    await expect.poll(() => document.title).toMatch(/^Log in · /);
    await waitFor(() => expect(document.activeElement).toBe(login));
    expect(id()).toBe('999-000-000-003');
  });

  it('PANEL-1 follows its address: the way to online access leads there from the login itself', async () => {
    const { user, address } = openShop('/login', { answers, country: withOnlineAccess });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    const join = within(await screen.findByRole('dialog', { name: 'How would you like to join?' }));
    await user.click(await join.findByRole('link', { name: /^Already with the company/ }));
    await screen.findByRole('heading', { level: 1, name: 'Access to the site' });
    expect(address()).toBe('/login?view=online');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'Get online access' });
  });

  it('REG-6 an id that was handed over stands there, and in no address', async () => {
    const { router, address } = openShop('/', { answers });
    await screen.findByRole('main');
    await act(() => router.navigate('/login', { state: handUsername('999000000003') }));
    expect((await screen.findByLabelText<HTMLInputElement>('Member ID')).value).toBe('999-000-000-003');
    expect(address()).toBe('/login');
  });

  it('never sends the password in an address, scripts or none', async () => {
    openShop('/login');
    const form = (await screen.findByLabelText('Password')).closest('form');
    expect(form?.method).toBe('post');
  });
});

describe('a login that the server has ended', () => {
  const expired = () =>
    memoryStorage(
      new Map([
        ['sessionExpired', '1'],
        ['orderId', '7'],
      ]),
    );
  const words = /^You have been logged out/;

  it.each([
    ['/checkout', '/login?next=%2Fcheckout'],
    ['/order-history', '/login?next=%2Forder-history'],
  ])('AUTH-1 AUTH-4 at %s is said, and one comes back there', async (path, login) => {
    const { user, address } = openShop(path, { answers, tab: expired() });
    await screen.findByText(words);
    expect(address()).toBe(login);
    await user.type(screen.getByLabelText('Member ID'), '999-000-000-003');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe(path));
  });

  it('AUTH-4 CHK-1 in the cart is said instead of "Your cart is empty", and one stays in the cart', async () => {
    const empty = { 'GET order/cart/': testCart([]) };
    const { shop, user } = openShop('/cart', { answers: { ...answers, ...empty }, tab: expired() });
    const panel = () => screen.findByRole('dialog', { name: 'Log in' });
    within(await panel()).getByText(words);
    expect(shop.panel.store.getState().next).toBe('/cart');
    // Who has closed it is still not told that what they put in is gone.
    await user.keyboard('{Escape}');
    const main = within(await screen.findByRole('main'));
    await main.findByText('Log in to see your cart');
    expect(main.queryByText('Your cart is empty')).toBeNull();
    await user.click(main.getByRole('button', { name: 'Log in' }));
    await panel();
  });

  it('AUTH-4 is not spoken of to who has logged in again, or logged out', async () => {
    const { shop } = openShop('/login', { answers, tab: expired() });
    await screen.findByText(words);
    shop.session.begin('new', testMember);
    expect(shop.session.hasExpired()).toBe(false);
    shop.session.expire();
    expect(shop.session.hasExpired()).toBe(true);
    shop.session.end();
    expect(shop.session.hasExpired()).toBe(false);
  });
});

describe('the logout page', () => {
  it('ROUTE-4 AUTH-3 clears the user and goes home', async () => {
    const { stored, calls, reloads } = openShop('/logout', {
      member: testMember,
      answers: { 'POST logout/': answer(204) },
    });
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(stored.has('token') || stored.has('currentUser')).toBe(false);
    expect(calls.filter(({ path }) => path === 'logout/')).toHaveLength(1);
  });

  it('AUTH-3 what is kept here goes even when the server cannot be reached', async () => {
    const { stored } = openShop('/logout', { member: testMember });
    await waitFor(() => expect(stored.has('token')).toBe(false));
  });
});

describe('a session that the server no longer knows', () => {
  it.each(['not_authenticated', 'authentication_failed'])(
    'AUTH-4 %s drops the token and reloads, with no message',
    async (code) => {
      const { user, stored, reloads, shop } = openShop('/', {
        member: testMember,
        answers: { 'GET order/cart/': answer(401, { detail: 'No.', code }) },
      });
      await user.click(await screen.findByRole('button', { name: 'Cart' }));
      await waitFor(() => expect(reloads).toEqual([undefined]));
      expect(stored.has('token')).toBe(false);
      expect(shop.toasts.store.getState().list).toEqual([]);
    },
  );
});
