import { expect, test } from '@playwright/test';
import { page as address } from './launcher.ts';
import { settle } from './shops.ts';

test('CART-5 CART-1 a quantity that was changed just before the page was left is not lost', async ({
  page,
}) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.goto(address('kg', '/cart'));
  const increase = page.getByRole('button', { name: /^Increase quantity/ });
  await increase.click();
  await increase.click();
  // Sooner than presses are gathered into a call.
  await page.goto(address('kg', '/privacy'));
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('3');
});
