import { expect, test, type Page } from '@playwright/test';
import { page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { startRelay } from './relay.ts';
import { settle, shops } from './shops.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

const notice = (page: Page) => page.getByText('You are offline. Visited pages still open', { exact: false });
const product = (page: Page) => page.locator('main a[href^="/e-shop/"]').first();

/** Addresses of all that the browser keeps of the shop. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page with the worker at work, and waits until that page is kept. */
const openKept = async (page: Page, path: string): Promise<void> => {
  await page.goto(address('kg', path));
  await expect.poll(() => kept(page)).toContain(path);
};

test('SHELL-13 pages seen still open without a network, which is said; the cart is not lost', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  await openKept(page, '/e-shop');
  const path = (await product(page).getAttribute('href')) ?? '';
  // By a link, so the product's document is one that the browser never asked for itself.
  await product(page).click();
  await expect(page).toHaveURL(address('kg', path));
  const heading = page.getByRole('heading', { level: 1 });
  // The address changes a moment before the screen does.
  await expect(heading).not.toHaveText('Shop');
  const name = (await heading.textContent()) ?? '';
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const badge = page.getByRole('banner').getByText('1', { exact: true });
  await expect(badge).toBeVisible();
  await expect.poll(() => kept(page)).toContain(path);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText(name);
  await expect(notice(page)).toBeVisible();

  // A change is refused in words, not swallowed.
  await page
    .getByRole('main')
    .getByRole('button', { name: /Increase quantity|Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();

  await page.goto(address('kg', '/e-shop'));
  await expect(product(page)).toBeVisible();
  await product(page).click();
  await expect(heading).toHaveText(name);
  await page.goto(address('kg', '/privacy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await context.setOffline(false);
  await page.goto(address('kg', '/cart'));
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

/** What a service worker sees in Firefox without a network: an answer that is an error in place of a promise that fails. */
const asInFirefox = `Object.defineProperty(FetchEvent.prototype, 'preloadResponse', {
  get: () => Promise.resolve(Response.error()),
});`;

test('SHELL-13 a page that the browser asks for ahead of the worker, and gets as an error, is opened from what is kept', async ({
  page,
}) => {
  const relay = await startRelay({
    send: (path, body, outgoing) =>
      outgoing.end(path === '/service-worker.js' ? `${asInFirefox}\n${String(body)}` : body),
  });
  await settle(page, 'kg');
  await page.goto(relay.at('/e-shop'));
  await expect.poll(() => kept(page)).toContain('/e-shop');
  relay.end();
  await page.goto(relay.at('/privacy'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You are offline');
  await page.goto(relay.at('/e-shop'));
  await expect(heading).toHaveText('Shop');
});

test('SHELL-13 SRV-12 a visitor’s cart is kept nowhere: without a network no old one is shown', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  await openKept(page, '/e-shop');
  await page.goto(address('kg', '/cart'));
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await openKept(page, '/privacy-policy');
  expect(await kept(page)).not.toContain('/cart');
  await context.setOffline(true);
  await page.goto(address('kg', '/cart'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('SHELL-13 the cart last seen is read without a network, and changed only with one', async ({
  page,
  context,
}) => {
  await settle(page, 'kg');
  await openKept(page, '/e-shop');
  const name = (await product(page).getAttribute('aria-label')) ?? (await product(page).textContent()) ?? '';
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cart');
  await expect(line).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Shop');

  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
  await expect(heading).toHaveText('Cart');
  await expect(line).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(quantity).toHaveValue('1');

  await context.setOffline(false);
  // Here and beside the line.
  await expect(notice(page).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity).toHaveValue('2');
});

test('CART-5 what was changed just before the page was left comes through with the worker at work, too', async ({
  page,
}) => {
  await settle(page, 'kg');
  await openKept(page, '/e-shop');
  await page.goto(address('kg', '/e-shop'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  const increase = page.getByRole('button', { name: /^Increase quantity/ });
  const quantity = page.getByRole('spinbutton', { name: /^Quantity/ });
  for (const wanted of ['2', '3']) {
    await page.goto(address('kg', '/cart'));
    await page.waitForLoadState('networkidle');
    await increase.click();
    await expect(quantity).toHaveValue(wanted);
    // Sooner than presses are gathered into a call.
    await page.evaluate(() => location.reload());
    await page.waitForLoadState('networkidle');
    await expect(quantity).toHaveValue(wanted);
  }
});

test('SHELL-13 nothing of a member is kept: neither calls nor what they answered', async ({ page }) => {
  await settle(page, 'kg');
  await logIn(page, 'kg', shops.kg.member(2));
  await openKept(page, '/');
  await page.goto(address('kg', '/order-history'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order history');
  await page.goto(address('kg', '/e-shop'));
  await product(page).click();
  await page.waitForLoadState('networkidle');
  const paths = await kept(page);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => path.includes('/api/'))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (answer?.headers.get('content-type')?.startsWith('text/html')) found.push(await answer.text());
      }
    }
    return found.join('\n');
  });
  expect(texts).not.toContain(shops.kg.member(2));
  expect(texts).not.toContain('Token ');
});
