import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, network } from '../../testing/network.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testWords } from '../../testing/test-words.ts';
import { createI18n } from '@caravan/i18n';
import { createShop } from '../create-shop.ts';
import { memoryStorage, browserStorage } from '../storage/storage-adapter.ts';
import { createCurrentOrder } from '../order/current-order.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { keepMemberCookie } from './member-cookie.ts';
import { tabKeys } from './tab-keys.ts';
import { createSession } from './session.ts';
import { checkedUser, sessionUserOf } from './session-user.ts';

const user = { pk: 3, username: '999000000003', firstName: 'Aigul', level: 'supervisor' } as const;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the session', () => {
  it('AUTH-1 keeps the token under `token` and only a greeting’s worth of the member', () => {
    const values = new Map<string, string>();
    const session = createSession(memoryStorage(values), memoryStorage());
    session.begin(
      'abc',
      sessionUserOf({
        pk: 3,
        username: user.username,
        avatar: null,
        homeCountry: 'xx',
        extraFields: { name: 'Aigul', surname: 'Sadykova', level: 'supervisor' },
      }),
    );
    expect(Object.fromEntries(values)).toEqual({ token: 'abc', currentUser: JSON.stringify(user) });
    session.end();
    expect(values.size).toBe(0);
    expect(session.store.getState()).toEqual({ user: null, known: true });
  });

  it('SRV-12 the server is told that a member is at this browser, and nothing else', () => {
    const kept = new Map<string, string>();
    const written: string[] = [];
    const { documentElement } = document;
    const page = {
      documentElement,
      set cookie(text: string) {
        written.push(text);
      },
    };
    const session = createSession(memoryStorage(kept), memoryStorage());
    keepMemberCookie(session, page);
    session.begin('abc', user);
    expect(documentElement.hasAttribute('data-member')).toBe(true);
    session.end();
    expect(documentElement.hasAttribute('data-member')).toBe(false);
    kept.set('currentUser', JSON.stringify(user));
    kept.set('token', 'abc');
    session.restore();
    expect(written).toEqual([
      'member=1; Path=/; Max-Age=31536000; SameSite=Lax',
      'member=; Path=/; Max-Age=0; SameSite=Lax',
      'member=1; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('AUTH-3 SHELL-13 a logout leaves nothing of the member in the browser, nor the cart seen in the tab', () => {
    const values = new Map([
      ['token', 'abc'],
      ['currentUser', JSON.stringify(user)],
      ['viewed', '[1]'],
      ['cartProductsIds', '[1]'],
    ]);
    const seen = new Map(Object.values(tabKeys).map((key) => [key, '{}']));
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['seenCart', 'checkout', 'orderId', 'registration']),
    );
    createSession(memoryStorage(values), memoryStorage(seen)).end();
    expect([values.size, seen.size]).toEqual([0, 0]);
  });

  it.each([undefined, '{}', 'not json', JSON.stringify({ ...user, level: 'gone' })])(
    'AUTH-1 nobody is logged in by half: a token beside %s goes',
    (stored) => {
      const values = new Map([
        ['token', 'abc'],
        ...(stored === undefined ? [] : [['currentUser', stored] as const]),
      ]);
      const session = createSession(memoryStorage(values), memoryStorage());
      session.restore();
      expect([session.token(), session.store.getState().user]).toEqual([null, null]);
    },
  );

  describe('CHK-9 AUTH-4 what was typed when a session ended by itself', () => {
    const typed = () => new Map([['checkout', '{"form":{}}']]);
    const shopping = (tab: Map<string, string>, values = new Map<string, string>()) => {
      const session = createSession(memoryStorage(values), memoryStorage(tab));
      session.begin('abc', user);
      return { session, values };
    };

    it('waits for the same member', () => {
      const tab = typed();
      const { session } = shopping(tab);
      session.expire();
      expect([session.token(), session.store.getState().user, tab.has('checkout')]).toEqual([
        null,
        null,
        true,
      ]);
      session.begin('new', user);
      expect([...tab]).toEqual([...typed()]);
    });

    it('waits for them also when a page is refused that does not know its member yet', () => {
      const tab = typed();
      const { values } = shopping(tab);
      const session = createSession(memoryStorage(values), memoryStorage(tab));
      session.expire();
      expect([tab.has('checkout'), session.hasExpired()]).toEqual([true, true]);
      session.begin('new', user);
      expect([...tab]).toEqual([...typed()]);
    });

    it.each(['begin', 'restore'] as const)('is not for another one (%s)', (how) => {
      const tab = typed();
      const { session, values } = shopping(tab);
      session.expire();
      const other = { ...user, pk: 4 };
      const later = createSession(memoryStorage(values), memoryStorage(tab));
      if (how === 'begin') later.begin('new', other);
      else {
        createSession(memoryStorage(values), memoryStorage()).begin('new', other);
        later.restore();
      }
      expect(tab.size).toBe(0);
    });

    it.each([
      ['end', false],
      ['expire', true],
    ] as const)('by %s in another tab: it is kept here: %s', (how, kept) => {
      const [here, there] = [typed(), typed()];
      const { session, values } = shopping(here);
      createSession(memoryStorage(values), memoryStorage(there)).restore();
      const elsewhere = createSession(memoryStorage(values), memoryStorage(there));
      elsewhere.restore();
      elsewhere[how]();
      session.restore();
      expect([here.has('checkout'), there.has('checkout')]).toEqual([kept, kept]);
    });
  });

  it('CART-2 is read back after a reload; what strangers left there is ignored', () => {
    const values = new Map([
      ['token', 'abc'],
      ['currentUser', JSON.stringify(user)],
    ]);
    const session = createSession(memoryStorage(values), memoryStorage());
    expect(session.store.getState()).toEqual({ user: null, known: false });
    session.restore();
    expect(session.store.getState()).toEqual({ user, known: true });
    for (const bad of ['{', 'null', '{"pk":"3"}', JSON.stringify({ ...user, level: 'king' })]) {
      values.set('currentUser', bad);
      session.restore();
      expect(session.store.getState()).toEqual({ user: null, known: true });
    }
    values.delete('token');
    values.set('currentUser', JSON.stringify(user));
    session.restore();
    expect(session.store.getState().user).toBeNull();
    expect(checkedUser(user)).toEqual(user);
  });

  it('AUTH-3 ended in another tab ends here; begun there greets here', () => {
    const session = createSession(
      browserStorage(() => localStorage),
      memoryStorage(),
    );
    const reload = vi.fn();
    const onLoggedOut = vi.fn();
    followOtherTabs(session, { reload, onLoggedOut });
    session.begin('abc', user);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(session.store.getState().user).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onLoggedOut).toHaveBeenCalledTimes(1);
    localStorage.setItem('token', 'new');
    localStorage.setItem('currentUser', JSON.stringify(user));
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'new' }));
    expect(session.store.getState().user).toEqual(user);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('AUTH-3 a page brought back by ‘Back’ does not show a member who has left meanwhile', () => {
    const session = createSession(
      browserStorage(() => localStorage),
      memoryStorage(),
    );
    const reload = vi.fn();
    const onLoggedOut = vi.fn();
    followOtherTabs(session, { reload, onLoggedOut });
    session.begin('abc', user);
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(session.store.getState().user).toEqual(user);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.store.getState().user).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onLoggedOut).not.toHaveBeenCalled();
  });

  it('lives on when the browser refuses storage', () => {
    const storage = browserStorage(() => {
      throw new DOMException('denied');
    });
    const session = createSession(storage, memoryStorage());
    session.restore();
    session.begin('abc', user);
    expect(session.store.getState().user).toEqual(user);
  });
});

