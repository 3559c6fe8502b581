import { expect, test, type Page } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settleRegion, shops } from './shops.ts';

interface Headings {
  /** Where the heading stood when the page was drawn first: its left and its top edge. */
  readonly first: readonly [left: number, top: number] | null;
  /** Whether the screen was still loading then. */
  readonly loading: boolean;
  /** The most headings that stood on the page at once. */
  readonly most: number;
}

/** Watches the first-level headings of the pages opened from now on, from their first frame on. */
const watchHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { first: [number, number] | null; loading: boolean; most: number } = {
      first: null,
      loading: false,
      most: 0,
    };
    Object.assign(globalThis, { headings: seen });
    const look = () => {
      const all = document.querySelectorAll('h1');
      seen.most = Math.max(seen.most, all.length);
      const box = all[0]?.getBoundingClientRect();
      if (box && document.readyState !== 'loading' && !seen.first) {
        seen.first = [box.left, box.top];
        seen.loading = document.querySelector('main [aria-busy=true] h1') !== null;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const width of [375, 1280])
  test(`A11Y-2 ROUTE-14 at ${width} px what loads has its heading where the screen will have it, and never a second one`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await settleRegion(page, 'kg');
    await page.context().addCookies([{ name: 'language', value: 'ru', domain: 'kg.localhost', path: '/' }]);
    const token = await logIn(page, 'kg', shops.kg.member(2));
    await call('kg', 'DELETE', 'order/cart/', { token });
    const list = await call('kg', 'GET', 'product/?limit=1&in_stock=true');
    const [{ productCode }] = list.body.results;
    await call('kg', 'POST', 'order/cart/add/', { token, body: { productCode, quantity: 6 } });
    const order = await call('kg', 'POST', 'order/order/', { token, body: {} });
    await page.addInitScript((pk) => sessionStorage.setItem('orderId', String(pk)), order.body.pk);
    const [past] = (await call('kg', 'GET', 'order/order/', { token })).body.results;
    await watchHeadings(page);

    for (const path of [
      '/checkout',
      '/order-history',
      `/order-history/${past.pk}`,
      '/profile',
      '/retail',
      '/my-business',
      '/products/price-list',
      '/saved',
      // Who was here before as a member is served no visitor's cart.
      '/cart',
    ]) {
      await page.goto(address('kg', path), { waitUntil: 'networkidle' });
      await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
      const { first, loading, most } = await page.evaluate(
        () => (globalThis as unknown as { headings: Headings }).headings,
      );
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect.soft([box?.x, box?.y], path).toEqual(first);
      expect.soft(loading, path).toBe(true);
      expect.soft(most, path).toBe(1);
    }
  });
