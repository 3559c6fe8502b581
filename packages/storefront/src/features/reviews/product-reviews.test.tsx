import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NeedWords } from '../../shared/words/need-words.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { testDetails } from '../../testing/test-product.ts';

it('SHOP-12 SHELL-16 code that does not come on the way from another page is said, and asked for again', async () => {
  const none = { results: [], count: 0, average: null, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
  const { shop, router, user } = openShop('/', {
    answers: { 'GET product/7/': testDetails(), 'GET product/7/reviews/': none },
  });
  const { messages } = shop.i18n;
  const { 'reviews.title': title = '' } = messages;
  Reflect.deleteProperty(messages, 'reviews.title');
  let away = true;
  const needWords: NeedWords = async (areas) => {
    if (!areas.includes('reviews')) return;
    if (away) throw new TypeError('Failed to fetch');
    shop.i18n.load('en', { 'reviews.title': title });
  };
  Object.assign(shop, { needWords });
  await act(() => router.navigate('/e-shop/7-aloe-gel'));
  await screen.findByText('Part of the page failed to load');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 2, name: 'Reviews' });
  expect(screen.queryByText('Part of the page failed to load')).toBeNull();
});

it('SHOP-12 a page of reviews behind the last leads to the last', async () => {
  const five = { results: [], count: 5, average: 4, counts: { 1: 0, 2: 0, 3: 0, 4: 5, 5: 0 } };
  const { router } = openShop('/e-shop/7-aloe-gel?page=99&sort=stars', {
    answers: { 'GET product/7/': testDetails(), 'GET product/7/reviews/': five },
  });
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/e-shop/7-aloe-gel?page=2&sort=stars#reviews');
  });
});
