import { expect, test, type Page } from '@playwright/test';
import { firstLoadBudget as budget } from '@tooling/browser';
import { ask, call, page as address } from './launcher.ts';
import { countries } from './shops.ts';
import { shiftOf, watchShifts } from './shifts.ts';

const firstProduct = async (country: string): Promise<string> => {
  const list = await call(country, 'GET', 'product/?limit=1');
  const [{ id, slug }] = list.body.results;
  return `/e-shop/${id}-${slug}`;
};

/** Fills a visitor's cart with a unit of so many products, and gives the value of its cookie. */
const filledCart = async (country: string, count: number): Promise<string> => {
  const { body } = await call(country, 'GET', 'product/?limit=24');
  let cart = '';
  for (const { productCode } of body.results
    .filter(({ amount }: { amount: number }) => amount > 3)
    .slice(0, count)) {
    const { status, headers } = await ask(`${country}.localhost`, '/en/api/order/cart/add/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cart === '' ? {} : { cookie: `cart=${cart}` }) },
      body: JSON.stringify({ productCode, quantity: 1 }),
    });
    expect(status).toBeLessThan(300);
    cart = /\bcart=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? cart;
  }
  return cart;
};

interface FirstLoad {
  readonly html: number;
  readonly script: number;
}

const firstLoad = async (page: Page, url: string): Promise<FirstLoad> => {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  const answer = await page.goto(url);
  // Scripts come after the first paint, which a busy machine puts off: then nothing is asked for, and nothing is counted.
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForLoadState('networkidle');
  const html = (await answer?.request().sizes())?.responseBodySize ?? 0;
  const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: `html ${html}, scripts ${script}` });
  expect(html).toBeGreaterThan(1_000);
  expect(script).toBeGreaterThan(50_000);
  return { html, script };
};

for (const country of countries) {
  for (const screen of ['/', '/e-shop', 'a product'])
    test(`PERF-2 first load of ${screen} in ${country}: HTML ≤ 14 kB, scripts ≤ 110 kB, nothing moves`, async ({
      page,
    }) => {
      const path = screen === 'a product' ? await firstProduct(country) : screen;
      await watchShifts(page);
      const { html, script } = await firstLoad(page, address(country, path));
      expect(html).toBeLessThanOrEqual(budget.html);
      expect(script).toBeLessThanOrEqual(budget.script);
      expect(await shiftOf(page)).toBeLessThanOrEqual(budget.shift);
    });

  for (const count of [1, 3])
    test(`PERF-2 first load of a cart with ${count} of the products in ${country}: scripts ≤ 114 kB`, async ({
      page,
      context,
    }) => {
      const value = await filledCart(country, count);
      await context.addCookies([{ name: 'cart', value, url: address(country, '/') }]);
      const { script } = await firstLoad(page, address(country, '/cart'));
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(count);
      expect(script).toBeLessThanOrEqual(budget.cartScript);
    });
}
