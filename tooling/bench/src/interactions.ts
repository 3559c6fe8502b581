import type { Browser, Page } from 'playwright-core';

/** A phone's processor beside this one. */
const slowDown = 4;

/** Milliseconds in which all that an interaction sets off has come to rest. */
const settling = 1500;

/** What is done to the shop, each on a page of its own. */
const doings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'add to cart': (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .tap(),
  'open menu': (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap(),
  'search typing': async (page) => {
    await page.getByRole('banner').getByRole('combobox').tap();
    await page.keyboard.type('aloe', { delay: 120 });
  },
};

/**
 * The slowest answer to a touch or a key, in milliseconds until the next paint (Interaction to Next Paint), on a phone with a
 * quarter of this machine's speed.
 */
export const interactions = async (browser: Browser, shop: string): Promise<Record<string, number>> => {
  const slowest: Record<string, number> = {};
  for (const [name, act] of Object.entries(doings)) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    // English, and the question about cookies answered.
    await context.addCookies([
      { name: 'language', value: 'en', url: shop },
      { name: 'consent', value: 'necessary.1', url: shop },
    ]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(globalThis, { slowest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
          interactionId: number;
        })[])
          if (interactionId > 0)
            Object.assign(globalThis, {
              slowest: Math.max((globalThis as unknown as { slowest: number }).slowest, duration),
            });
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(`${shop}/e-shop`, { waitUntil: 'load' });
    await page.waitForTimeout(settling);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await act(page);
    await page.waitForTimeout(settling);
    slowest[name] = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
    await context.close();
  }
  return slowest;
};
