import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { countries, settleRegion, shops } from './shops.ts';

/** No rule of WCAG 2.2 AA that a machine can check is broken, and nothing hangs over the side. */
const examine = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    where,
  ).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${where} hangs over by ${over} px`).toBeLessThanOrEqual(0);
};

for (const country of countries)
  for (const width of [320, 1280])
    test(`A11Y-1 SHELL-11 every screen of ${country} can be used by everyone at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settleRegion(page, country);
      const list = await call(country, 'GET', 'product/?limit=4&in_stock=true');
      const [product, ...others] = list.body.results;
      for (const path of [
        '/',
        '/e-shop',
        `/e-shop/${product.id}-${product.slug}`,
        '/cart',
        '/login',
        '/e-shop?q=zzzz',
      ]) {
        await page.goto(address(country, path), { waitUntil: 'networkidle' });
        await examine(page, path);
      }

      const token = await logIn(page, country, shops[country].member(width === 320 ? 1 : 5));
      await call(country, 'DELETE', 'order/cart/', { token });
      for (const { productCode } of [product, ...others])
        await call(country, 'POST', 'order/cart/add/', { token, body: { productCode, quantity: 1 } });
      const order = await call(country, 'POST', 'order/order/', { token, body: {} });
      for (const path of ['/cart', '/order-history', `/order-history/${order.body.pk}`, '/pay/error']) {
        await page.goto(address(country, path), { waitUntil: 'networkidle' });
        await examine(page, path);
      }
      expect([200, 201]).toContain(order.status);
      await page.evaluate((pk) => sessionStorage.setItem('orderId', String(pk)), order.body.pk);
      await page.goto(address(country, '/checkout'), { waitUntil: 'networkidle' });
      await expect(page.getByRole('radio').first()).toBeVisible();
      await examine(page, '/checkout');
    });
