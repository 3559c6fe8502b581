import { expect, test, type Page } from '@playwright/test';
import { page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { countries, settle, settleRegion, shops } from './shops.ts';

const languages = {
  kg: ['ru', 'en'],
  tr: ['tr', 'en'],
  az: ['az', 'ru', 'en'],
  ge: ['ka', 'ru', 'en'],
  iq: ['en'],
  kz: ['ru', 'kk', 'en'],
} satisfies Record<(typeof countries)[number], string[]>;

/** Text as wide as that of a font that the machine may not have: 15 % more (letters are about 0.55 em wide). */
const stretchText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.083em !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** What stands in the line of the header: middle, ends, whether its text is cut or broken. */
const lineOf = (page: Page) =>
  page.evaluate(() => {
    const search = document.querySelector('header form');
    const line = search?.parentElement;
    const seen = [...(line?.querySelectorAll('a, button, form') ?? [])].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    );
    const boxes = seen.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const outer = boxes.filter(({ element }) => !element.closest('form') || element === search);
    const overlaps = outer.flatMap(({ element, box }, place) =>
      outer
        .slice(place + 1)
        .filter(({ box: other }) => box.left < other.right - 0.5 && other.left < box.right - 0.5)
        .map(({ element: other }) => `${element.textContent} × ${other.textContent}`),
    );
    return {
      height: line?.getBoundingClientRect().height ?? 0,
      broken: [...(line?.querySelectorAll('nav a') ?? [])]
        .filter((link) => link.checkVisibility())
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getClientRects().length > 1;
        })
        .map((link) => link.textContent),
      overlaps,
      search: search?.getBoundingClientRect().width ?? 0,
      over: document.documentElement.scrollWidth - innerWidth,
      bar: document.querySelector('header > div')?.getBoundingClientRect().height ?? 0,
    };
  });

for (const country of countries)
  for (const language of languages[country])
    test(`SHELL-15 the header is one line from 992 px up in ${country} in ${language}, for visitors and members, with wider text too`, async ({
      page,
      context,
    }) => {
      await settleRegion(page, country);
      await context.addCookies([
        { name: 'language', value: language, domain: `${country}.localhost`, path: '/' },
      ]);
      for (const member of [false, true]) {
        if (member) await logIn(page, country, shops[country].member(2));
        await page.setViewportSize({ width: 992, height: 700 });
        await page.goto(address(country, '/'), { waitUntil: 'networkidle' });
        for (const stretched of [false, true]) {
          if (stretched) await stretchText(page);
          for (const width of [992, 1199, 1200, 1280, 1600]) {
            await page.setViewportSize({ width, height: 700 });
            const { height, broken, overlaps, search, over, bar } = await lineOf(page);
            const where = `${member ? 'member' : 'visitor'} ${width} px${stretched ? ' stretched' : ''}`;
            expect(height, where).toBeLessThanOrEqual(80);
            expect(bar, where).toBeLessThanOrEqual(48);
            expect(broken, where).toEqual([]);
            expect(overlaps, where).toEqual([]);
            expect(search, where).toBeGreaterThanOrEqual(stretched ? 136 : 200);
            expect(over, where).toBeLessThanOrEqual(0);
          }
        }
      }
    });

test('SHELL-15 on phones menu, search and cart stay in reach when one has scrolled, and focus finds the rest', async ({
  page,
}) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 720 });
    await settle(page, 'ge');
    await page.goto(address('ge', '/e-shop'), { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.locator('html[data-scrolled]')).toHaveCount(1);
    const header = page.getByRole('banner');
    const field = header.getByRole('combobox', { name: 'Search' });
    for (const control of [
      field,
      header.getByRole('link', { name: 'Menu' }),
      header.getByRole('button', { name: /^Cart/ }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(160);
    const before = await page.evaluate(() => scrollY);
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('aloe');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'My account' }).focus();
    await expect(header.getByRole('link', { name: 'My account' })).toBeInViewport({ ratio: 1 });
  }
});

test('SHELL-15 the drawer is the whole shop: account, lists, categories with pictures, sections, languages, region, contacts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page, 'kz');
  await page.goto(address('kz', '/'), { waitUntil: 'networkidle' });
  const opener = page.getByRole('banner').getByRole('link', { name: 'Menu' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Popular' })).toBeVisible();
  const drinks = drawer.getByRole('link', { name: 'Aloe drinks' });
  await expect(drinks).toBeVisible();
  await expect(drawer.locator('img')).not.toHaveCount(0);
  await drawer.getByRole('region', { name: 'Sections' }).getByText('Company').click();
  await expect(drawer.getByRole('link', { name: 'Incentives' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Қазақша' })).toBeAttached();
  await expect(drawer.getByLabel('Region')).toBeAttached();
  await drawer.getByRole('link', { name: 'WhatsApp' }).scrollIntoViewIfNeeded();
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
  expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await drinks.click();
  await expect(page).toHaveURL(/category=aloe-drinks/);
  await expect(drawer).toHaveCount(0);
});

test('SHELL-15 a member finds name, level and own pages in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await settle(page, 'kg');
  await logIn(page, 'kg', shops.kg.member(2));
  await page.goto(address('kg', '/'), { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('Assistant manager')).toBeVisible();
  await drawer.getByRole('link', { name: 'Order history' }).click();
  await expect(page).toHaveURL(/order-history/);
});

test('SHELL-15 without scripts the menu is a page, which no search engine lists', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address('kg', '/?lang=en'));
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await main.getByRole('region', { name: 'Sections' }).getByText('Media').click();
  await expect(main.getByRole('link', { name: 'Magazines' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('link', { name: 'Skincare' }).click();
  await expect(page).toHaveURL(/category=skincare/);
  await context.close();
});

test('SHELL-1 A11Y-2 the lists of the top bar have no look of the system, which WebKit draws white under white words', async ({
  page,
}) => {
  await settle(page, 'kz');
  await page.goto(address('kz', '/'));
  const lists = page.locator('body select');
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) await expect(list).toHaveCSS('appearance', 'none');
});
