import type { Sent } from '@caravan/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { checkoutServer } from '../../testing/checkout-server.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testOrder, unpaidOrder } from '../../testing/test-order.ts';

const refused = answer(401, { detail: 'No.', code: 'authentication_failed' });
const userOf = (pk: number, username: string) => ({
  pk,
  username,
  avatar: null,
  extraFields: { name: 'Aigul', surname: 'Asanova', level: 'supervisor' },
  homeCountry: 'xx',
});
const begun = (pk: number, username: string) => ({
  token: 'new',
  expiry: '2026-12-01T00:00:00.000Z',
  user: userOf(pk, username),
});

let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
});

/** A server for which the login ends as soon as the checkout is open; what is placed then is paid. */
const open = async (answers: Answers = {}) => {
  let ended = false;
  let order = testOrder();
  const opened = openShop('/', {
    member: testMember,
    tab,
    answers: {
      ...checkoutServer,
      'GET order/order/71/': () => (ended ? refused : order),
      'PATCH order/order/71/payment-delivery/': () => {
        if (ended) return refused;
        order = unpaidOrder();
        return order;
      },
      'POST login/': ({ body }: Sent) => {
        if (JSON.stringify(body).includes('wrong'))
          return answer(400, { nonFieldErrors: ['Wrong id or password'], code: 'invalid_credentials' });
        ended = false;
        return begun(3, '999000000003');
      },
      ...answers,
    },
  });
  opened.shop.order.begin(71);
  await act(() => opened.router.navigate('/checkout'));
  await screen.findByRole('radio', { name: /Pickup/ });
  const count = (method: string, path: string) =>
    opened.calls.filter((call) => call.method === method && call.path.startsWith(path)).length;
  return { ...opened, count, end: () => (ended = true) };
};
const go = () => screen.getByRole('button', { name: /^Continue to payment/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Log in' }));

describe('a login that ends in the middle of the checkout', () => {
  it('CHK-9 AUTH-4 is asked for over the page, which says why; then the order goes on, and nothing was typed for nothing', async () => {
    const { user, end, address, reloads, stored, count } = await open();
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    end();
    await user.click(go());
    const login = await dialog();
    login.getByText(/^You have been logged out.*what you entered is still here/);
    expect(login.getByLabelText('Member ID')).toHaveProperty('value', '999-000-000-003');
    await waitFor(() => expect(document.activeElement).toBe(login.getByLabelText('Password')));
    await user.type(login.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([reloads, stored.get('token')]).toEqual([[], 'new']);
    expect(count('PATCH', 'order/order/71/payment-delivery/')).toBe(2);
  });

  it('CHK-9 AUTH-2 a wrong password is told in the dialog, and the page waits', async () => {
    const { user, end, address, count } = await open();
    end();
    await user.click(go());
    const login = await dialog();
    await user.type(login.getByLabelText('Password'), 'wrong{Enter}');
    await login.findByText('Wrong id or password');
    expect([address(), count('PATCH', 'order/')]).toEqual(['/checkout', 1]);
    await user.clear(login.getByLabelText('Password'));
    await user.type(login.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/pay'));
  });

  it('CHK-9 several calls that it stops ask once, and all go on', async () => {
    const { user, end, shop, count } = await open({ 'GET districts/2/': () => answer(401) });
    end();
    const both = Promise.all([
      shop.api.get('order', { params: { id: 71 } }),
      shop.api.get('order', { params: { id: 71 } }),
    ]);
    const login = await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(login.getByLabelText('Password'), 'secret{Enter}');
    const answers = await both;
    expect(answers.map(([error]) => error)).toEqual([undefined, undefined]);
    expect(count('POST', 'login/')).toBe(1);
  });

  it('CHK-9 AUTH-3 a login of the same member in another tab is enough', async () => {
    const { user, end, shop, address, stored } = await open();
    end();
    await user.click(go());
    await dialog();
    await shop.api.post('login', { body: { username: '999000000003', password: 'secret' } });
    stored.set('token', 'elsewhere');
    act(() => shop.session.restore());
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CHK-9 AUTH-3 another member does not get what this one has typed', async () => {
    const { user, end, reloads } = await open({
      'POST login/': () => begun(4, '999000000004'),
    });
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    end();
    await user.click(go());
    const login = await dialog();
    await user.clear(login.getByLabelText('Member ID'));
    await user.type(login.getByLabelText('Member ID'), '999000000004');
    await user.type(login.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(reloads).toEqual([undefined]));
    expect(tab.read('orderId')).toBeNull();
    expect(tab.read('checkout') ?? '').not.toContain('Ring twice');
  });

  it('AUTH-4 who does not log in leaves the page, and what was typed waits for them', async () => {
    const { user, end, reloads, stored } = await open();
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    end();
    await user.click(go());
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(reloads).toEqual([undefined]));
    expect([stored.has('token'), tab.read('checkout')]).toEqual([
      false,
      expect.stringContaining('Ring twice'),
    ]);
  });

  it('CHK-9 at the payment, too: the way back to the checkout waits for it, and the card stays typed till then', async () => {
    const { user, end, address, reloads } = await open();
    await user.click(go());
    await user.type(await screen.findByLabelText('Cardholder name'), 'AIGUL');
    end();
    await user.click(screen.getByRole('link', { name: 'Change delivery or payment' }));
    const login = await dialog();
    expect(address()).toBe('/pay');
    expect(screen.getByLabelText('Cardholder name')).toHaveProperty('value', 'AIGUL');
    await user.type(login.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(reloads).toEqual([]);
  });
});
