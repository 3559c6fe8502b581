import { expect, test } from '@playwright/test';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settle } from './shops.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('ROUTE-1 a new screen begins at its top; back and forward restore where one was', async ({ page }) => {
  await page.goto(address('kg', '/e-shop?lang=en'));
  await page.locator('footer').scrollIntoViewIfNeeded();
  const link = page.locator('main a[href^="/e-shop/"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(400);
  // Pressed earlier, a link is the browser's own.
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await link.click();
  await expect(page).toHaveURL(/\/e-shop\/\d+-/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('ROUTE-14 a reload by a member stays on a private page; a stranger is turned away before anything shows', async ({
  page,
}) => {
  await page.goto(address('kg', '/order-history?lang=en'));
  await expect(page).toHaveURL(address('kg', '/'));

  const { body } = await call('kg', 'POST', 'login/', {
    body: { username: '996000000002', password: 'Aloe-demo-2026' },
  });
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('currentUser', user ?? '');
    },
    [
      body.token,
      JSON.stringify({
        pk: body.user.pk,
        username: body.user.username,
        firstName: body.user.extraFields.name,
        level: body.user.extraFields.level,
      }),
    ],
  );
  await page.goto(address('kg', '/order-history'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order history');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order history');
  await expect(page).toHaveURL(address('kg', '/order-history'));
});

test('ROUTE-5 SHOP-2 an address changed by hand gives a page of the shop, whatever is in it', async () => {
  const pages = [
    'page=abc',
    'page=-1',
    'page=1e9',
    'sort=x',
    'sort=name&sort=price',
    'category=unknown',
    'category=%27%3B--',
    'category[]=skincare',
    `q=${'%D0%B0'.repeat(200)}`,
    'q=%00%0A',
    'q=%',
    'q=%FF%FE',
    'q=%3Cscript%3E',
    'in_stock=maybe',
  ];
  for (const query of pages) {
    const { status, text } = await ask('kg.localhost', `/e-shop?${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(text.match(/<h1/g), query).toHaveLength(1);
    expect(text, query).not.toContain('<script>');
  }
  const moved = [
    ['/e-shop?page=9999', /^\/e-shop\?page=\d+$/],
    [`/e-shop/${'9'.repeat(30)}-x`, /^\/e-shop$/],
    ['/e-shop/0-x', /^\/e-shop$/],
    ['/e-shop/abc', /^\/e-shop$/],
    ['/e-shop/2147483648-x', /^\/e-shop$/],
    ['/e-shop/%00', /^\/(e-shop)?$/],
    ['/e-shop/%', /^\/e-shop$/],
    ['/e-shop/%ff-x', /^\/e-shop$/],
  ] as const;
  for (const [path, to] of moved) {
    const { status, headers } = await ask('kg.localhost', path);
    expect([path, status]).toEqual([path, 302]);
    expect(headers['location'], path).toMatch(to);
  }
  for (const path of ['/100%', '/%zz/%', '/%ff', `/${'a'.repeat(1000)}`]) {
    const { status, headers } = await ask('kg.localhost', path);
    expect([path, status, headers['location']]).toEqual([path, 302, '/']);
  }
});

test('ROUTE-1 a page asked for anew begins at its top; a reload and the way back stay where one was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(scrolled).toBe(900);
  await page.goto(address('kg', '/privacy-policy'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
  await page.goto(address('kg', '/e-shop'));
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
  await page.getByRole('article').nth(11).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/e-shop\/\d+-/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(300);
});

test('ROUTE-16 a chunk that is gone reloads the page once, then offers to try again', async ({ page }) => {
  await page.goto(address('kg', '/?lang=en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // Whatever the cart's screen is made of does not come any more.
  await page.route(/\/assets\/screen-/, (route) => route.abort());
  const cart = page.getByRole('contentinfo').getByRole('link', { name: 'Cart' });
  await cart.click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of the page failed to load');
  await page.unroute(/\/assets\/screen-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Part of the page failed to load');
});

test('ROUTE-16 a screen of a member whose chunk comes when asked for once more is shown', async ({
  page,
}) => {
  await logIn(page, 'kg', '996000000001');
  let opened = 0;
  page.on('framenavigated', () => (opened += 1));
  // The first page, the one reloaded, then the router there: until then nothing comes.
  await page.route(/\/assets\/screen-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await (opened > 2 ? route.continue() : route.abort());
  });
  await page.goto(address('kg', '/order-history?lang=en'));
  await expect(page.getByRole('main')).toContainText('KG-26-');
  expect(opened).toBe(3);
});

for (const [what, opener] of [
  ['the menu', 'Menu'],
  ['the login', 'My account'],
] as const)
  test(`ROUTE-1 SHELL-5 Back closes ${what} first, then leads back`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(address('kg', '/?lang=en'), { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('banner').getByRole('link', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/cart$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/(\?lang=en)?$/);
  });

test('LANG-4 LANG-5 choosing a language opens the same address in it, before any script runs', async ({
  page,
}) => {
  await page.goto(address('tr', '/e-shop?category=skincare'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await page.getByRole('combobox', { name: /Dil/ }).first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(address('tr', '/e-shop?category=skincare'));
  expect(await page.evaluate(() => localStorage.getItem('choosedLanguage'))).toBe('en');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const served = await ask('tr.localhost', '/', { headers: { cookie } });
  expect(served.text).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
  expect((await ask('tr.localhost', '/')).text).toMatch(/^<!doctype html><html lang="tr" dir="ltr">/);
});

test('LANG-4 A11Y-2 going through the languages by keys changes nothing until Enter', async ({ page }) => {
  await page.goto(address('kg', '/?lang=en'));
  await page.waitForLoadState('networkidle');
  const html = page.locator('html');
  const select = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  await select.focus();
  await select.press('ArrowUp');
  await expect(select).toHaveValue('ru');
  await select.press('Escape');
  await expect(select).toHaveValue('en');
  await select.press('ArrowUp');
  await select.press('Tab');
  await expect(select).toHaveValue('en');
  await expect(html).toHaveAttribute('lang', 'en');
  await select.focus();
  await select.press('ArrowUp');
  await select.press('Enter');
  await expect(html).toHaveAttribute('lang', 'ru');
});

test('LANG-7 a page loads one catalogue of one language', async ({ page }) => {
  const words: string[] = [];
  page.on('request', (sent) => {
    const name = new URL(sent.url()).pathname;
    if (/\/assets\/(tr|en|ru)-/.test(name)) words.push(name.slice(8, 10));
  });
  await page.goto(address('tr', '/?lang=en'), { waitUntil: 'networkidle' });
  expect(words).toEqual(['en']);
});
