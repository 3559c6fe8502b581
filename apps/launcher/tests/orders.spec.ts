import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { shiftOf, watchShifts } from './shifts.ts';
import { countries, shops } from './shops.ts';

const day = /\d{1,2}(–\d{1,2})?\s[A-Z][a-z]{2}/;

for (const country of countries)
  test(`DLV-6 PERF-2 a kept product's page in ${country} tells the days later, and nothing moves`, async ({
    page,
  }) => {
    const { body } = await call(country, 'GET', 'product/?limit=1');
    const [{ id, slug }] = body.results;
    await watchShifts(page);
    const answer = await page.goto(address(country, `/e-shop/${id}-${slug}?lang=en`));
    expect(await answer?.text()).not.toMatch(/Arrives|Ready from/);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect(page.getByRole('main').getByText(day).first()).toBeVisible({ timeout: 10_000 });
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });

test('ORD-3 ORD-9 API-73 a member finds an order, takes its receipt along, asks for help and orders it again', async ({
  page,
}) => {
  await logIn(page, 'kg', shops.kg.member(1));
  await page.goto(address('kg', '/order-history?lang=en'));
  const card = page.getByRole('article').filter({ hasText: 'Delivered on' }).first();
  const [code = ''] = /KG-\d\d-[0-9A-Z]{6}/.exec((await card.textContent()) ?? '') ?? [];
  await expect(card.getByRole('img').first()).toBeVisible();
  await card.getByRole('link', { name: `Order ${code}` }).click();
  await expect(page.getByRole('region', { name: 'Order timeline' })).toContainText('Delivered');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Receipt (PDF)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}.pdf`);

  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  await dialog
    .getByRole('button', { name: /^Decrease quantity/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Add \d+ items? to cart/ }).click();
  await expect(page).toHaveURL(address('kg', '/cart'));
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Help with this order' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${code}`);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${code}`);
});
