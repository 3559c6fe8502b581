import { expect, test } from '@playwright/test';
import { typeKeys } from './keyboard.ts';
import { call, page as address } from './launcher.ts';
import { settle, shops } from './shops.ts';

/** Where Arabic and Kurdish keyboards write digits of their own. */
const country = 'iq' satisfies keyof typeof shops;

/** The same number as such a keyboard writes it. */
const arabicIndic = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

test('PANEL-5 SHOP-3 CART-4 in Arabic digits a member logs in, finds a product by its code and takes three', async ({
  page,
}) => {
  // Beyond the first page of the list, which has it whatever was looked for.
  const { body } = await call(country, 'GET', 'product/?limit=1&offset=30&in_stock=true');
  const [{ productCode, name }] = body.results;
  await settle(page, country);

  await page.goto(address(country, '/login'));
  await page.locator('main').getByLabel('Member ID').focus();
  await typeKeys(page, arabicIndic(shops[country].member(2)));
  await page.locator('main').getByLabel('Password', { exact: true }).fill('Aloe-demo-2026');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/login/);

  await page.goto(address(country, `/e-shop?q=${encodeURIComponent(arabicIndic(productCode))}`));
  await page.waitForLoadState('networkidle');
  await page.locator('main').getByRole('link', { name }).first().click();
  // Until then the list is still there, with buttons of the same name.
  await expect(page).toHaveURL(/\/e-shop\/\d+-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' }).first();
  await quantity.fill(arabicIndic('3'));
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await stored;

  await page.goto(address(country, '/cart'));
  await expect(page.getByRole('spinbutton', { name: 'Quantity' }).first()).toHaveValue('3');
});
