import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
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
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Ring twice');
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
  await expect(page.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Ring twice');
  await expect(onDelivery).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /distance sales/i })).not.toBeChecked();

  for (const box of await page.locator('#agreements').getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: /^(Continue to payment|Order and pay)/ })
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
