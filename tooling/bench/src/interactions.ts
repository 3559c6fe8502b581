import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { consentCookie } from './consent-cookie.ts';

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

interface Interaction {
  /** Where it is done: in the list, or on the page of a product that has reviews. */
  readonly on: 'list' | 'product';
  readonly act: (page: Page, session: CDPSession) => Promise<void>;
}

/** What is done to the shop, each on a page of its own. */
const all: Readonly<Record<string, Interaction>> = {
  'add to cart': {
    on: 'list',
    act: (page, session) =>
      tap(
        page,
        session,
        page
          .getByRole('main')
          .getByRole('button', { name: /^Add to cart/ })
          .first(),
      ),
  },
  'open menu': {
    on: 'list',
    act: (page, session) => tap(page, session, page.getByRole('banner').getByRole('link', { name: 'Menu' })),
  },
  'search typing': {
    on: 'list',
    act: async (page, session) => {
      await tap(page, session, page.getByRole('banner').getByRole('combobox', { name: 'Search' }));
      await page.keyboard.type('aloe', { delay: 120 });
    },
  },
  'filter the list': {
    on: 'list',
    act: (page, session) => tap(page, session, page.getByRole('checkbox', { name: 'In stock only' })),
  },
  'enlarge a picture': {
    on: 'product',
    act: (page, session) =>
      tap(page, session, page.getByRole('main').getByRole('link', { name: /^Enlarge picture 1/ })),
  },
  'sort reviews': {
    on: 'product',
    act: async (page, session) => {
      const reviews = page.getByRole('region', { name: 'Reviews' });
      await reviews.scrollIntoViewIfNeeded();
      await reviews
        .getByRole('button', { name: /^Helpful/ })
        .first()
        .waitFor();
      await tap(page, session, reviews.getByRole('link', { name: 'Most helpful' }));
    },
  },
};

/** What is to be known of a shop before. */
interface Shop {
  readonly address: string;
  /** The address of a product that people have written of. */
  readonly reviewed: string;
  /** The region that its pages are made for, where a country has regions. */
  readonly region: string | null;
  /** Of who has answered the question about cookies. */
  readonly consent: { readonly name: string; readonly value: string };
}

const shopAt = async (browser: Browser, shop: string, country: string): Promise<Shop> => {
  const page = await browser.newPage();
  await page.goto(`${shop}/e-shop`);
  const path = await page.evaluate(async () => {
    const list = await fetch('/en/api/product/?limit=100');
    const { results }: { results: { id: number; slug: string; rating: object | null }[] } = await list.json();
    const found = results.find(({ rating }) => rating);
    return found && `/e-shop/${found.id}-${found.slug}`;
  });
  const region = await page.evaluate(() => document.documentElement.dataset['store'] ?? null);
  await page.close();
  if (path === undefined) throw new Error(`${shop} has no product with reviews`);
  return { address: shop, reviewed: path, region, consent: await consentCookie(country) };
};

/** How often each is done; the median counts, as with Lighthouse. */
const runs = 5;

/** One interaction's slowest answer, in milliseconds until the next paint. */
const slowestOf = async (
  browser: Browser,
  { address: shop, region, consent }: Shop,
  path: string,
  act: Interaction['act'],
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // English, and the questions about cookies and the region answered: a dialog would take what is tapped.
  await context.addCookies([
    { name: 'language', value: 'en', url: shop },
    { ...consent, url: shop },
  ]);
  const page = await context.newPage();
  if (region !== null) {
    await context.addCookies([{ name: 'store', value: region, url: shop }]);
    await page.addInitScript((id) => localStorage.setItem('region', id), region);
  }
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
  await page.goto(shop + path, { waitUntil: 'load' });
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
export const interactions = async (
  browser: Browser,
  address: string,
  country: string,
): Promise<Record<string, number>> => {
  const medians: Record<string, number> = {};
  const shop = await shopAt(browser, address, country);
  const paths = { list: '/e-shop', product: shop.reviewed };
  for (const [name, { on, act }] of Object.entries(all)) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await slowestOf(browser, shop, paths[on], act));
    medians[name] = found.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  }
  return medians;
};
