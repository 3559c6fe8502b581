import { expect, test, type Page } from '@playwright/test';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { shiftOf, watchShifts } from './shifts.ts';
import { countries, settle, settleRegion, shops } from './shops.ts';

const languages = {
  kg: ['ru', 'en'],
  tr: ['tr', 'en'],
  az: ['az', 'ru', 'en'],
  ge: ['ka', 'ru', 'en'],
  iq: ['en'],
  kz: ['ru', 'kk', 'en'],
} satisfies Record<(typeof countries)[number], string[]>;

interface Listed {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly amount: number;
  readonly disabled: boolean;
  readonly price: string;
  readonly oldPrice?: string;
}

/** All products of a country that can be bought, in a language. */
const products = async (country: string, language: string): Promise<Listed[]> => {
  const { text } = await ask(`${country}.localhost`, `/${language}/api/product/?limit=100`);
  return JSON.parse(text).results.filter(({ amount, disabled }: Listed) => amount > 0 && !disabled);
};

const pathOf = ({ id, slug }: Pick<Listed, 'id' | 'slug'>): string => `/e-shop/${id}-${slug}`;

/** A set of Kyrgyzstan with four pictures: in its box, out of it, in use, its label. */
const setOf = async (page: Page): Promise<void> => {
  await settle(page, 'kg');
  const { body } = await call('kg', 'GET', 'product/?q=477');
  await page.goto(address('kg', pathOf(body.results[0])), { waitUntil: 'networkidle' });
};

const shown = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: /^Enlarge picture/ }) })
    .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));

for (const country of countries)
  for (const language of languages[country])
    test(`SHOP-7 SHOP-11 PERF-2 on a phone price and 'Add to cart' stand on the first screen, and stay where they are, in ${country} in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 375, height: 720 });
      await watchShifts(page);
      await settleRegion(page, country);
      await context.addCookies([
        { name: 'language', value: language, domain: `${country}.localhost`, path: '/' },
      ]);
      const all = await products(country, language);
      const longest = all.toSorted((a, b) => b.name.length - a.name.length)[0];
      const lowered = all.find(({ oldPrice }) => oldPrice !== undefined);
      for (const member of [false, true]) {
        if (member) {
          await logIn(page, country, shops[country].member(2));
          // As an earlier page of theirs leaves it.
          await context.addCookies([
            { name: 'member', value: '1', domain: `${country}.localhost`, path: '/' },
          ]);
        }
        for (const product of [longest, lowered]) {
          if (!product) continue;
          await page.goto(address(country, pathOf(product)), { waitUntil: 'networkidle' });
          const button = page.getByRole('main').locator('h1 + *').getByRole('button', { name: product.name });
          await expect(button).toBeInViewport({ ratio: 1 });
          const price = page.getByRole('main').getByText(shops[country].price).first();
          await expect(price).toBeInViewport({ ratio: 1 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          // But for a struck price beside an amount of another width.
          expect(await shiftOf(page), product.name).toBeLessThan(0.001);
        }
      }
    });

test('SHOP-11 SHELL-17 past the button a bar keeps picture, price and button in reach, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await setOf(page);
  const bar = page.locator('[data-lifted=bar]');
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 900));
  const add = bar.getByRole('button', { name: /^Add to cart/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(shops.kg.price)).toBeInViewport();
  await add.click();
  await expect(bar.getByRole('spinbutton')).toHaveValue('1');
  const message = page.getByRole('status').filter({ hasText: 'Added to cart' });
  await expect(message).toBeVisible();
  const [above, below] = [await message.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = await bar.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toHaveCount(0);
});

for (const height of [640, 740])
  test(`SHOP-11 PERF-2 at 375 × ${height} who jumps to the end of a product's page finds the footer where it stays when the bar comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height });
    await setOf(page);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = page.locator('[data-lifted=bar]');
    await expect(bar).toBeVisible();
    expect(await length()).toBe(before);
    // It lies over none of what is read.
    const last = page.getByRole('heading', { level: 2, name: 'Similar products' }).locator('..');
    const [content, lifted] = [await last.boundingBox(), await bar.boundingBox()];
    expect((content?.y ?? Infinity) + (content?.height ?? 0)).toBeLessThanOrEqual(lifted?.y ?? 0);
  });

