import { expect, test } from '@playwright/test';
import { examine } from './examine.ts';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settle, shops } from './shops.ts';

const country = 'kg';
const { member } = shops[country];
const password = 'Aloe-demo-2026';

for (const width of [375, 1280])
  test(`BIZ-1 BIZ-2 BIZ-3 an owner's business at ${width} px: from the panel to this month, thirteen months and sales by pages`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
    await settle(page, country);
    const token = await logIn(page, country, member(2));
    const { body: volume } = await call(country, 'GET', 'business/volume/', { token });
    expect(volume.months).toHaveLength(13);
    expect(volume.months.filter((month: { cc: string }) => Number(month.cc) > 0).length).toBeGreaterThan(8);

    await page.goto(address(country, '/?lang=en'));
    await page.getByRole('button', { name: /^Hello/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My business' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My business' })).toBeVisible();
    await expect(page).toHaveURL(address(country, '/my-business'));

    const [month] = volume.months;
    await expect(page.getByRole('region', { name: 'This month' })).toContainText(`${month.cc}\u00A0CC`);
    await expect(page.getByRole('region', { name: 'Your level' })).toContainText(
      `${volume.next.missingCc}\u00A0CC to go`,
    );
    await expect(page.getByRole('meter')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Chart: case credits by month/ })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Case credits by month' }).getByRole('row');
    await expect(rows).toHaveCount(14);
    await expect(rows.nth(1)).toContainText(month.cc);

    const { body: sales } = await call(country, 'GET', 'business/sales/?limit=10', { token });
    expect(sales.count).toBeGreaterThan(10);
    const list = page.getByRole('table', { name: 'Sales history' });
    await expect(list.getByRole('row')).toHaveCount(11);
    await expect(list.getByRole('row').nth(1)).toContainText(sales.results[0].firstName);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/my-business\?page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(page.getByRole('table', { name: 'Sales history' }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Order history' })).toBeVisible();
    await examine(page, '/my-business?page=2', [width === 375 ? 320 : 1280]);
    expect(faults).toEqual([]);
  });

test('BIZ-1 ROUTE-14 a preferred customer sees why not yet and how far it is; a visitor goes home', async ({
  page,
}) => {
  await settle(page, country);
  await page.goto(address(country, '/my-business?lang=en'));
  await expect(page).toHaveURL(address(country, '/'));
  await logIn(page, country, member(5));
  await page.goto(address(country, '/my-business'));
  await expect(page.getByRole('heading', { name: /^My business opens at the .+ level/ })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Next level: Assistant supervisor' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await examine(page, '/my-business of a preferred customer');
});

test('BIZ-4 ROUTE-8 the price list: a visitor logs in, comes back and opens the PDF in a new tab', async ({
  page,
  context,
}) => {
  await settle(page, country);
  await page.goto(address(country, '/products/price-list?lang=en'));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Member ID').fill(member(3));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price list' })).toBeVisible();
  await expect(page).toHaveURL(address(country, '/products/price-list'));
  await examine(page, '/products/price-list');

  const link = page.getByRole('link', { name: 'Open the price list (PDF)' });
  const path = (await link.getAttribute('href')) ?? '';
  const pdf = await ask(`${country}.localhost`, path);
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const asked = context.waitForEvent('request', (request) =>
    request.url().includes('/documents/price-list.pdf'),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect((await asked).url()).toBe(address(country, path));
  expect(tab).not.toBe(page);
  await expect(page).toHaveURL(address(country, '/products/price-list'));
});
