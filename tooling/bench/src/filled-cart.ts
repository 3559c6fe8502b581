import type { Browser } from 'playwright-core';
import { consentCookie } from './consent-cookie.ts';

/**
 * Fills a visitor's cart with a unit of three products; gives the cookies that open it, as a browser sends them.
 * They have answered the question about cookies, as who pressed a button has: its text would else be the largest of the page.
 * The browser calls the shop: Node leaves names under `.localhost` to the system, which may not know them.
 */
export const fillCart = async (browser: Browser, shop: string, country: string): Promise<string> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await context.addCookies([{ ...(await consentCookie(country)), url: shop }]);
  await page.goto(`${shop}/e-shop`);
  await page.evaluate(async () => {
    const list = await fetch('/en/api/product/?limit=24');
    const { results }: { results: { productCode: string; amount: number }[] } = await list.json();
    for (const { productCode } of results.filter(({ amount }) => amount > 3).slice(0, 3)) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- the first answer brings the cookie
      const answer = await fetch('/en/api/order/cart/add/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productCode, quantity: 1 }),
      });
      // oxlint-disable-next-line eslint/no-await-in-loop -- the end of a failed run
      if (!answer.ok) throw new Error(`the cart was not filled: ${answer.status} ${await answer.text()}`);
    }
  });
  const cookies = await context.cookies(shop);
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};