for (const width of [320, 375])
  test(`SHOP-11 on ${width} px the bar's price stands beside its button, however long the words of it are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await settle(page, 'ge');
    const [dearest] = (await products('ge', 'ka')).toSorted((a, b) => Number(b.price) - Number(a.price));
    if (!dearest) throw new Error('Nothing is on sale in Georgia');
    await page.goto(address('ge', `${pathOf(dearest)}?lang=ka`), { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 900));
    const bar = page.locator('[data-lifted=bar]');
    const price = await bar.getByText(shops.ge.price).boundingBox();
    const button = await bar.getByRole('button').boundingBox();
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

test('SHOP-11 on a wide screen there is no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setOf(page);
  await page.evaluate(() => scrollTo(0, 1400));
  await page.waitForTimeout(600);
  await expect(page.locator('[data-lifted=bar]').getByRole('button', { name: /^Add to cart/ })).toHaveCount(
    0,
  );
});

test('SHOP-10 pictures are swiped, without scripts too; marks lead to each', async ({ page, browser }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await setOf(page);
  const pictures = page.getByRole('main').getByRole('link', { name: /^Enlarge picture/ });
  await expect(pictures).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Picture 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Picture 3', exact: true }).click();
  await expect.poll(() => shown(page)).toBe(2);
  await expect(page.getByRole('link', { name: 'Picture 3', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await pictures.nth(2).hover();
  await page.mouse.wheel(375, 0);
  await expect.poll(() => shown(page)).toBe(3);
  await expect(page.getByRole('link', { name: 'Picture 4', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const plainContext = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 720 },
  });
  const plain = await plainContext.newPage();
  await plain.goto(`${page.url()}?lang=en`);
  await plain.getByRole('link', { name: 'Picture 2', exact: true }).click();
  await expect(plain.getByRole('link', { name: 'Enlarge picture 2/4' })).toBeInViewport({ ratio: 0.9 });
  await plainContext.close();
});

test('SHOP-10 a picture in the large is shown more than twice as large, by keyboard alone, and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await setOf(page);
  const opener = page.getByRole('link', { name: 'Enlarge picture 1/4' });
  const small = (await opener.getByRole('img').boundingBox())?.height ?? 0;
  await opener.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Business Start Set' });
  await expect(box.getByText('Picture 1 of 4')).toBeVisible();
  await page.keyboard.press('+');
  const large = box.getByRole('img').first();
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await large.boundingBox()) ?? {};
      return Math.min(width, height);
    })
    .toBeGreaterThanOrEqual(2 * small);
  const before = (await large.boundingBox())?.x;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await large.boundingBox())?.x).not.toBe(before);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('Picture 2 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => shown(page)).toBe(1);
});

test('SHOP-10 under a finger two taps enlarge where they point, and again make it whole', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 720 }, hasTouch: true });
  const page = await context.newPage();
  await setOf(page);
  await page.getByRole('link', { name: 'Enlarge picture 1/4' }).tap();
  const box = page.getByRole('dialog', { name: 'Business Start Set' });
  const picture = box.getByRole('img').first();
  await expect(picture).toBeVisible();
  const whole = (await picture.boundingBox())?.width ?? 0;
  for (const factor of [2.5, 1]) {
    await page.touchscreen.tap(150, 330);
    await page.touchscreen.tap(150, 330);
    await expect
      .poll(async () => Math.round((await picture.boundingBox())?.width ?? 0))
      .toBe(Math.round(whole * factor));
  }
  await context.close();
});

for (const country of countries)
  test(`SHOP-10 every product of ${country} has four pictures or more, and each is there in every size that is asked for`, async () => {
    const { text } = await ask(`${country}.localhost`, '/en/api/product/?limit=100');
    const all: Listed[] = JSON.parse(text).results;
    expect(all.length).toBeGreaterThan(70);
    const missing: string[] = [];
    for (const { id } of all) {
      const details = await call(country, 'GET', `product/${id}/`);
      const images: string[] = details.body.images;
      expect(new Set(images).size).toBeGreaterThanOrEqual(4);
      const files = images.flatMap((large, place) => [
        large,
        large.replace(/webp$/, 'avif'),
        large.replace('-800.', '-90.'),
        ...(place === 0 ? [large.replace('-800.', '-400.')] : []),
      ]);
      const answers = await Promise.all(
        files.map(async (file) => (await ask(`${country}.localhost`, file, { method: 'HEAD' })).status),
      );
      missing.push(...files.filter((_, place) => answers[place] !== 200));
    }
    expect(missing).toEqual([]);
  });

test('SHOP-10 on a wide screen small pictures stand below, and the one that is pressed is shown sharp', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await setOf(page);
  const marks = page.getByRole('main').getByRole('link', { name: /^Picture \d$/ });
  await expect(marks).toHaveCount(4);
  for (const mark of await marks.all()) await expect(mark.locator('img')).toBeVisible();
  await marks.nth(3).click();
  const last = page.getByRole('link', { name: 'Enlarge picture 4/4' }).getByRole('img');
  await expect(last).toBeInViewport({ ratio: 0.5 });
  await expect
    .poll(async () => last.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(800);
});

test('SHOP-7 limits are told calmly before anything was done', async ({ page }) => {
  await settle(page, 'kg');
  const { results } = (await call('kg', 'GET', 'product/?limit=100')).body;
  const limited = results.find(
    ({ limits }: { limits: { daily: { limit: number | null } } }) => limits.daily.limit,
  );
  await page.goto(address('kg', pathOf(limited)));
  const list = page
    .getByRole('listitem')
    .filter({ hasText: /^Members: up to/ })
    .locator('..');
  const { ground, alarm } = await list.evaluate((element) => {
    const probe = element.appendChild(document.createElement('li'));
    probe.style.background = 'var(--clay-soft)';
    return {
      ground: getComputedStyle(element).backgroundColor,
      alarm: getComputedStyle(probe).backgroundColor,
    };
  });
  expect(ground).not.toBe(alarm);
});
