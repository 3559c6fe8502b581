import { expect, test, type Page } from '@playwright/test';
import { page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settle, shops } from './shops.ts';

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
  await page.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  const increase = page.getByRole('button', { name: /^Increase quantity/ });
  await increase.click();
  await increase.click();
  // Sooner than presses are gathered into a call.
  await page.goto(address('kg', '/privacy'));
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('3');
});

/** Puts one unit of the first product of the shop into the cart, and gives its name. */
const fill = async (page: Page): Promise<string> => {
  await page.goto(address('kg', '/e-shop'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const name = (await main.getByRole('listitem').getByRole('heading').first().textContent()) ?? '';
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  return name;
};

test('SRV-12 CART-3 a visitor’s cart is read before any script has run', async ({
  page,
  browser,
  context,
}) => {
  await settle(page, 'kg');
  const name = await fill(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(address('kg', '/cart'));
  await expect(reader.getByRole('main').getByRole('link', { name })).toBeVisible();
  await plain.clearCookies({ name: 'cart' });
  await reader.goto(address('kg', '/cart'));
  await expect(reader.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await plain.close();
});

test('SRV-12 ROUTE-14 where a member is, the page shows no cart of who was here before', async ({
  page,
  context,
  browser,
}) => {
  const signed = async () => (await context.cookies()).some(({ name }) => name === 'member');
  await settle(page, 'kg');
  await fill(page);
  const served = () => page.evaluate(async () => (await fetch('/cart')).text());
  expect(await served()).not.toContain('aria-busy="true"');
  await logIn(page, 'kg', shops.kg.member(5));
  await page.goto(address('kg', '/'));
  await expect.poll(signed).toBe(true);
  expect(await served()).toContain('aria-busy="true"');
  // The sign goes with the session, however that went.
  const other = await browser.newContext();
  await other.addCookies([{ name: 'member', value: '1', url: address('kg', '/') }]);
  const stranger = await other.newPage();
  await stranger.goto(address('kg', '/'));
  await expect.poll(async () => (await other.cookies()).some(({ name }) => name === 'member')).toBe(false);
  await other.close();
});

test('CART-5 SRV-12 a cart is not called empty while something is being put into it', async ({ page }) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  let seen = false;
  await page.route('**/order/cart/add/', async (route) => {
    seen = true;
    await new Promise((done) => void setTimeout(done, 1500));
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(() => seen).toBe(true);
  const served = await page.evaluate(async () => (await fetch('/cart')).text());
  expect(served).toContain('aria-busy="true"');
  expect(served).not.toContain('Your cart is empty');
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('1');
});

test('CART-2 a line that was taken out in another tab leaves this one with a word about it', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  const name = await fill(page);
  await page.goto(address('kg', '/cart'));
  const other = await context.newPage();
  // A served button answers once its page is alive.
  await other.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Remove' }).first().click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This product is not in the cart.' })).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('AUTH-3 a login and a logout in another tab are seen here', async ({ page, context }) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  const other = await context.newPage();
  await other.goto(address('kg', '/login'));
  await other.getByLabel('Member ID').first().fill(shops.kg.member(4));
  await other.getByLabel('Password', { exact: true }).first().fill('Aloe-demo-2026');
  await other.getByRole('button', { name: 'Log in' }).last().click();
  await expect(other).not.toHaveURL(/login/);
  const greeting = page.getByRole('banner').getByText(/^(Hello|Welcome|Hi)/);
  await expect(greeting).toBeVisible();
  await other.goto(address('kg', '/logout'));
  await expect(greeting).toBeHidden();
  await other.waitForLoadState('networkidle');
  await other.close();
});
