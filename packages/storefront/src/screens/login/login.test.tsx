import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';

const user = {
  pk: 3,
  username: '999000000003',
  avatar: null,
  extraFields: { name: 'Aigul', surname: 'Asanova', level: 'supervisor' },
  homeCountry: 'xx',
};
const answers = { 'POST login/': { token: 'new', expiry: '2026-12-01T00:00:00.000Z', user } };

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

  it('never sends the password in an address, scripts or none', async () => {
    openShop('/login');
    const form = (await screen.findByLabelText('Password')).closest('form');
    expect(form?.method).toBe('post');
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
        answers: { 'GET order/cart/short/': answer(401, { detail: 'No.', code }) },
      });
      await user.click(await screen.findByRole('button', { name: 'Cart' }));
      await waitFor(() => expect(reloads).toEqual([undefined]));
      expect(stored.has('token')).toBe(false);
      expect(shop.toasts.store.getState().list).toEqual([]);
    },
  );
});
