import { createI18n } from '@caravan/i18n';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShop } from '../shared/create-shop.ts';
import { memoryStorage } from '../shared/storage/storage-adapter.ts';
import { answer, network, type Answers } from '../testing/network.ts';
import { testCountry } from '../testing/test-country.ts';
import { testWords } from '../testing/test-words.ts';
import { allowsAll } from './consent.ts';
import { ConsentAndNewsletter } from './fragment.tsx';
import { loadFragment } from './load-fragment.ts';
import { listenToForms } from './listen-to-forms.ts';

const root = document.documentElement;
let posts: [url: unknown, body: string][] = [];

beforeEach(() => {
  posts = [];
  vi.stubGlobal('fetch', async (url: unknown, { body }: { body: URLSearchParams }) => {
    posts.push([url, body.toString()]);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.cookie = 'consent=; Path=/; Max-Age=0';
  root.removeAttribute('data-ask');
  root.removeAttribute('data-refused');
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

let end = (): void => {};
const open = (answers: Answers = {}, analyticsId: string | null = null) => {
  end();
  const { transport, calls } = network(answers);
  const i18n = createI18n('en', testWords);
  const shop = createShop({
    country: testCountry({ analyticsId }),
    language: 'en',
    i18n,
    transport: () => transport,
    local: memoryStorage(),
    tab: memoryStorage(),
    reload: () => {},
    onError: () => {},
  });
  render(
    <>
      <ConsentAndNewsletter words={i18n} />
      <div id="floats" />
    </>,
  );
  root.toggleAttribute('data-ask', true);
  end = listenToForms(shop);
  return { calls, shop, user: userEvent.setup() };
};

const question = () => within(screen.getByRole('region', { name: 'Cookies' }));
const analytics = () => document.head.querySelector('script[src*="gtag"]')?.getAttribute('src') ?? null;

describe('the question about cookies', () => {
  it('SHELL-8 has a link to the privacy notice and two answers that are equally easy', () => {
    open();
    expect(question().getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    const [necessary, all] = question().getAllByRole('button');
    expect([necessary?.textContent, all?.textContent]).toEqual(['Necessary only', 'Accept all']);
    expect(necessary?.className).toBe(all?.className);
  });

  it.each([
    ['Necessary only', 'necessary'],
    ['Accept all', 'all'],
  ])('SHELL-8 %s is kept, told to the server and not asked again', async (name, choice) => {
    const { user } = open();
    await user.click(question().getByRole('button', { name }));
    expect(document.cookie).toContain(`consent=${choice}.1`);
    expect(root.hasAttribute('data-ask')).toBe(false);
    expect(posts).toEqual([['/consent', `choice=${choice}`]]);
  });

  it('SHELL-8 is kept before the press has ended, for those who leave with it', () => {
    open();
    question().getByRole('button', { name: 'Accept all' }).click();
    expect(document.cookie).toContain('consent=all.1');
    expect(root.hasAttribute('data-ask')).toBe(false);
    expect(posts).toEqual([['/consent', 'choice=all']]);
  });

  it('SHELL-8 opens again from the end of the page, takes the focus and gives it back', async () => {
    const { user } = open();
    await user.click(question().getByRole('button', { name: 'Necessary only' }));
    const again = screen.getByRole('button', { name: 'Cookie settings' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.click(again);
    await waitFor(() => expect(root.hasAttribute('data-ask')).toBe(true));
    await expect.poll(() => document.activeElement?.textContent).toBe('Cookies');
  });

  it('CTRY-5 SHELL-8 analytics load after a yes, never before and never after a no', async () => {
    const { user } = open({}, 'G-TEST1');
    expect(analytics()).toBeNull();
    await user.click(question().getByRole('button', { name: 'Necessary only' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(analytics()).toBeNull();
    await user.click(question().getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(analytics()).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1'));
  });

  it('CTRY-5 a country without analytics loads none, whatever was chosen', async () => {
    const { user } = open();
    await user.click(question().getByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(analytics()).toBeNull();
  });

  it.each([
    ['consent=all.1', true],
    ['a=b; consent=all.1; c=d', true],
    ['consent=necessary.1', false],
    ['consent=all.0', false],
    ['noconsent=all.1', false],
    ['', false],
  ])('SHELL-8 the cookies %j allow all: %s', (cookies, allowed) => {
    expect(allowsAll(cookies, '1')).toBe(allowed);
  });
});

describe('the fragment', () => {
  it.each([
    ['', true],
    ['consent=all.1', false],
    ['consent=necessary.1', false],
    ['consent=necessary.0', true],
  ])('SHELL-8 comes after the page; with the cookie %j it asks: %s', async (cookie, asks) => {
    const { shop } = open();
    if (cookie) document.cookie = cookie;
    vi.stubGlobal('fetch', async (url: string) => new Response(`<p id="laid">${url}</p>`));
    const stop = await loadFragment(shop);
    stop?.();
    expect(document.getElementById('laid')?.textContent).toBe('/fragment/en');
    expect(root.hasAttribute('data-ask')).toBe(asks);
    document.getElementById('laid')?.remove();
  });

  it('SHELL-8 stays away when the server is away', async () => {
    const { shop } = open();
    vi.stubGlobal('fetch', async () => new Response('<p id="laid">busy</p>', { status: 503 }));
    await loadFragment(shop);
    expect(document.getElementById('laid')).toBeNull();
  });
});

describe('news by e-mail', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' });
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Subscribe' }));

  it('SHELL-10 thanks and empties the field', async () => {
    const { user, calls } = open({ 'POST newsletter/': answer(201, {}) });
    await user.type(field(), 'ada@mail.example');
    await press(user);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Thank you! We’ve sent you an email.'),
    );
    expect(calls).toMatchObject([{ path: 'newsletter/', body: { email: 'ada@mail.example' } }]);
    expect(field().value).toBe('');
  });

  it.each(['', 'ada', 'ada@'])(
    'SHELL-10 %j is no address: said beside the field, nothing lost',
    async (typed) => {
      const { user, calls } = open();
      if (typed !== '') await user.type(field(), typed);
      await press(user);
      await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
      expect(document.getElementById('newsletter-invalid')?.hasAttribute('data-shown')).toBe(true);
      expect([field().value, document.activeElement, calls]).toEqual([typed, field(), []]);
    },
  );

  it('SHELL-10 A11Y-1 the field is described by a mistake only while there is one', async () => {
    const { user } = open();
    const described = () =>
      field()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    const hint = expect.stringContaining('Unsubscribe');
    expect(described()).toEqual([hint]);
    await press(user);
    await waitFor(() => expect(described()).toEqual([expect.stringContaining('valid email'), hint]));
    await user.type(field(), 'ada@mail.example');
    await press(user);
    await waitFor(() => expect(described()).toEqual([hint]));
  });

  it('SHELL-10 says what the server has against an address', async () => {
    const { user } = open({
      'POST newsletter/': answer(400, { email: ['No such address'], code: 'invalid' }),
    });
    await user.type(field(), 'ada@mail.example');
    await press(user);
    expect((await screen.findByText('No such address')).role).toBe('alert');
    expect(field().value).toBe('ada@mail.example');
    // What is wrong with the next one is another matter.
    await user.clear(field());
    await press(user);
    await screen.findByText(/^Enter a valid email address/);
  });

  it('SHELL-10 says when it was tried too often', async () => {
    const { user, shop } = open({ 'POST newsletter/': answer(429, { detail: 'Wait', code: 'throttled' }) });
    await user.type(field(), 'ada@mail.example');
    await press(user);
    await waitFor(() => expect(shop.toasts.store.getState().list.map(({ text }) => text)).toEqual(['Wait']));
  });
});
