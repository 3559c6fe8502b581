import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { openParts } from './open-parts.ts';
import { settle, shops } from './shops.ts';

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, serviceWorkers: 'block' });

/** What the browser complains of from now on. */
const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
};

/** Holds back the scripts whose address matches, each for so long. */
const delay = async (page: Page, scripts: RegExp, milliseconds: number): Promise<void> => {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
};

const account = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'My account' });
const menu = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Menu' });
const region = (page: Page): Locator => page.getByRole('dialog', { name: /region/i });

/** The page stands: its header, its one heading, no error. */
const stands = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main h1')).not.toHaveText('Server error');
};

test('SHELL-17 SHELL-7 account pressed as the page is hydrated on a slow network: first the login, then the region', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await delay(page, /account-panel|region-picker/, 700);
  await page.goto(address('kz', '/?lang=en'), { waitUntil: 'commit' });
  await page.locator('html:not([data-stuck])').waitFor();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeVisible();
  await account(page).tap();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.waitForTimeout(1200);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await stands(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(region(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await region(page).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stands(page);
  expect(faults).toEqual([]);
});

for (const late of ['account', 'region'] as const)
  test(`SHELL-17 SHELL-7 the region's question and the login never meet when the ${late}'s code is the late one`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await delay(page, late === 'account' ? /account-panel/ : /region-picker/, 1500);
    await page.goto(address('kz', '/?lang=en'), { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeVisible();
    await account(page).dispatchEvent('click');
    for (let look = 0; look < 25; look += 1) {
      expect(await page.getByRole('dialog').count()).toBeLessThanOrEqual(1);
      await page.waitForTimeout(100);
    }
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await stands(page);
    expect(faults).toEqual([]);
  });

test('SHELL-17 account, then the menu 5 ms later, and the other way round: the last one alone', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await delay(page, /account-panel/, 400);
  await settle(page, 'az');
  await page.goto(address('az', '/'), { waitUntil: 'networkidle' });
  const press = (first: string, second: string) =>
    page.evaluate(
      async ([one, other]) => {
        const find = (text: string | undefined) =>
          [...document.querySelectorAll<HTMLElement>('header a, header button')].find(
            (element) => (element.ariaLabel ?? element.textContent ?? '').trim() === text,
          );
        find(one)?.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
        find(other)?.click();
      },
      [first, second],
    );
  await press('My account', 'Menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.waitForTimeout(800);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('Menu', 'My account');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await stands(page);
  expect(faults).toEqual([]);
});

test('SHELL-16 SHELL-5 a login whose code does not come is said, and the page made anew has it', async ({
  page,
}) => {
  await settle(page, 'kg');
  await page.route(/account-panel/, (route) => route.abort());
  await page.goto(address('kg', '/'), { waitUntil: 'networkidle' });
  await account(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Part of the page failed to load' });
  await expect(alert).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await page.unroute(/account-panel/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await page.waitForLoadState('networkidle');
  await account(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('ROUTE-17 an error in a screen leaves header and menu at work, and "Try again" tries again', async ({
  page,
}) => {
  await settle(page, 'kg');
  const list = /\/api\/product\/\?/;
  await page.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.locator('main h1')).toHaveText('Server error');
  await menu(page).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await expect(again).not.toHaveAttribute('aria-busy');
  await expect(page.locator('main h1')).toHaveText('Server error');
  await page.unroute(list);
  await again.click();
  await expect(page.locator('main h1')).toHaveText('Shop');
});

test('ACC-4 A11Y-2 an address is deleted by the keyboard alone, and the focus stays where the addresses are', async ({
  page,
}) => {
  await settle(page, 'tr');
  const token = await logIn(page, 'tr', shops.tr.member(2));
  const { body } = await call('tr', 'GET', 'product/?limit=1&in_stock=true');
  await call('tr', 'POST', 'order/cart/add/', {
    token,
    body: { productCode: body.results[0].productCode, quantity: 3 },
  });
  await page.goto(address('tr', '/cart'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await openParts(page);
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete' });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Address deleted')).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#address h2')).toBeFocused();
});

for (const [what, kept] of [
  ['the entry', /\/assets\/web-/],
  ['the words', /\/assets\/ru-/],
] as const)
  test(`SHELL-16 a page for which ${what} does not come says so in its language, is read, and offers to reload`, async ({
    page,
  }) => {
    await page.route(kept, (route) => route.abort());
    await page.goto(address('kg', '/e-shop?lang=ru'), { waitUntil: 'commit' });
    const said = page.getByRole('alert').filter({ hasText: 'Страница загрузилась не полностью' });
    await expect(said).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    const add = page.locator('main article button').first();
    await add.click();
    await expect(add).toHaveCSS('opacity', '1');
    await page.unroute(kept);
    await said.getByRole('link', { name: 'Обновить' }).click();
    await page.waitForLoadState('networkidle');
    await expect(said).toBeHidden();
    await page.locator('main article button').first().click();
    await expect(page.getByRole('banner')).toContainText('1 товар в корзине');
  });

for (const [what, entry] of [
  ['whose entry never comes', () => {}],
  [
    'whose entry comes and does nothing',
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  ],
] as const)
  test(`SHELL-16 a page ${what} says so after half a minute, and not before`, async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/web-/, entry);
    await page.goto(address('kg', '/e-shop?lang=ru'), { waitUntil: 'commit' });
    const said = page.getByRole('alert').filter({ hasText: 'Страница загрузилась не полностью' });
    const add = page.locator('main article button').first();
    await add.click();
    await page.clock.runFor(20_000);
    await expect(add).toHaveCSS('opacity', '0.6');
    await expect(said).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(said).toBeVisible();
    await expect(add).toHaveCSS('opacity', '1');
    await expect(said.getByRole('link', { name: 'Обновить' })).toHaveAttribute('href', '');
  });

test('SHELL-16 SHOP-2 a browser without module scripts says so at once, reads, sorts and searches as one without scripts', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.route('**/e-shop?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, headers, text } = await ask('kg.localhost', pathname + search);
    const policy = String(headers['content-security-policy']);
    await route.fulfill({
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      body: text.replaceAll('type="module"', 'type="unknown"'),
    });
  });
  await page.goto(address('kg', '/e-shop?lang=ru'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'Страница загрузилась не полностью' }),
  ).toBeVisible();
  const products = page.locator('main article');
  await expect(products).toHaveCount(24);
  const add = products.getByRole('button').first();
  await add.click();
  await expect(add).toHaveCSS('opacity', '1');
  await page.locator('select[name=sort]').selectOption('-price');
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/sort=-price/);
  await expect(page.locator('select[name=sort]')).toHaveValue('-price');
  await page.locator('input[type=search]').fill('aloe');
  await page.locator('input[type=search]').press('Enter');
  await expect(page).toHaveURL(/\/e-shop\?q=aloe/);
  await expect(products.first()).toBeVisible();
});

test('SHELL-16 where cookies or storage are refused, what still works is said before anything is promised', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse });
  });
  await page.goto(address('kg', '/e-shop'), { waitUntil: 'networkidle' });
  const notice = page.getByRole('region', { name: 'Your browser does not store anything for this shop' });
  await expect(notice).toContainText('you will be logged out when the page reloads');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  // And a login does last until then.
  await account(page).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Member ID').fill(shops.kg.member(3));
  await login.getByLabel('Password', { exact: true }).fill('Aloe-demo-2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible();

  const other = await context.newPage();
  await other.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false }),
  );
  await other.goto(address('kg', '/e-shop'), { waitUntil: 'networkidle' });
  await expect(
    other.getByRole('region', { name: 'Your browser does not store anything for this shop' }),
  ).toContainText('the cart and login need cookies');
});

test('SHELL-2 LANG-4 with a key held, a link opens a new tab and the page stays as it is', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'), { waitUntil: 'networkidle' });
  const product = (await page.locator('main article a').first().getAttribute('href')) ?? '';
  await page.goto(address('kg', product), { waitUntil: 'networkidle' });
  for (const link of [
    account(page),
    page.getByRole('main').getByRole('link', { name: /^Log in to see/ }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Русский' }),
  ]) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address('kg', product));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});
