import type { Sent } from '@caravan/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testDetails, testProducts } from '../../testing/test-product.ts';

const manyProducts = { 'GET product/': { results: testProducts(24), count: 60 } };
const nothing = {
  'GET product/': ({ path }: Sent) =>
    path.includes('is_popular') ? { results: testProducts(4), count: 9 } : { results: [], count: 0 },
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = (calls: readonly Sent[]) => calls.findLast(({ path }) => path.startsWith('product/'))?.path;

describe('the shop', () => {
  it('SHOP-2 shows what the address says: category, search, order, page', async () => {
    const { calls } = openShop('/e-shop?category=bee-products&sort=price&in_stock=1&page=2', {
      answers: manyProducts,
    });
    await heading('Bee products');
    expect(new URLSearchParams(asked(calls)?.split('?')[1])).toEqual(
      new URLSearchParams('category=bee-products&sort=price&in_stock=true&limit=24&offset=24'),
    );
    screen.getByText('60 products');
    expect(screen.getByRole('link', { name: /Bee products/ }).ariaCurrent).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 2' }).ariaCurrent).toBe('page');
  });

  it('SHOP-3 A11Y-2 says what was searched for in place of what was typed, and leads to that alone', async () => {
    const { user, calls, address } = openShop('/e-shop?q=aole', {
      answers: {
        'GET product/': ({ path }: Sent) =>
          path.includes('exact')
            ? { results: testProducts(1), count: 1 }
            : { results: testProducts(2), count: 2, shownFor: 'aloe' },
      },
    });
    const region = await screen.findByText(/Showing results for “aloe”\./);
    expect(region.getAttribute('aria-live')).toBe('polite');
    await user.click(screen.getByRole('link', { name: 'Search for “aole” instead' }));
    await waitFor(() => expect(address()).toBe('/e-shop?q=aole&exact=1'));
    await waitFor(() => expect(screen.queryByText(/Showing results/)).toBeNull());
    expect(region.textContent).toBe('');
    expect(region.isConnected).toBe(true);
    expect(asked(calls)).toContain('exact=true');
  });

  it('SHOP-2 pages are links that keep everything else', async () => {
    openShop('/e-shop?q=gel&sort=cc', { answers: manyProducts });
    await heading('Search: gel');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/e-shop?q=gel&sort=cc&page=3',
    );
  });

  it('SHOP-2 a page behind the last leads to the last', async () => {
    const { address } = openShop('/e-shop?page=9', {
      answers: { 'GET product/': { results: [], count: 60 } },
    });
    await waitFor(() => expect(address()).toBe('/e-shop?page=3'));
  });

  it('SHOP-4 sorting changes the address at once, starts at the first page and keeps the focus', async () => {
    const { user, address } = openShop('/e-shop?page=2', { answers: manyProducts });
    await heading('Shop');
    const sort = screen.getByLabelText('Sort by');
    await user.click(sort);
    await user.selectOptions(sort, 'Price: low to high');
    await waitFor(() => expect(address()).toBe('/e-shop?sort=price'));
    await waitFor(() => expect((sort as HTMLSelectElement).value).toBe('price'));
    await expect.poll(() => document.activeElement).toBe(sort);
  });

  it('SHOP-4 what is narrowed down can be taken back', async () => {
    const { user, address } = openShop('/e-shop?q=gel', { answers: manyProducts });
    await user.click(await screen.findByLabelText('In stock only'));
    await screen.findByRole('checkbox', { checked: true });
    expect(address()).toBe('/e-shop?q=gel&in_stock=1');
    // The box shows the choice at once; the list and its links follow.
    const chip = await screen.findByRole('link', { name: 'Clear search “gel”' });
    await waitFor(() => expect(chip.getAttribute('href')).toBe('/e-shop?in_stock=1'));
    await user.click(chip);
    await waitFor(() => expect(address()).toBe('/e-shop?in_stock=1'));
  });

  it('SHOP-4 an empty result says so, offers popular products and a person to ask', async () => {
    openShop('/e-shop?q=zzz', { answers: nothing });
    await screen.findByText(/No results for “zzz”/);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/e-shop');
    const ask = within(screen.getByText(/^Can’t find what you need\? Ask us:/));
    expect(ask.getByRole('link', { name: /^\+/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(/\?text=zzz$/);
  });

  it('SHOP-4 where only the filter leaves nothing, it says so instead of doubting what was typed', async () => {
    openShop('/e-shop?q=gel&in_stock=1', { answers: nothing });
    await screen.findByText(/^Nothing here is in stock at the moment\. Untick “In stock only”/);
    expect(screen.queryByText(/Check the spelling/)).toBeNull();
  });

  it('SHOP-2 ROUTE-1 a search that is sent once more is no other step on the way back', async () => {
    const { user, address, calls, router } = openShop('/', { answers: manyProducts });
    await heading('Aloe');
    await router.navigate('/e-shop?q=gel');
    await heading('Search: gel');
    const searches = () => calls.filter(({ path }) => path.startsWith('product/?q=gel')).length;
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(searches()).toBe(2));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('A11Y-2 on the way back the focus is on the product that was looked at, on the way there on its heading', async () => {
    const { user, address, router } = openShop('/e-shop', {
      answers: { ...manyProducts, 'GET product/2/': testDetails({ id: 2, name: 'Seen', slug: 'product-2' }) },
    });
    await heading('Shop');
    const link = () => within(screen.getAllByRole('article')[1] ?? document.body).getByRole('link');
    const path = link().getAttribute('href');
    await user.click(link());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Seen'));
    expect(address()).toBe(path);
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe('/e-shop'));
    await waitFor(() => expect(document.activeElement).toBe(link()));
  });

  it('SHOP-2 names the list in the title of the page', async () => {
    const { router } = openShop('/', { answers: manyProducts });
    await heading('Aloe');
    await router.navigate('/e-shop?category=bee-products');
    await waitFor(() => expect(document.title).toBe('Bee products · Aloea'));
    await expect.poll(() => document.activeElement?.textContent).toBe('Bee products');
  });
});
