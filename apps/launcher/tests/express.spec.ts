import { expect, test } from '@playwright/test';
import { page as address } from './launcher.ts';

test('SHOP-8 an order of codes, typed and from a file: right rows go into the cart, the wrong one stays over a reload', async ({
  page,
}) => {
  await page.goto(address('kg', '/e-shop/express?lang=en'), { waitUntil: 'networkidle' });
  const rows = page.getByRole('list', { name: 'Order rows' }).getByRole('listitem');
  const code = (place: number) => rows.nth(place).getByRole('textbox', { name: 'Product code' });
  await code(0).click();
  await page.keyboard.type('715');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(code(1)).toBeFocused();
  await expect(rows.first()).toContainText('Aloe Vera Gel');
  await page.locator('input[type=file]').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Код;Количество\r\n22;1\r\n99999;1\r\n', 'utf8'),
  });
  await expect(rows.nth(1)).toContainText('Lip');
  await expect(rows.nth(2)).toContainText('No product with this code');
  await page.getByRole('button', { name: 'Add 3 items to cart' }).click();
  await expect(page.getByText('Added to cart: 3 items')).toBeVisible();
  await expect(code(0)).toHaveValue('99999');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(code(0)).toHaveValue('99999');
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('main')).toContainText('Aloe Vera Gel');
  await expect(page.getByText('3 items', { exact: true })).toBeVisible();
});
