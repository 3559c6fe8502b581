import type { Browser, CDPSession, Locator, Page } from 'playwright-core';

/** A phone's processor beside this one. */
const slowDown = 4;

/** Milliseconds in which all that an interaction sets off has come to rest. */
const settling = 1500;

/** Milliseconds that a finger stays on the glass. */
const touch = 90;

/** A tap as a finger does it: Playwright's own lifts in the same moment, and the browser has yet to hear that it came. */
const tap = async (page: Page, session: CDPSession, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is tapped is not shown');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** What is done to the shop, each on a page of its own. */
const doings: Readonly<Record<string, (page: Page, session: CDPSession) => Promise<void>>> = {
  'add to cart': (page, session) =>
    tap(
      page,
      session,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/ })
        .first(),
    ),
  'open menu': (page, session) =>
    tap(page, session, page.getByRole('banner').getByRole('button', { name: 'Menu' })),
  'search typing': async (page, session) => {
    await tap(page, session, page.getByRole('banner').getByRole('combobox', { name: 'Search' }));
    await page.keyboard.type('aloe', { delay: 120 });
  },
};

/** How often each is done; the median counts, as with Lighthouse. */
const runs = 5;

/** One interaction's slowest answer, in milliseconds until the next paint. */
const slowestOf = async (
  browser: Browser,
  shop: string,
  act: (page: Page, session: CDPSession) => Promise<void>,
): Promise<number> => {
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
  await act(page, session);
  await page.waitForTimeout(settling);
  const slowest = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
  await context.close();
  return slowest;
};

/**
 * The slowest answer to a touch or a key, in milliseconds until the next paint (Interaction to Next Paint), on a phone with a
 * quarter of this machine's speed.
 */
export const interactions = async (browser: Browser, shop: string): Promise<Record<string, number>> => {
  const medians: Record<string, number> = {};
  for (const [name, act] of Object.entries(doings)) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await slowestOf(browser, shop, act));
    medians[name] = found.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  }
  return medians;
};
