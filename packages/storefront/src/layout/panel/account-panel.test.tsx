import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import type { SessionUser } from '../../shared/session/session-user.ts';
import { testUser } from '../../testing/test-member.ts';

const login = { token: 'new', expiry: '2026-12-01T00:00:00.000Z', user: testUser };
const cart = {
  totalQuantity: 0,
  currency: 'XXD',
  items: [],
  totals: {
    subTotal: '0.00',
    discount: '0.00',
    discountPercent: 0,
    totalWithoutDiscount: '0.00',
    deliveryFee: null,
    additionalTax: '0.00',
    totalCc: '0.000',
    total: '0.00',
  },
  minimum: null,
  freeDelivery: null,
  canOrder: false,
  messages: [],
};
const answers = { 'POST login/': login, 'GET users/3/': testUser, 'GET order/cart/': cart };

const openLogin = async (path: string, options: Parameters<typeof openShop>[1] = { answers }) => {
  const opened = openShop(path, options);
  await opened.user.click(await screen.findByRole('link', { name: 'My account' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
  const fields = {
    id: panel.getByLabelText<HTMLInputElement>('Member ID'),
    password: panel.getByLabelText<HTMLInputElement>('Password'),
    button: panel.getByRole<HTMLButtonElement>('button', { name: 'Log in' }),
  };
  return { ...opened, panel, ...fields };
};

describe('the side panel of a visitor', () => {
  it('SHELL-5 PANEL-1 opens from the account button with the login; Escape closes it and gives the focus back', async () => {
    const { user } = await openLogin('/');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'My account' }));
  });

  it('PANEL-3 the first field has the focus once the panel is open', async () => {
    const { id } = await openLogin('/');
    await waitFor(() => expect(document.activeElement).toBe(id));
  });

  it('PANEL-4 the button waits for member id and password', async () => {
    const { user, id, password, button } = await openLogin('/');
    expect(button.disabled).toBe(true);
    await user.type(id, '999000000003');
    expect(button.disabled).toBe(true);
    await user.type(password, 'secret');
    expect(button.disabled).toBe(false);
    await user.clear(id);
    expect(button.disabled).toBe(true);
  });

  it.each(['999000000003', '999-000-000-003', ' 999 000 000 003 '])(
    'PANEL-5 pasting "%s" gives the same id, shown in groups and sent as digits',
    async (pasted) => {
      const { user, calls, id, password, button } = await openLogin('/');
      await user.click(id);
      await user.paste(pasted);
      expect(id.value).toBe('999-000-000-003');
      await user.type(password, 'secret');
      await user.click(button);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(calls.find(({ path }) => path === 'login/')?.body).toEqual({
        username: '999000000003',
        password: 'secret',
      });
    },
  );

  it.each([
    ['/', '/e-shop'],
    ['/cart', '/cart'],
  ])('AUTH-1 logging in at %s leads to %s, keeps the token and asks for the cart', async (at, landing) => {
    const { user, address, stored, calls, id, password, button } = await openLogin(at);
    await user.type(id, '999000000003');
    await user.type(password, 'secret{Enter}');
    await screen.findByRole('button', { name: 'Hello, Aigul' });
    await waitFor(() => expect(address()).toBe(landing));
    expect(stored.get('token')).toBe('new');
    expect(button.isConnected).toBe(false);
    const login = calls.findIndex(({ path }) => path === 'login/');
    const asked = () => calls.slice(login).some(({ path }) => path.startsWith('order/cart/'));
    await waitFor(() => expect(asked()).toBe(true));
  });

  it('AUTH-1 one who was sent to log in lands where they wanted to go', async () => {
    const { user, shop, address } = openShop('/e-shop', { answers });
    await screen.findByRole('link', { name: 'My account' });
    shop.panel.open('/order-history');
    const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.type(panel.getByLabelText('Member ID'), '999000000003');
    await user.type(panel.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(address()).toBe('/order-history'));
  });

  it('a refusal is said in the form, and nothing typed is lost', async () => {
    const refusal = answer(400, {
      nonFieldErrors: ['Wrong member ID or password.'],
      code: 'invalid_credentials',
    });
    const { user, panel, id, password, button } = await openLogin('/', {
      answers: { 'POST login/': refusal },
    });
    await user.type(id, '999000000003');
    await user.type(password, 'wrong{Enter}');
    const words = await panel.findByText('Wrong member ID or password.');
    expect(words.closest('[role=alert]')).not.toBeNull();
    expect([id.value, password.value, button.disabled]).toEqual(['999-000-000-003', 'wrong', false]);
  });

  it('SHELL-12 the button cannot be pressed twice', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user, calls, id, password, button } = await openLogin('/', {
      answers: { ...answers, 'POST login/': () => held.then(() => login) },
    });
    await user.type(id, '999000000003');
    await user.type(password, 'secret');
    await user.click(button);
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ path }) => path === 'login/')).toHaveLength(1);
  });
});

