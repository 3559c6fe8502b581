import { expect, test, type Locator } from '@playwright/test';
import { place } from './buy.ts';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { shiftOf, watchShifts } from './shifts.ts';
import { countries, settleRegion, shops } from './shops.ts';

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

for (const [width, country] of [
  [375, 'kg'],
  [1280, 'ge'],
] as const)
  test(`ORD-1 PERF-2 at ${width} px an unpaid order comes late and pushes neither the sums of the cart nor the links of the account`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await settleRegion(page, country);
    const token = await logIn(page, country, shops[country].member(2));
    const { pk, code } = await place(country, token);
    let tell = () => {};
    let told = Promise.resolve();
    let asked = 0;
    await page.route(`**/order/order/${pk}/`, async (route) => {
      asked += 1;
      await told;
      await route.continue();
    });
    /** Opens a page on which the order is not told until `stays` says so. */
    const open = async (path: string): Promise<void> => {
      told = new Promise((done) => (tell = done));
      asked = 0;
      await page.goto(address(country, `${path}?lang=en`));
    };
    /** Something is where it was before the order was told. */
    const stays = async (what: Locator): Promise<void> => {
      await expect(what).toBeVisible();
      await expect.poll(() => asked).toBe(1);
      // What else comes after the page is there by then.
      await page.waitForTimeout(1000);
      const before = await what.boundingBox();
      await expect(page.getByText(`Order ${code}`)).toHaveCount(0);
      tell();
      await expect(page.getByText(`Order ${code}`)).toBeVisible();
      expect(await what.boundingBox()).toEqual(before);
    };

    await open('/cart');
    await stays(page.getByRole('region', { name: 'Order summary' }).getByText('Total', { exact: true }));
    await open('/e-shop');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Hello|^My account/ })
      .click();
    const panel = page.getByRole('dialog', { name: 'My account' });
    await expect(panel.getByRole('meter')).toBeVisible();
    await stays(panel.getByRole('link', { name: 'My profile' }));
    await call(country, 'POST', `order/order/${pk}/cancel/`, { token, body: {} });
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
