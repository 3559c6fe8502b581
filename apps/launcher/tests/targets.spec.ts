import { expect, test, type Page } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { shops } from './shops.ts';

const speak = (page: Page, country: string, language: string) =>
  page
    .context()
    .addCookies([{ name: 'language', value: language, domain: `${country}.localhost`, path: '/' }]);

test.describe('under a finger', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('A11Y-2 SHELL-11 the controls of product cards are 44 px high and fit 320 px in Georgian', async ({
    page,
  }) => {
    await speak(page, 'ge', 'ka');
    await page.goto(address('ge', '/e-shop'), { waitUntil: 'networkidle' });
    const first = page.locator('main article').first();
    // Hearts come beside it once somebody is there.
    await first.getByRole('button', { name: /^კალათა/ }).click();
    const stepper = first.getByRole('group');
    await expect(stepper).toBeVisible();
    for (const control of [
      ...(await stepper.getByRole('button').all()),
      ...(await page.locator('main article').nth(1).getByRole('button').all()),
    ]) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    const [card, box] = [await first.boundingBox(), await stepper.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });

  test('A11Y-2 the category that the keyboard is at is seen whole, with its ring', async ({ page }) => {
    await speak(page, 'ge', 'ka');
    await page.goto(address('ge', '/e-shop'), { waitUntil: 'networkidle' });
    const categories = page.locator('main nav').first().getByRole('link');
    await categories.first().focus();
    for (const category of (await categories.all()).slice(0, 8)) {
      await expect(category).toBeFocused();
      const box = await category.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(315);
      await page.keyboard.press('Tab');
    }
  });
});

test('SHELL-6 at 1200 px the search of a member can be read in Georgian, and nothing hangs over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await speak(page, 'ge', 'ka');
  await logIn(page, 'ge', shops.ge.member(3));
  await page.goto(address('ge', '/'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveCount(4);
  const box = await page.getByRole('search').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(230);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

for (const [country, language] of [
  ['kg', 'ru'],
  ['kz', 'kk'],
  ['ge', 'ka'],
] as const)
  test(`SHOP-6 at 320 px no product of ${country} loses the end of its name, and prices of a row begin at one height, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await speak(page, country, language);
    const { count } = (await call(country, 'GET', 'product/?limit=1')).body;
    let seen = 0;
    for (let place = 1; seen < count; place += 1) {
      await page.goto(address(country, `/e-shop?page=${place}`));
      const { cards, cut, heights } = await page.locator('main article').evaluateAll((all) => ({
        cards: all.length,
        // Text in a line has no height of its own, what cuts it has.
        cut: all
          .flatMap((card) => [...card.querySelectorAll('h2, h2 *')])
          .filter(({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
        heights: [...Map.groupBy(all, (card) => card.getBoundingClientRect().top).values()]
          .map((row) =>
            row.map(
              (card) => card.querySelector(':scope > div + div > span')?.getBoundingClientRect().top ?? 0,
            ),
          )
          .filter((tops) => Math.max(...tops) - Math.min(...tops) > 0.5),
      }));
      expect(cards).toBeGreaterThan(0);
      seen += cards;
      expect.soft(cut, `page ${place}`).toEqual([]);
      expect.soft(heights, `page ${place}`).toEqual([]);
    }
  });

test('SHOP-10 SHELL-11 on a wide screen the first of the popular goods is as high as two beside it, whose words and prices stand together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address('kg', '/'), { waitUntil: 'networkidle' });
  const cards = page.getByRole('region', { name: 'Популярное' }).getByRole('article');
  const boxOf = async (at: number) => (await cards.nth(at).boundingBox()) ?? { y: 0, height: 0 };
  const [first, second, below] = [await boxOf(0), await boxOf(1), await boxOf(3)];
  expect(second.y).toBeCloseTo(first.y, 0);
  expect(below.y).toBeGreaterThan(second.y + second.height);
  expect(first.y + first.height).toBeCloseTo(below.y + below.height, 0);
  const [name, price] = [
    await cards.nth(1).getByRole('heading').boundingBox(),
    await cards.nth(1).getByText(/сом$/).first().boundingBox(),
  ];
  expect((price?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(40);
});
