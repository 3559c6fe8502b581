import { act, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetails } from '@caravan/contract';
import { createI18n } from '@caravan/i18n';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testDetails, testProducts } from '../../testing/test-product.ts';
import { testWords } from '../../testing/test-words.ts';
import { meta } from './screen.tsx';

const serving = (facts: Partial<ProductDetails> = {}) => ({ 'GET product/7/': testDetails(facts) });
const limit = (most: number | null, used = 0) => ({ limit: most, used });
const heading = (name = 'Aloe gel') => screen.findByRole('heading', { level: 1, name });

describe('a product', () => {
  it('SHOP-7 A11Y-2 says once what CC stands for, to who asks', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    const [asked, ...more] = screen.getAllByText('What is CC?');
    expect(more).toEqual([]);
    expect(asked?.closest('details')?.textContent).toContain('Case credits');
  });

  it('SHOP-7 shows name, code, price, CC, stock, texts, deliveries and the way back', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    const main = within(screen.getByRole('main'));
    for (const text of [
      'Code 715',
      '0.125 CC',
      'In stock',
      '20,00 XXD',
      'Pure gel.',
      'Shake it.',
      'Aloe vera.',
    ])
      main.getByText(text);
    main.getByText('2–4 days');
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Aloe drinks' }).getAttribute('href')).toBe(
      '/e-shop?category=aloe-drinks',
    );
  });

  it('SHOP-7 shows what the law wants said of it below the usage, and no empty line without', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving({ notice: 'Not a medicine.\nNot for children.' }) });
    await heading();
    const usage = screen.getByText('Shake it.');
    expect(usage.nextElementSibling?.textContent).toBe('Not a medicine.\nNot for children.');
    expect(screen.getByText('Pure gel.').nextElementSibling).toBeNull();
  });

  it('SHOP-7 a visitor is told how to come to the own price; the login comes back here', async () => {
    const { user, shop } = openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    const link = screen.getByRole('link', { name: 'Log in to see your price' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fe-shop%2F7-aloe-gel');
    expect(link.ariaHasPopup).toBe('dialog');
    await user.click(link);
    expect(shop.overlays.store.getState().shown).toBe('account');
    expect(shop.panel.store.getState()).toEqual({ next: '/e-shop/7-aloe-gel' });
  });

  it('SHOP-7 a member sees the own price beside the retail price', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving(), member: testMember });
    await heading();
    screen.getByText('12,40 XXD');
    screen.getByText('20,00 XXD', { selector: 's' });
    screen.getByText('Your price', { selector: 'p' });
  });

  it('SHOP-14 a member’s price in a promotion is compared with the price before it, and the badge with what is struck', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving({ oldPrice: '25.00' }), member: testMember });
    await heading();
    screen.getByText('12,40 XXD');
    screen.getByText('25,00 XXD', { selector: 's' });
    screen.getByText('−50%');
    screen.getByText('Your price. Retail price: 20,00 XXD');
  });

  it('SHOP-14 a visitor sees the promotion alone', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving({ oldPrice: '25.00' }) });
    await heading();
    screen.getByText('20,00 XXD');
    screen.getByText('25,00 XXD', { selector: 's' });
    screen.getByText('−20%');
  });

  it('SHOP-7 tells limits in words, to a member also what is used of them', async () => {
    const limits = { once: limit(3), daily: limit(null), monthly: limit(5, 2) };
    const { calls, shop } = openShop('/e-shop/7-aloe-gel', { answers: serving({ limits }) });
    await heading();
    screen.getByText('Members: up to 3 per order.');
    act(() => shop.session.begin('abc', testMember));
    await screen.findByText('Members: up to 5 per month. You have already bought 2.');
    await waitFor(() => expect(calls.filter(({ path }) => path === 'product/7/')).toHaveLength(2));
  });

  it('SHOP-7 opens the picture large', async () => {
    const { user } = openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    await user.click(screen.getByRole('link', { name: 'Enlarge picture' }));
    const large = within(await screen.findByRole('dialog', { name: 'Aloe gel' })).getByRole('img');
    expect(large.getAttribute('src')).toBe('/media/xx/products/aloe-gel-800.webp');
  });

  it('SHOP-7 copies the link where there is no sheet for sharing', async () => {
    const { user } = openShop('/e-shop/7-aloe-gel', { answers: serving(), member: testMember });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/e-shop/7-aloe-gel?ref=999000000003`,
    );
  });

  it('SHOP-7 shares by the system’s own sheet where there is one; turned away, it says nothing', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('No', 'AbortError'));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user, shop } = openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Aloe gel', url: `${location.origin}/e-shop/7-aloe-gel` });
    expect(shop.toasts.store.getState().list).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('SHOP-7 the large picture opens and shuts by keyboard, and the focus comes back', async () => {
    const { user } = openShop('/e-shop/7-aloe-gel', { answers: serving() });
    await heading();
    const opener = screen.getByRole('link', { name: 'Enlarge picture' });
    opener.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Aloe gel' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SHOP-7 offers at most four related products', async () => {
    openShop('/e-shop/7-aloe-gel', { answers: serving({ related: testProducts(6) }) });
    await heading();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('what was looked at before is shown below, until it is cleared or the member leaves', async () => {
    const { user, router, shop, stored } = openShop('/e-shop/7-aloe-gel', {
      member: testMember,
      answers: {
        ...serving(),
        'GET product/8/': testDetails({ id: 8, name: 'Aloe cream', slug: 'aloe-cream' }),
      },
    });
    await heading();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await act(() => router.navigate('/e-shop/8-aloe-cream'));
    await heading('Aloe cream');
    const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    expect(viewed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/e-shop/7-aloe-gel',
    ]);
    await act(() => router.navigate('/'));
    const all = () => within(screen.getByRole('region', { name: 'Recently viewed' }));
    await waitFor(() =>
      expect(
        all()
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Aloe cream', 'Aloe gel']),
    );
    await user.click(all().getByRole('button', { name: 'Clear list' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    expect(stored.has('viewed')).toBe(false);
    expect(document.activeElement?.tagName).toBe('H1');

    await act(() => router.navigate('/e-shop/7-aloe-gel'));
    await heading();
    expect(stored.has('viewed')).toBe(true);
    act(() => shop.session.end());
    expect(stored.has('viewed')).toBe(false);
  });

  it('API-19 a product that was fetched for its member is not fetched once more for the own limits', async () => {
    const { router, calls } = openShop('/', {
      member: testMember,
      answers: serving({ limits: { once: limit(null), daily: limit(3, 1), monthly: limit(null) } }),
    });
    await act(() => router.navigate('/e-shop/7-aloe-gel'));
    await heading();
    await new Promise((later) => setTimeout(later, 50));
    expect(calls.filter(({ path }) => path === 'product/7/')).toHaveLength(1);
  });

  it('ROUTE-5 under a wrong slug it is shown at its own address', async () => {
    const { address } = openShop('/e-shop/id7-wrong', { answers: serving() });
    await heading();
    expect(address()).toBe('/e-shop/7-aloe-gel');
  });

  it('ROUTE-5 one that does not exist leads to the shop with the words of the server', async () => {
    const { address } = openShop('/e-shop/7-gone', {
      answers: { 'GET product/7/': answer(404, { detail: 'No such product.', code: 'not_found' }) },
    });
    await heading('Shop');
    expect(address()).toBe('/e-shop');
    expect((await screen.findByText('No such product.')).closest('[role=alert]')).not.toBeNull();
  });

  it('ROUTE-17 an error is told inside the layout, and can be tried again', async () => {
    let broken = true;
    const { user } = openShop('/e-shop/7-aloe-gel', {
      answers: { 'GET product/7/': () => (broken ? answer(500) : testDetails()) },
    });
    await heading('Server error');
    screen.getByRole('navigation', { name: 'Main menu' });
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading();
  });

  it('SEO-1 says the price, the stock, the way and the own address to search engines', () => {
    const i18n = createI18n('tr', testWords);
    const context = { country: testCountry(), language: 'tr', i18n } as const;
    const { related, ...product } = testDetails({ amount: 0 });
    const { canonical, jsonLd } = meta(context, {
      product,
      reader: null,
      related,
      list: { page: 1, sort: null, stars: null },
      reviews: null,
    });
    expect(canonical).toBe('/e-shop/7-aloe-gel');
    const page = 'https://shop.example/e-shop/7-aloe-gel?lang=tr';
    expect(jsonLd).toMatchObject({
      '@graph': [
        {
          '@type': 'Product',
          sku: '715',
          image: 'https://shop.example/media/xx/products/aloe-gel-400.webp',
          offers: {
            url: page,
            price: '20.00',
            priceCurrency: 'XXD',
            availability: 'https://schema.org/OutOfStock',
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: 'https://shop.example/e-shop?lang=tr' },
            { position: 2, name: product.categoryName },
            { position: 3, name: product.name, item: page },
          ],
        },
      ],
    });
  });
});
