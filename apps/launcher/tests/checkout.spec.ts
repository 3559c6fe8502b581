import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { openParts } from './open-parts.ts';
import { settle, shops } from './shops.ts';

/** A long list of provinces and districts, two agreements, and payment on delivery. */
const country = 'tr' satisfies keyof typeof shops;

test('CHK-2 CHK-3 CHK-7 PAY-7 what was typed survives a reload, consent does not; reload and Back after the order do no harm', async ({
  page,
}) => {
  await settle(page, country);
  const token = await logIn(page, country, shops[country].member(4));
  const { body } = await call(country, 'GET', 'product/?limit=1&in_stock=true');
  await call(country, 'POST', 'order/cart/add/', {
    token,
    body: { productCode: body.results[0].productCode, quantity: 2 },
  });

  await page.goto(address(country, '/cart'));
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await openParts(page);
  await page.getByRole('radio', { name: 'New address' }).check();
  const province = page.getByRole('combobox', { name: 'Province' });
  await province.fill('istanb');
  await province.press('ArrowDown');
  await province.press('Enter');
  await expect(province).toHaveValue('İstanbul');
  const district = page.getByRole('combobox', { name: 'District' });
  await expect(district).toBeEnabled();
  await district.fill('sisli');
  await district.press('Tab');
  await expect(district).toHaveValue('Şişli');
  await page.getByLabel('City').fill('Me');
  await page.getByLabel('Street and building').fill('Büyükdere Cad.');
  await page.getByRole('textbox', { name: /^Order comment/ }).fill('Ring twice');
  await page
    .getByRole('radio', { name: /delivery/i })
    .last()
    .check();
  await page.getByRole('checkbox', { name: /distance sales/i }).check();
  const onDelivery = page.getByRole('group', { name: 'Payment' }).getByRole('radio').last();
  await expect(onDelivery).toBeChecked();

  await page.reload();
  await expect(district).toHaveValue('Şişli');
  await expect(province).toHaveValue('İstanbul');
  await expect(page.getByLabel('City')).toHaveValue('Me');
  await expect(page.getByLabel('Street and building')).toHaveValue('Büyükdere Cad.');
  await openParts(page);
  await expect(page.getByRole('textbox', { name: /^Order comment/ })).toHaveValue('Ring twice');
  await expect(onDelivery).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /distance sales/i })).not.toBeChecked();

  for (const box of await page.locator('#agreements').getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^Place order/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/pay\/success/);
  await expect(page.locator('main')).toContainText(/TR-\d\d-\w{6}/);
  const code = (await page.locator('main').textContent())?.match(/TR-\d\d-\w{6}/)?.[0] ?? 'none';
  await page.reload();
  await expect(page.locator('main')).toContainText(code);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart/);
  await page.goForward();
  await expect(page.locator('main')).toContainText(code);
  const orders = await call(country, 'GET', 'order/order/', { token });
  expect(
    orders.body.results.filter((order: { comment: string }) => order.comment === 'Ring twice'),
  ).toHaveLength(1);
});

test('CHK-9 CHK-10 AUTH-4 a login that ends at the checkout and at the payment is asked for in place, and what was being done goes on', async ({
  page,
}) => {
  await settle(page, country);
  const member = shops[country].member(5);
  const token = await logIn(page, country, member);
  await call(country, 'DELETE', 'order/cart/', { token });
  const { body } = await call(country, 'GET', 'product/?limit=1&in_stock=true');
  await call(country, 'POST', 'order/cart/add/', {
    token,
    body: { productCode: body.results[0].productCode, quantity: 3 },
  });
  const logInAgain = async () => {
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByText(/^You have been logged out/)).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('Aloe-demo-2026');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  const end = async () => {
    const now = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect((await call(country, 'POST', 'logoutall/', { token: now })).status).toBe(204);
  };

  await page.goto(address(country, '/cart'));
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.getByRole('button', { name: 'Change Comments' }).click();
  await page.getByRole('textbox', { name: /^Order comment/ }).fill('Ring twice');
  for (const box of await page.locator('#agreements').getByRole('checkbox').all()) await box.check();
  await end();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page
    .getByRole('button', { name: /^Continue to payment/ })
    .last()
    .click();
  await logInAgain();
  await expect(page).toHaveURL(/\/pay$/);

  const number = page.getByLabel('Card number');
  await number.fill('4111111111111111');
  await end();
  await page.getByRole('link', { name: 'Change delivery or payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await logInAgain();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('#comments')).toContainText('Ring twice');
  expect(loads).toEqual([]);

  const again = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { results } = (await call(country, 'GET', 'order/order/?limit=1', { token: again })).body;
  expect(results[0]).toMatchObject({ status: 'awaiting_payment', comment: 'Ring twice' });
  await call(country, 'POST', `order/order/${results[0].pk}/cancel/`, { token: again });
});

test('CHK-10 a member who ordered before places with one press what the last order was filled in with', async ({
  page,
}) => {
  await settle(page, country);
  const token = await logIn(page, country, shops[country].member(4));
  const [last] = (await call(country, 'GET', 'order/order/?limit=1', { token })).body.results;
  expect(last.payment).toBe('delivery-pay');
  await call(country, 'DELETE', 'order/cart/', { token });
  const { body } = await call(country, 'GET', 'product/?limit=1&in_stock=true');
  await call(country, 'POST', 'order/cart/add/', {
    token,
    body: { productCode: body.results[0].productCode, quantity: 2 },
  });
  const order = await call(country, 'POST', 'order/order/', { token, body: {} });
  await page.addInitScript((pk) => sessionStorage.setItem('orderId', String(pk)), order.body.pk);
  await page.goto(address(country, '/checkout'));
  await expect(page.getByText(/^Filled in from your last order/)).toBeVisible();
  await expect(page.locator('#address')).toContainText(last.address1.split(',')[0]);
  await expect(page.locator('#delivery')).toContainText(last.deliveryName);
  await expect(page.locator('#payment')).toContainText(last.paymentName);
  await expect(page.locator('#checkout').getByRole('radio')).toHaveCount(0);
  for (const box of await page.locator('#agreements').getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^Place order/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/pay\/success/);
  const [placed] = (await call(country, 'GET', 'order/order/?limit=1', { token })).body.results;
  expect(placed).toMatchObject({
    pk: order.body.pk,
    status: 'confirmed',
    address1: last.address1,
    deliveryType: last.deliveryType,
  });
  expect(await page.locator('main li img').count()).toBeGreaterThan(0);
});
