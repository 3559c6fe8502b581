import { expect, test, type Page } from '@playwright/test';
import { examine } from './examine.ts';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';

/** Path of the product that most has been said of. */
const reviewed = async (country: string): Promise<string> => {
  const { body } = await call(country, 'GET', 'product/?limit=1');
  const [{ id, slug }] = body.results;
  return `/e-shop/${id}-${slug}`;
};

/** Path of a product that the member bought and has said nothing of: the first in the list, or the last. */
const bought = async (country: string, token: string, which: 'first' | 'last' = 'first'): Promise<string> => {
  const { body } = await call(country, 'GET', 'product/?limit=100');
  for (const { id, slug } of which === 'first' ? body.results : body.results.toReversed()) {
    const { body: page } = await call(country, 'GET', `product/${id}/reviews/`, { token });
    if (page.mayReview) return `/e-shop/${id}-${slug}`;
  }
  throw new Error('the member has reviewed all that they bought');
};

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SHOP-12 SEO-1 reviews are read, filtered, sorted and paged, and told to search engines', async ({
    page,
  }) => {
    await page.goto(address('kg', `${await reviewed('kg')}?lang=en`));
    const entries = section(page).getByRole('article');
    await expect(entries).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Rated 4\.\d of 5, 9 reviews$/ })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join(' ')).toMatch(
      /"aggregateRating":\{"@type":"AggregateRating","ratingValue":4\.\d+,"reviewCount":9\}/,
    );
    await section(page).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?page=2#reviews$/);
    await expect(entries).toHaveCount(3);
    await section(page)
      .getByRole('link', { name: /^2 stars: / })
      .click();
    await expect(page).toHaveURL(/\?stars=2#reviews$/);
    await expect(entries.first().getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
    await section(page).getByRole('link', { name: 'Highest rated' }).click();
    await expect(page).toHaveURL(/sort=stars&stars=2#reviews$/);
  });
});

test('SHOP-12 PERF-2 the code of reviews comes when one scrolls near, and nothing moves', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto(address('kg', `${await reviewed('kg')}?lang=en`));
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('reviews-section'))).toEqual([]);
  const entries = section(page).getByRole('article');
  await expect(entries).toHaveCount(3);
  await expect(section(page).getByRole('button')).toHaveCount(0);
  const height = await section(page).evaluate((element) => element.getBoundingClientRect().height);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('button', { name: /^Helpful/ })).toHaveCount(3);
  expect(await section(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  await section(page).getByRole('link', { name: 'Most helpful' }).click();
  await expect(page).toHaveURL(/sort=helpful/);
  await expect(section(page).getByRole('link', { name: 'Most helpful' })).toBeFocused();
});

test('SHOP-12 A11Y-1 who bought a product writes of it, changes it, and takes it away', async ({ page }) => {
  test.slow();
  const token = await logIn(page, 'kg', '996000000002');
  await page.goto(address('kg', `${await bought('kg', token)}?lang=en`));
  await section(page).getByRole('button', { name: 'Write a review' }).click();
  await section(page).getByRole('button', { name: 'Post review' }).click();
  await expect(section(page).getByRole('group', { name: 'Please check the form' })).toBeFocused();
  await examine(page, 'a review that lacks all');
  await section(page)
    .getByRole('link', { name: /^Your rating/ })
    .click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(section(page).getByRole('radio', { name: '3 of 5 stars' })).toBeChecked();
  await section(page).getByLabel('What do you think of this product?').fill('Good, but the box was torn.');
  await section(page).getByRole('button', { name: 'Post review' }).click();
  await expect(section(page).getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(section(page).getByRole('article').getByText('Good, but the box was torn.')).toBeVisible();
  await examine(page, 'one’s own review');

  await section(page).getByRole('button', { name: 'Edit' }).click();
  await section(page).getByLabel('What do you think of this product?').fill('Write to me: ada@mail.example');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText(/^We’re checking your review/)).toBeVisible();
  await expect(section(page).getByRole('article').getByText('Write to me')).toHaveCount(0);

  await section(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your review?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(section(page).getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('API-71 SHOP-12 markup in a review is read as text, and a link in one waits and leads nowhere', async ({
  page,
  browser,
}) => {
  const token = await logIn(page, 'kg', '996000000002');
  const path = await bought('kg', token, 'last');
  const id = /^\/e-shop\/(\d+)/.exec(path)?.[1] ?? '';
  const text = '<script>document.title = "taken"</script><img src="x" onerror="document.title = 1">';
  const written = await call('kg', 'POST', `product/${id}/reviews/`, {
    token,
    body: { stars: 4, title: '<b>Good</b>', text },
  });
  expect([written.status, written.body.state]).toEqual([201, 'shown']);

  const { text: served } = await ask('kg.localhost', path, { headers: { accept: 'text/html' } });
  expect(served).not.toContain('<script>document.title');
  expect(served).not.toContain('<img src="x"');
  const visitor = await browser.newPage();
  await visitor.goto(address('kg', `${path}?lang=en`));
  await expect(section(visitor).getByText(text)).toBeVisible();
  await expect(section(visitor).getByText('<b>Good</b>')).toBeVisible();
  await visitor.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  expect(await visitor.title()).not.toMatch(/^(?:taken|1)$/);

  const linked = 'Cheaper at https://elsewhere.example/gel';
  const changed = await call('kg', 'PATCH', `reviews/${written.body.id}/`, {
    token,
    body: { stars: 4, title: 'Good', text: linked },
  });
  expect([changed.status, changed.body.state]).toEqual([200, 'waiting']);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('elsewhere.example')).toHaveCount(0);
  await visitor.close();
  await page.goto(address('kg', `${path}?lang=en`));
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByText(linked)).toBeVisible();
  await expect(page.locator('a[href*="elsewhere.example"]')).toHaveCount(0);
  expect((await call('kg', 'DELETE', `reviews/${written.body.id}/`, { token })).status).toBe(204);
});
