import type { Browser } from 'playwright-core';

/** A cheap phone on a slow network: round trip in milliseconds, bytes a second, share of this processor. */
const phone = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8, slowDown: 4 } as const;

/** How often it is opened; the median counts. */
const runs = 5;

const longest = 20_000;

const once = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.download,
    uploadThroughput: phone.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
  await page.goto(url, { waitUntil: 'commit' });
  const hydrated = await page.waitForFunction(
    () => performance.getEntriesByName('hydrated')[0]?.startTime ?? false,
    null,
    { timeout: longest },
  );
  const milliseconds = Number(await hydrated.jsonValue());
  await context.close();
  return milliseconds;
};

/** Milliseconds from the call of a page to the moment at which all of it answers, on an emulated phone; a new visitor's. */
export const hydratedAfter = async (browser: Browser, url: string): Promise<number> => {
  const found: number[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- two at a time would disturb each other
  for (let run = 0; run < runs; run += 1) found.push(await once(browser, url));
  return found.toSorted((a, b) => a - b)[runs >> 1] ?? 0;
};
