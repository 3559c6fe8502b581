import { expect, test, type Locator, type Page } from '@playwright/test';
import { ask, call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { shiftOf, watchShifts } from './shifts.ts';
import { settle, shops } from './shops.ts';

test('CART-5 CART-1 a quantity that was changed just before the page was left is not lost', async ({
  page,
}) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  const increase = page.getByRole('button', { name: /^Increase quantity/ });
  await increase.click();
  await increase.click();
  // Sooner than presses are gathered into a call.
  await page.goto(address('kg', '/privacy'));
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('3');
});

/** Puts one unit of the first product of the shop into the cart, and gives its name. */
const fill = async (page: Page, country: keyof typeof shops = 'kg'): Promise<string> => {
  await page.goto(address(country, '/e-shop'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const name = (await main.getByRole('listitem').getByRole('heading').first().textContent()) ?? '';
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  // Said once the server has confirmed it.
  await expect(page.getByText(/^Added to cart/)).toBeVisible();
  return name;
};

test('SRV-12 CART-3 a visitor’s cart is read before any script has run', async ({
  page,
  browser,
  context,
}) => {
  await settle(page, 'kg');
  const name = await fill(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(address('kg', '/cart'));
  await expect(reader.getByRole('main').getByRole('link', { name })).toBeVisible();
  await plain.clearCookies({ name: 'cart' });
  await reader.goto(address('kg', '/cart'));
  await expect(reader.getByRole('main').getByText('Your cart is empty')).toBeVisible();
  await plain.close();
});

test('SRV-12 PERF-2 a cart that came with its page needs no call, and its scripts have a budget', async ({
  page: filling,
  context,
  browser,
}) => {
  await settle(filling, 'kg');
  const name = await fill(filling);
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  await fresh.addCookies(await context.cookies());
  const page = await fresh.newPage();
  const calls: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await watchShifts(page);
  await page.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('1 item in the cart');
  expect(calls).toEqual([]);
  const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
  test.info().annotations.push({ type: 'bytes', description: `scripts ${bytes}` });
  expect(bytes).toBeGreaterThan(50_000);
  // The code of the calls comes with the first sign of somebody.
  expect(bytes).toBeLessThanOrEqual(120_000);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  await fresh.close();
});

for (const width of [375, 1280])
  test(`CART-11 PERF-2 at ${width} px what would fill the cart comes below the way to the checkout, which stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, 'ge');
    await fill(page, 'ge');
    await watchShifts(page);
    await page.goto(address('ge', '/cart'), { waitUntil: 'networkidle' });
    const way = page.getByRole('main').getByRole('button', { name: 'Checkout' });
    const offers = page.getByRole('region', { name: 'Add one of these for free delivery' });
    await expect(offers).toHaveCount(0);
    const place = await way.boundingBox();
    await page.mouse.move(20, 400);
    await expect(offers).toBeVisible();
    expect(await way.boundingBox()).toEqual(place);
    // On a phone the way there lies on the window's edge, and what comes is below the sums.
    const total = await page
      .getByRole('region', { name: 'Order summary' })
      .getByText('Total', { exact: true })
      .boundingBox();
    const above = width < 992 ? total : place;
    expect((await offers.boundingBox())?.y).toBeGreaterThan(above?.y ?? Infinity);
    expect(await shiftOf(page)).toBeLessThan(0.001);
  });

test('SRV-12 ROUTE-14 where a member is, the page shows no cart of who was here before', async ({
  page,
  context,
  browser,
}) => {
  const signed = async () => (await context.cookies()).some(({ name }) => name === 'member');
  await settle(page, 'kg');
  await fill(page);
  const served = () => page.evaluate(async () => (await fetch('/cart')).text());
  expect(await served()).not.toContain('aria-busy="true"');
  await logIn(page, 'kg', shops.kg.member(5));
  await page.goto(address('kg', '/'));
  await expect.poll(signed).toBe(true);
  expect(await served()).toContain('aria-busy="true"');
  // The sign goes with the session, however that went.
  const other = await browser.newContext();
  await other.addCookies([{ name: 'member', value: '1', url: address('kg', '/') }]);
  const stranger = await other.newPage();
  await stranger.goto(address('kg', '/'));
  await expect.poll(async () => (await other.cookies()).some(({ name }) => name === 'member')).toBe(false);
  await other.close();
});

test('CART-5 SRV-12 a cart is not called empty while something is being put into it', async ({ page }) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  let seen = false;
  await page.route('**/order/cart/line/**', async (route) => {
    seen = true;
    await new Promise((done) => void setTimeout(done, 1500));
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect.poll(() => seen).toBe(true);
  const served = await page.evaluate(async () => (await fetch('/cart')).text());
  expect(served).toContain('aria-busy="true"');
  expect(served).not.toContain('Your cart is empty');
  await expect(page.getByText(/^Added to cart/)).toBeVisible();
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('1');
});

test('CART-10 what one tab changes the other shows: more of it, and none of it', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  const name = await fill(page);
  await page.goto(address('kg', '/cart'));
  const other = await context.newPage();
  // A served button answers once its page is hydrated.
  await other.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  await other.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(other.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('3');
  await other.getByRole('button', { name: 'Remove' }).first().click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeHidden();
});

/** Units in this browser's cart, as the server has them. */
const served = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = await fetch('/en/api/order/cart/short/');
    return ((await answer.json()) as { totalQuantity: number }).totalQuantity;
  });

test('CART-10 CART-2 a visitor whose local storage was wiped: of three units, one more makes four', async ({
  page,
}) => {
  await settle(page, 'kg');
  await fill(page);
  await page.getByRole('main').locator('a[href^="/e-shop/"]').first().click();
  await expect(page).toHaveURL(/e-shop\/\d/);
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: /^Quantity/ }).first();
  const increase = main.getByRole('button', { name: /^Increase quantity/ }).first();
  await increase.click();
  await increase.click();
  await expect(quantity).toHaveValue('3');
  await expect.poll(() => served(page)).toBe(3);

  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('banner')).not.toContainText('0 items');
  await page.mouse.move(100, 300);
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('banner')).toContainText('3 items in the cart');
  await increase.click();
  await expect(quantity).toHaveValue('4');
  await expect.poll(() => served(page)).toBe(4);

  // Quicker than the cart could be asked for: a press that nothing announced.
  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: 'networkidle' });
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .dispatchEvent('click');
  await expect(quantity).toHaveValue('5');
  await expect.poll(() => served(page)).toBe(5);
});

test('SHELL-16 CART-10 a browser that refuses cookies is told so, and nothing is called added', async ({
  page,
}) => {
  await settle(page, 'kg');
  await page.route('**/api/order/cart/**', async (route) => {
    const sent = route.request();
    const { pathname } = new URL(sent.url());
    const reply = await ask('kg.localhost', pathname, {
      method: sent.method(),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(sent.postData() === null ? {} : { body: sent.postData() ?? '' }),
    });
    await route.fulfill({ status: reply.status, contentType: 'application/json', body: reply.text });
  });
  await page.goto(address('kg', '/e-shop'), { waitUntil: 'networkidle' });
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'blocks cookies' })).toBeVisible();
  await expect(page.getByText(/^Added to cart/)).toHaveCount(0);
  await expect(add).toBeVisible();
});

test('SHELL-16 CART-10 a member whose browser refuses storage is logged in for this page, and sees their own cart', async ({
  page,
}) => {
  const { body } = await call('kg', 'POST', 'login/', {
    body: { username: shops.kg.member(3), password: 'Aloe-demo-2026' },
  });
  const token = String(body.token);
  await call('kg', 'DELETE', 'order/cart/', { token });
  const [product] = (await call('kg', 'GET', 'product/?limit=1&in_stock=true')).body.results;
  await call('kg', 'PUT', `order/cart/line/${product.productCode}/`, { token, body: { quantity: 2 } });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
  });
  await page.goto(address('kg', '/login?next=%2Fcart&lang=en'), { waitUntil: 'networkidle' });
  await page.getByLabel('Member ID').first().fill(shops.kg.member(3));
  await page.getByLabel('Password', { exact: true }).first().fill('Aloe-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/cart/);
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('2');
});

test('AUTH-4 CHK-1 a login that has ended is said at Checkout; after it one is back in one’s own cart', async ({
  page,
}) => {
  await settle(page, 'kg');
  const logInBy = async (place: Locator) => {
    await place.getByLabel('Member ID').fill(shops.kg.member(2));
    await place.getByLabel('Password', { exact: true }).fill('Aloe-demo-2026');
    await place.getByRole('button', { name: 'Log in' }).click();
  };
  await page.goto(address('kg', '/login?next=%2Fprivacy-policy'), { waitUntil: 'networkidle' });
  await logInBy(page.getByRole('main'));
  await expect(page.getByRole('banner').getByText(/^Hello/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await call('kg', 'DELETE', 'order/cart/', { token });
  const [product] = (await call('kg', 'GET', 'product/?limit=1&in_stock=true&sort=-price')).body.results;
  await call('kg', 'PUT', `order/cart/line/${product.productCode}/`, { token, body: { quantity: 1 } });
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('1');
  // What the cart asks for besides would learn first that the session has ended.
  await page.waitForLoadState('networkidle');
  await call('kg', 'POST', 'logout/', { token });
  await page.getByRole('button', { name: 'Checkout' }).click();
  const panel = page.getByRole('dialog', { name: 'Log in' });
  await expect(panel.getByText(/^You have been logged out/)).toBeVisible();
  await logInBy(panel);
  await expect(page).toHaveURL(/cart/);
  await expect(page.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('1');
});

test('AUTH-3 a login and a logout in another tab are seen here', async ({ page, context }) => {
  await settle(page, 'kg');
  await page.goto(address('kg', '/e-shop'));
  const other = await context.newPage();
  await other.goto(address('kg', '/login'));
  await other.getByLabel('Member ID').first().fill(shops.kg.member(4));
  await other.getByLabel('Password', { exact: true }).first().fill('Aloe-demo-2026');
  await other.getByRole('button', { name: 'Log in' }).last().click();
  await expect(other).not.toHaveURL(/login/);
  const greeting = page.getByRole('banner').getByText(/^(Hello|Welcome|Hi)/);
  await expect(greeting).toBeVisible();
  await other.goto(address('kg', '/logout'));
  await expect(greeting).toBeHidden();
  await other.waitForLoadState('networkidle');
  await other.close();
});

test('CART-3 on a wide screen a line is one row with a picture, and an empty message takes no room', async ({
  page,
}) => {
  await settle(page, 'kg');
  await fill(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address('kg', '/cart'), { waitUntil: 'networkidle' });
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });
  const [row, remove, increase] = await Promise.all([
    line.boundingBox(),
    line.getByRole('button', { name: 'Remove' }).boundingBox(),
    line.getByRole('button', { name: /^Increase quantity/ }).boundingBox(),
  ]);
  if (!row || !remove || !increase) throw new Error('no line');
  expect(row.height).toBeLessThanOrEqual(118);
  const middle = ({ y, height }: typeof row) => y + height / 2;
  expect(middle(remove)).toBeCloseTo(middle(increase), 0);
  expect(remove.width).toBeGreaterThanOrEqual(44);

  // On a phone nothing stands below the quantity but the padding and the rule.
  await page.setViewportSize({ width: 375, height: 800 });
  const [whole, stepper] = await Promise.all([line.boundingBox(), line.getByRole('group').boundingBox()]);
  if (!whole || !stepper) throw new Error('no line');
  expect(whole.y + whole.height - stepper.y - stepper.height).toBeLessThanOrEqual(18);
});
