import { expect, test } from '@playwright/test';
import { page as address } from './launcher.ts';

test.use({ javaScriptEnabled: false });

test('SHELL-16 without scripts each page says that its buttons do not work', async ({ page }) => {
  for (const path of ['/', '/e-shop', '/cart', '/checkout', '/order-history', '/saved']) {
    await page.goto(address('kg', `${path}?lang=en`));
    await expect(page.getByText('the buttons do not work')).toBeVisible();
  }
});

for (const [country, language] of [
  ['kg', 'ru'],
  ['ge', 'ka'],
] as const)
  test(`SEO-1 SHOP-2 SHOP-4 LANG-3 without scripts ${country} is read, listed, sorted, searched and changes its language`, async ({
    page,
  }) => {
    const products = page.locator('main article');
    const shown = (path: RegExp) => expect(page).toHaveURL(path);

    await page.goto(address(country, '/'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(products.first()).toBeVisible();

    await page.goto(address(country, '/e-shop'));
    await expect(products).toHaveCount(24);
    const first = await products.first().getByRole('heading').textContent();
    await page.locator('main a[href="/e-shop?page=2"]').first().click();
    await shown(/\/e-shop\?page=2$/);
    await expect(products.first().getByRole('heading')).not.toHaveText(first ?? '');

    await page.goto(address(country, '/e-shop'));
    await page.locator('select[name=sort]').selectOption('-price');
    await page.locator('input[name=in_stock]').check();
    await page.locator('main form button[type=submit]').click();
    await shown(/sort=-price/);
    await shown(/in_stock=1/);
    await expect(page.locator('select[name=sort]')).toHaveValue('-price');
    await expect(products).toHaveCount(24);

    await page.locator('main nav a[href^="/e-shop?category="]').nth(3).click();
    await shown(/category=/);
    await expect(products.first()).toBeVisible();

    await page.locator('input[type=search]').fill('aloe');
    await page.locator('input[type=search]').press('Enter');
    await shown(/\/e-shop\?q=aloe$/);
    await expect(products.first()).toBeVisible();

    const name = (await products.first().getByRole('heading').textContent()) ?? '';
    await products.first().getByRole('link', { name }).click();
    await shown(/\/e-shop\/\d+-/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main')).toContainText(/\d/);

    await page.locator('footer a[hreflang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await shown(/\/e-shop\/\d+-[a-z0-9-]+\?lang=en$/);
    await page.locator('header a[href="/"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
