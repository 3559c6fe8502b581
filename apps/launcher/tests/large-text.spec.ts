import { launchOptions } from '@tooling/browser';
import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settleRegion, shops } from './shops.ts';

const { args, ...browser } = launchOptions({ brief: true });

// Text twice as large as usual, as a phone's owner sets it for the whole browser; the window is 10 of its heights wide.
test.use({
  viewport: { width: 320, height: 800 },
  launchOptions: { ...browser, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

for (const [country, language] of [
  ['ge', 'ka'],
  ['kz', 'kk'],
] as const)
  test(`A11Y-2 SHELL-11 with text twice as large nothing of ${country} hangs over 320 px in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const cookie = { name: 'language', value: language, domain: `${country}.localhost`, path: '/' };
    await page.context().addCookies([cookie]);
    await settleRegion(page, country);
    const { body } = await call(country, 'GET', 'product/?limit=3&in_stock=true');
    const [product] = body.results;
    const token = await logIn(page, country, shops[country].member(2));
    await call(country, 'DELETE', 'order/cart/', { token });
    for (const { productCode } of body.results)
      await call(country, 'POST', 'order/cart/add/', { token, body: { productCode, quantity: 2 } });
    const order = await call(country, 'POST', 'order/order/', { token, body: {} });
    await page.addInitScript((pk) => sessionStorage.setItem('orderId', String(pk)), order.body.pk);
    const [past] = (await call(country, 'GET', 'order/order/', { token })).body.results;

    for (const path of [
      '/',
      '/e-shop',
      '/e-shop/express',
      `/e-shop/${product.id}-${product.slug}`,
      '/cart',
      '/checkout',
      '/order-history',
      `/order-history/${past.pk}`,
      '/privacy-policy',
    ]) {
      await page.goto(address(country, path), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const { size, over, cut } = await page.evaluate(() => ({
        size: getComputedStyle(document.body).fontSize,
        over: document.documentElement.scrollWidth - innerWidth,
        // What scrolls by itself may be wider than it is; what hides its rest may not.
        cut: [...document.querySelectorAll('main *')]
          .filter((element) => getComputedStyle(element).overflowX === 'hidden')
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      }));
      expect(size).toBe('32px');
      expect.soft(over, `${path} hangs over`).toBeLessThanOrEqual(0);
      expect.soft(cut, `${path} is cut`).toEqual([]);
    }
  });
