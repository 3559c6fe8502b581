import { expect, test, type Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { call, page as address } from './launcher.ts';
import { startRelay } from './relay.ts';

test.use({ viewport: { width: 375, height: 800 }, serviceWorkers: 'block' });

/** What the browser complains of from now on. */
const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
};

for (const path of ['/', '/e-shop', '/cart'])
  test(`PERF-1 ${path} is painted before its scripts are asked for, or 300 ms have gone by`, async ({
    page,
  }) => {
    await page.goto(address('kg', `${path}?lang=en`), { waitUntil: 'networkidle' });
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ]);
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted, 300));
  });

for (const [what, upTo] of [
  ['the top of a list', '</header>'],
  ['what a product costs and its button', 'Add to cart'],
] as const)
  test(`PERF-2 ${what} is painted once it is whole: half of a line would move`, async ({ page }) => {
    const { body } = await call('kg', 'GET', 'product/?limit=1');
    const [product] = body.results;
    const address = upTo === '</header>' ? '/e-shop?' : `/e-shop/${product.id}-${product.slug}?`;
    const relay = await startRelay({
      send: (path, bytes, outgoing) => {
        const part = path.startsWith(address) ? bytes.indexOf(upTo) : 0;
        outgoing.write(bytes.subarray(0, part));
        setTimeout(() => outgoing.end(bytes.subarray(part)), part > 0 ? 1500 : 0);
      },
    });
    try {
      await page.goto(relay.at(`${address}lang=en`), { waitUntil: 'networkidle' });
      const [painted, whole] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
      ]);
      expect(whole).toBeGreaterThan(1400);
      expect(painted).toBeGreaterThan(whole ?? Infinity);
      expect(painted).toBeLessThan(Infinity);
    } finally {
      relay.end();
    }
  });

test('PERF-1 a page whose end comes late is read meanwhile and comes to life whole', async ({ page }) => {
  const faults = faultsOf(page);
  const relay = await startRelay({
    send: (path, body, outgoing) => {
      const half = path.startsWith('/e-shop?') ? body.indexOf('<footer') : 0;
      outgoing.write(body.subarray(0, half));
      setTimeout(() => outgoing.end(body.subarray(half)), half > 0 ? 1500 : 0);
    },
  });
  try {
    await page.goto(relay.at('/e-shop?lang=en'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('script[type=module]')).toBeAttached();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByRole('banner')).toContainText('1 item in the cart');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(faults).toEqual([]);
  } finally {
    relay.end();
  }
});

test('PERF-1 SHELL-12 kept scripts that are there before the page itself wait for it', async ({ page }) => {
  const faults = faultsOf(page);
  const relay = await startRelay({
    send: (path, body, outgoing) => {
      const half = path.startsWith('/cart?') ? body.indexOf('<div id="root">') : 0;
      outgoing.write(body.subarray(0, half));
      setTimeout(() => outgoing.end(body.subarray(half)), half > 0 ? 1500 : 0);
    },
  });
  try {
    await page.goto(relay.at('/cart'), { waitUntil: 'networkidle' });
    await page.goto(relay.at('/cart?lang=en'));
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
    expect(await page.locator('html').getAttribute('data-stuck')).toBeNull();
    expect(faults).toEqual([]);
  } finally {
    relay.end();
  }
});

test('SHOP-6 a card that nobody came near hears the press of a screen reader', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'networkidle' });
  const last = page.getByRole('button', { name: /^Add to cart/ }).last();
  await last.dispatchEvent('click');
  await expect(page.getByRole('banner')).toContainText('1 item in the cart');
  expect(faults).toEqual([]);
});

test('SHOP-7 a member reads the own price on cards far down', async ({ page }) => {
  const faults = faultsOf(page);
  await logIn(page, 'kg', '996000000001');
  await page.goto(address('kg', '/e-shop?lang=en'));
  await expect(page.getByRole('article').last().locator('s')).toBeAttached();
  expect(faults).toEqual([]);
});

test('ROUTE-1 who leaves a list at once and comes back finds it whole', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'networkidle' });
  const cards = await page.getByRole('article').count();
  await page.getByRole('link', { name: 'Cart' }).first().dispatchEvent('click');
  await expect(page).toHaveURL(/cart/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(cards);
  expect(faults).toEqual([]);
});