describe('a call of one whom the server no longer knows', () => {
  const shopOver = (status: number, body: unknown, stored: Map<string, string>) => {
    const reload = vi.fn();
    const shop = createShop({
      country: testCountry(),
      language: 'en',
      i18n: createI18n('en', testWords),
      transport: () => network({ 'GET users/address/': answer(status, body) }).transport,
      local: memoryStorage(stored),
      tab: memoryStorage(),
      reload,
      onError: () => {},
    });
    return { shop, reload };
  };

  it.each([
    ['not_authenticated', { detail: 'x', code: 'not_authenticated' }],
    ['authentication_failed', { detail: 'x', code: 'authentication_failed' }],
    ['no code', null],
  ])('AUTH-4 ERR-3 (%s) drops the token and reloads, with no message', async (_name, body) => {
    const stored = new Map([
      ['token', 'abc'],
      ['currentUser', JSON.stringify(user)],
    ]);
    const { shop, reload } = shopOver(401, body, stored);
    const [error] = await shop.api.get('addresses');
    if (error) shop.report(error);
    expect(Object.fromEntries(stored)).toEqual({ expiredMember: '3' });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shop.toasts.store.getState().list).toEqual([]);
  });

  it('AUTH-4 who had no token is not reloaded, again and again', async () => {
    const { shop, reload } = shopOver(401, { detail: 'x', code: 'not_authenticated' }, new Map());
    await shop.api.get('addresses');
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-2 ERR-4 any other failure is told once', async () => {
    const { shop } = shopOver(500, null, new Map());
    for (let turn = 0; turn < 3; turn += 1) {
      const [error] = await shop.api.get('addresses');
      if (error) shop.report(error);
    }
    expect(shop.toasts.store.getState().list.map(({ tone, text }) => [tone, text])).toEqual([
      ['error', 'Server error'],
    ]);
  });
});

describe('the other stores', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['x', null],
    ['', null],
  ])('CHK-1 an order id %j reads as %j', (text, pk) => {
    expect(createCurrentOrder(memoryStorage(new Map([['orderId', text]]))).pk()).toBe(pk);
  });
});
