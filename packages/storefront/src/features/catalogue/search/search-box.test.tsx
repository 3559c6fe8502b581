import type { Sent } from '@caravan/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop, testMember } from '../../../testing/open-shop.tsx';

const suggestion = (id: number, name: string) => ({
  id,
  slug: `p-${id}`,
  name,
  photo: '/media/xx/products/p-90.webp',
  price: '20.00',
  strGrossCost: '20,00 XXD',
  discountable: id !== 2,
});
const answers = {
  'GET search/suggest/': [suggestion(1, 'Aloe gel'), suggestion(2, 'Aloe nectar')],
};
const field = () => screen.findByRole('combobox', { name: 'Search' });
const list = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' }));
/** Amounts hold spaces that do not break. */
const plain = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ').trim();
const asked = (calls: readonly Sent[]) =>
  calls.flatMap(({ path }) => (path.startsWith('search/suggest/') ? [decodeURIComponent(path)] : []));

describe('search', () => {
  it('SHOP-3 asks once one has stopped typing for 200 ms, and shows products with prices', async () => {
    const { user, calls } = openShop('/', { answers });
    await user.type(await field(), 'aloe');
    const options = (await list()).getAllByRole('option');
    expect(options.map(plain)).toEqual([
      'Aloe drinks',
      'Aloe gel20,00 XXD',
      'Aloe nectar20,00 XXD',
      'All results for “aloe”',
    ]);
    expect(asked(calls)).toEqual(['search/suggest/?q=aloe']);
  });

  it('SHOP-14 SHOP-3 shows a member their own price, with what others pay struck through', async () => {
    const { user } = openShop('/', { answers, member: testMember });
    await user.type(await field(), 'aloe');
    const options = (await list()).getAllByRole('option');
    expect(options.map(plain).slice(1, 3)).toEqual([
      'Aloe gelYour price 12,40 XXD Retail price 20,00 XXD',
      'Aloe nectar20,00 XXD',
    ]);
  });

  it('SHOP-3 an older answer never replaces a newer one', async () => {
    const { promise: first, resolve: answerFirst } = Promise.withResolvers();
    const { user } = openShop('/', {
      answers: {
        'GET search/suggest/': ({ path }: Sent) =>
          path.endsWith('q=al') ? first : [suggestion(2, 'The newer')],
      },
    });
    const input = await field();
    await user.type(input, 'al');
    await new Promise((resolve) => setTimeout(resolve, 260));
    await user.type(input, 'oe');
    await screen.findByRole('option', { name: /The newer/ });
    answerFirst([suggestion(1, 'The older')]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('option', { name: /The older/ })).toBeNull();
    screen.getByRole('option', { name: /The newer/ });
  });

  it('SHOP-3 arrows choose, Enter takes; Escape folds', async () => {
    const { user, address } = openShop('/', { answers });
    const input = await field();
    await user.type(input, 'aloe');
    await list();
    expect(input.ariaExpanded).toBe('true');
    await user.keyboard('{Escape}');
    expect(input.ariaExpanded).toBe('false');
    await user.type(input, ' ');
    await list();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Aloe nectar');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/e-shop/2-p-2'));
  });

  it('SHOP-3 A11Y-2 a choice is brought into sight, for the focus stays in the field', async () => {
    const seen: string[] = [];
    HTMLElement.prototype.scrollIntoView = function see(this: HTMLElement) {
      seen.push(plain(this));
    };
    const { user } = openShop('/', { answers });
    await user.type(await field(), 'aloe');
    await list();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(seen.slice(-2)).toEqual(['All results for “aloe”', 'Aloe nectar20,00 XXD']);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('SHOP-3 A11Y-2 a choice stays the same when others go; when it goes itself, Enter searches', async () => {
    const later = [suggestion(2, 'Aloe nectar')];
    const { user, address } = openShop('/', {
      answers: {
        'GET search/suggest/': ({ path }: Sent) =>
          path.endsWith('aloe') ? answers['GET search/suggest/'] : later,
      },
    });
    const input = await field();
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await user.type(input, 'aloe');
    await list();
    await user.type(input, ' ');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toContain('Aloe nectar');
    await user.type(input, 'n{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toContain('Aloe gel');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Aloe gel/ })).toBeNull());
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/e-shop?q=aloe+n'));
  });

  it('SHOP-3 what was found for one text is not offered for the next one', async () => {
    const { user } = openShop('/', {
      answers: {
        'GET search/suggest/': ({ path }: Sent) =>
          path.endsWith('ze') ? new Promise(() => {}) : answers['GET search/suggest/'],
      },
    });
    const input = await field();
    await user.type(input, 'aloe');
    await screen.findByRole('option', { name: /Aloe nectar/ });
    await user.clear(input);
    await user.type(input, 'ze');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('option', { name: /Aloe nectar/ })).toBeNull();
  });

  it('SHOP-3 that nothing was found for one text is not said of another one', async () => {
    const { user } = openShop('/', {
      answers: {
        'GET search/suggest/': ({ path }: Sent) => (path.endsWith('q=zzz') ? [] : new Promise(() => {})),
      },
    });
    const input = await field();
    await user.type(input, 'zzz');
    await screen.findByText('Nothing found');
    await user.type(input, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Nothing found')).toBeNull());
  });

  it('SHOP-3 Enter without a choice, and the last choice, search in the whole shop', async () => {
    const { user, address } = openShop('/', { answers });
    await user.type(await field(), 'aloe{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Search: aloe' });
    expect(address()).toBe('/e-shop?q=aloe');
    await user.type(await field(), ' gel');
    await user.click(await screen.findByRole('option', { name: 'All results for “aloe gel”' }));
    await waitFor(() => expect(address()).toBe('/e-shop?q=aloe+gel'));
  });

  it('SHOP-3 says that nothing is found, and offers what is popular; Escape folds that up, then clears the field', async () => {
    const { user } = openShop('/', { answers: { 'GET search/suggest/': [] } });
    const input = await field();
    await user.type(input, 'zzzz');
    const said = await screen.findByText('Nothing found');
    expect(said.getAttribute('role')).toBe('status');
    await screen.findByText('Popular products');
    expect(input.ariaExpanded).toBe('true');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).not.toHaveLength(0);
    expect(screen.queryByText(/All results/)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Nothing found')).toBeNull());
    expect(input).toHaveProperty('value', 'zzzz');
    await user.keyboard('{Escape}');
    expect(input).toHaveProperty('value', '');
  });

  it('SHOP-3 offers on focus what was searched for last and what is popular; Delete and a press take searches out', async () => {
    const { user, shop } = openShop('/', { answers });
    shop.local.write('searches', '["collagen","aloe","honey"]');
    await user.click(await field());
    await screen.findByText('Recent searches');
    const options = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await screen.findByText('Popular products');
    expect(options().slice(0, 4)).toEqual(['collagen', 'aloe', 'honey', 'Clear recent searches']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(options().slice(0, 2)).toEqual(['aloe', 'honey']);
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    expect(screen.queryByText('Recent searches')).toBeNull();
    expect(shop.local.read('searches')).toBeNull();
  });

  it('SHOP-3 a recent search is searched for again, and comes first then', async () => {
    const { user, shop, address } = openShop('/', { answers });
    shop.local.write('searches', '["collagen","aloe"]');
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: 'aloe' }));
    await waitFor(() => expect(address()).toBe('/e-shop?q=aloe'));
    expect(await field()).toHaveProperty('value', 'aloe');
    await waitFor(() => expect(shop.local.read('searches')).toBe('["aloe","collagen"]'));
  });

  it('SHOP-3 what is typed while the results are on their way stays, and so does the focus', async () => {
    const none = { results: [], count: 0 };
    const found = Promise.withResolvers<typeof none>();
    const { user, address } = openShop('/', {
      answers: {
        ...answers,
        'GET product/': ({ path }: Sent) =>
          path.includes('q=aloe') && !path.includes('gel') ? found.promise : none,
      },
    });
    const input = await field();
    await user.type(input, 'aloe{Enter} gel');
    expect(address()).toBe('/');
    found.resolve(none);
    await screen.findByRole('heading', { level: 1, name: 'Search: aloe' });
    expect(await field()).toHaveProperty('value', 'aloe gel');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Search: aloe gel' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await field()).toHaveProperty('value', 'aloe gel');
  });

  it('SHOP-3 what was typed and not searched for goes with the page: the text is that of the address', async () => {
    const { user, address } = openShop('/e-shop?q=aloe', { answers });
    await user.type(await field(), ' gel');
    await user.click(screen.getByRole('link', { name: 'Aloea' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
  });

  it('SHOP-3 is cleared by a button, which leaves the field at hand', async () => {
    const { user } = openShop('/', { answers });
    const input = await field();
    await user.type(input, 'aloe');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input);
  });

  it('SHOP-2 shows what is searched for, without what nobody can type', async () => {
    openShop('/e-shop?q=al%00oe%0A');
    expect(await field()).toHaveProperty('value', 'al oe');
  });

  it('is a plain form for those without scripts', async () => {
    openShop('/');
    const form = (await field()).closest('form');
    expect([form?.getAttribute('action'), form?.method, (await field()).getAttribute('name')]).toEqual([
      '/e-shop',
      'get',
      'q',
    ]);
  });
});
