import { expect, test, type Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { type countries, shops } from './shops.ts';

/** English, as a shop that would add Arabic or Kurdish has it. */
const country = 'iq' satisfies (typeof countries)[number];

/** A language from right to left is a catalogue and a `dir`: here the served page gets the `dir` alone. */
const turnRound = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { pathname, search } = new URL(route.request().url());
    const answer = await ask(`${country}.localhost`, pathname + search, {
      headers: { cookie: route.request().headers()['cookie'] ?? '' },
    });
    return route.fulfill({
      status: answer.status,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(answer.headers['content-security-policy']) },
      body: answer.text.replace(/(<html [^>]*dir=")ltr"/, '$1rtl"'),
    });
  });

/** Where a thing stands along the line, as a share of the window's width from its left. */
const along = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  const width = page.viewportSize()?.width ?? 1;
  return box === null ? Number.NaN : (box.x + box.width / 2) / width;
};

const brand = 'header a[href="/"]';

for (const width of [375, 1280])
  test(`LANG-5 from right to left everything fits ${width} px and the header is mirrored`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const { body } = await call(country, 'GET', 'product/?limit=3&in_stock=true');
    const [product] = body.results;
    const token = await logIn(page, country, shops[country].member(1));
    await call(country, 'DELETE', 'order/cart/', { token });
    for (const { productCode } of body.results)
      await call(country, 'POST', 'order/cart/add/', { token, body: { productCode, quantity: 1 } });
    const paths = ['/', '/e-shop', `/e-shop/${product.id}-${product.slug}`, '/cart', '/order-history'];

    await page.goto(address(country, '/'), { waitUntil: 'networkidle' });
    const leftToRight = await along(page, brand);
    expect(leftToRight).toBeLessThan(0.5);

    await turnRound(page);
    for (const path of paths) {
      await page.goto(address(country, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction), path).toBe('rtl');
      const hangsOver = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(hangsOver, `${path} hangs over by ${hangsOver} px`).toBeLessThanOrEqual(0);
      expect(await along(page, brand), path).toBeCloseTo(1 - leftToRight, 1);
    }
  });

/** Declarations that name a side of the screen instead of a side of the text. */
const physical =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)\s*[:;}]/g;

test('LANG-5 no style sheet names left or right', () => {
  const root = join(import.meta.dirname, '../../..');
  const sheets = globSync('{packages,apps}/*/src/**/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.flatMap((sheet) =>
    [
      ...readFileSync(join(root, sheet), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .matchAll(physical),
    ].map(([, declaration]) => `${sheet}: ${declaration}`),
  );
  expect(found).toEqual([]);
});