describe('a forgotten password in the side panel', () => {
  const openForgot = async (given: unknown) => {
    const opened = await openLogin('/', { answers: { 'POST password/reset/': given } });
    await opened.user.type(opened.id, '999000000003');
    await opened.user.click(opened.panel.getByRole('button', { name: 'Forgot your password?' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    return { ...opened, panel, send: panel.getByRole<HTMLButtonElement>('button', { name: 'Send link' }) };
  };

  it('PANEL-1 PANEL-3 PANEL-4 keeps the id that was typed, gives it the focus, and waits for it', async () => {
    const { user, panel, send } = await openForgot({});
    const id = panel.getByLabelText<HTMLInputElement>('Member ID');
    expect([id.value, document.activeElement === id, send.disabled]).toEqual([
      '999-000-000-003',
      true,
      false,
    ]);
    await user.clear(id);
    expect(send.disabled).toBe(true);
    await user.click(panel.getByRole('button', { name: 'Back to login' }));
    await screen.findByRole('dialog', { name: 'Log in' });
  });

  it('PWD-1 MSG-11 tells to which address the link went', async () => {
    const { user, panel, send, calls } = await openForgot({ email: 'a•••@mail.example' });
    await user.click(send);
    await panel.findByText('We have sent a link to a•••@mail.example. It is valid for one hour.');
    expect(calls.find(({ path }) => path === 'password/reset/')?.body).toEqual({
      fboIdnumber: '999000000003',
    });
  });

  it('PWD-2 MSG-4 without an address on record one is told whom to ask', async () => {
    const { user, panel, send } = await openForgot({});
    await user.click(send);
    await panel.findByText(/^No email address on record\. Please contact customer service: \+999/);
  });

  it('SEC-2 a refusal stays in the form', async () => {
    const detail = 'Too many attempts. Try again in 12 minutes.';
    const { user, panel, send } = await openForgot(answer(429, { detail, code: 'throttled' }));
    await user.click(send);
    expect((await panel.findByText(detail)).closest('[role=alert]')).not.toBeNull();
  });
});

describe('the side panel of a member', () => {
  const volume = {
    months: [],
    level: 'supervisor',
    next: { level: 'assistant_manager', missingCc: '34.000', until: '2026-11-30T17:59:59.999Z' },
  };
  const openAccount = async (volumeAnswer: unknown = volume, level: SessionUser['level'] = 'supervisor') => {
    const opened = openShop('/', {
      answers: { ...answers, 'POST logout/': answer(204), 'GET business/volume/': volumeAnswer },
      member: { ...testMember, level },
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Hello, Aigul' }));
    return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'My account' })) };
  };

  it('PANEL-2 shows name, surname, masked id and level, and leads to the order history', async () => {
    const { panel } = await openAccount();
    await panel.findByText('Aigul Asanova');
    panel.getByText('999-000-000-003');
    panel.getByText('Supervisor');
    panel.getByText('Your discount is 38%');
    expect(panel.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
    expect(panel.getByRole('link', { name: 'My retail' }).getAttribute('href')).toBe('/retail');
    expect(panel.getByRole('link', { name: 'Order history' }).getAttribute('href')).toBe('/order-history');
  });

  it('PANEL-2 BIZ-1 tells how many credits are missing to the next level, and until when they count', async () => {
    const { panel, calls } = await openAccount();
    await panel.findByText('Next level: Assistant manager');
    const meter = panel.getByRole('meter', { name: 'Next level: Assistant manager' });
    expect(meter.getAttribute('aria-valuenow')).toBe('55');
    expect(meter.parentElement?.textContent).toMatch(/^34\.000\sCC to go by 30-11-2026$/);
    expect(calls.some(({ path }) => path.endsWith('business/volume/?months=1'))).toBe(true);
  });

  it('PANEL-2 at the highest level nothing is missing, and nothing is asked for', async () => {
    const { panel, calls } = await openAccount(volume, 'manager');
    await panel.findByText('Aigul Asanova');
    expect(panel.queryByRole('meter')).toBeNull();
    expect(calls.some(({ path }) => path.includes('business/volume'))).toBe(false);
  });

  it('PANEL-2 is whole without what is missing to the next level', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { panel, shop } = await openAccount(() => held.then(() => answer(500, {})));
    const place = (await panel.findByText('Supervisor')).closest('p')?.nextElementSibling;
    await waitFor(() => expect(place?.querySelector('[aria-busy]')).not.toBeNull());
    release();
    // Empty it takes no room.
    await waitFor(() => expect(place?.childNodes).toHaveLength(0));
    panel.getByRole('link', { name: 'My business' });
    expect(shop.toasts.store.getState().list).toEqual([]);
  });

  it('SHELL-5 closes when one goes elsewhere', async () => {
    const { panel, user } = await openAccount();
    await user.click(panel.getByRole('link', { name: 'Order history' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-3 logout tells the server, forgets the member here and reloads after 200 ms', async () => {
    const { panel, user, calls, reloads, stored } = await openAccount();
    await user.click(panel.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(stored.has('token') || stored.has('currentUser')).toBe(false));
    expect(calls.filter(({ path }) => path === 'logout/')).toHaveLength(1);
    expect(reloads).toEqual([]);
    await waitFor(() => expect(reloads).toEqual([undefined]), { timeout: 400 });
  });
});
