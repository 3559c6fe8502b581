import { expect, test, type Page } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { openParts } from './open-parts.ts';
import { settle, shops } from './shops.ts';

const country = 'tr' satisfies keyof typeof shops;

/** Kuruş out of the last price of a text: `1.718,55 TL`. */
const amountIn = (text: string | null): number => {
  const price = text?.match(/\d[\d.]*,\d\d/g)?.at(-1) ?? '';
  return Number(price.replaceAll(/\D/g, ''));
};

const toCheckout = async (page: Page): Promise<void> => {
  await page.goto(address(country, '/cart'));
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await openParts(page);
  await page.getByRole('radio', { name: /^Bank card/ }).check();
};

const place = async (page: Page): Promise<void> => {
  for (const box of await page.locator('#agreements').getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^Continue to payment/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/pay$/);
};

test('LIM-6 CHK-6 a member earns a coupon and a gift in tr, and uses the coupon with the next order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await settle(page, country);
  const token = await logIn(page, country, shops[country].member(3));
  await call(country, 'DELETE', 'order/cart/', { token });
  // A supervisor pays 62 % of 904.50 TL: one litre earns the coupon, two the gift.
  const add = (quantity: number) =>
    call(country, 'POST', 'order/cart/add/', { token, body: { productCode: '715', quantity } });
  await add(1);
  await page.goto(address(country, '/cart'));
  await expect(page.getByText(/^You’ll get a 100,00\s\S+ gift coupon with this order$/)).toBeVisible();
  await expect(page.getByText(/more to get a free gift$/)).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('This order includes a free gift')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Gift' })).toBeVisible();

  await toCheckout(page);
  await place(page);
  await page.getByLabel('Cardholder name').fill('DEMO BUYER');
  await page.getByLabel('Card number').fill('4111111111111111');
  await page.getByLabel(/Expiry date/).fill('1230');
  await page.getByLabel(/CVV2?/).fill('123');
  await page.getByRole('button', { name: /^Pay/ }).last().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/\/pay\/success/);
  const paid = (await call(country, 'GET', 'order/order/?limit=1', { token })).body.results[0];
  const coupon: string = paid.couponEarned.code;
  await expect(page.locator('main')).toContainText(coupon);

  await add(1);
  await toCheckout(page);
  const go = page.getByRole('button', { name: /^Continue to payment/ }).last();
  await expect(go).toHaveText(/\d,\d\d/);
  const whole = amountIn(await go.textContent());
  const code = page.getByLabel(/Coupon code/);
  await code.fill('2222-2222');
  await code.blur();
  await expect(page.getByText('This coupon code is not valid')).toBeVisible();
  await code.fill('');
  await page.getByRole('radio', { name: new RegExp(coupon) }).check();
  await expect.poll(async () => amountIn(await go.textContent())).toBe(whole - 10_000);
  await place(page);
  const { body } = await call(country, 'GET', 'order/order/?limit=1', { token });
  expect(body.results[0]).toMatchObject({ status: 'awaiting_payment', coupon: '100.00', couponCode: coupon });
  expect(Math.round(Number(body.results[0].total) * 100)).toBe(whole - 10_000);

  await page.goto(address(country, `/order-history/${body.results[0].pk}`));
  await expect(page.getByText(coupon).first()).toBeVisible();
  await call(country, 'POST', `order/order/${body.results[0].pk}/cancel/`, { token });
  const left = await call(country, 'GET', 'order/coupons/', { token });
  expect(left.body.find((one: { code: string }) => one.code === coupon)).toMatchObject({ state: 'usable' });
  await call(country, 'DELETE', 'order/cart/', { token });
});
