// pnpm bench [COUNTRY…] [--bytes]: bytes, layout shift, Lighthouse and the slowest answers to a touch, recorded beside the last run.
import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '@tooling/browser';
import { brotliCompressSync } from 'node:zlib';
import { hydratedAfter } from './hydrated.ts';
import { fillCart } from './filled-cart.ts';
import { audit } from './lighthouse.ts';
import { interactions } from './interactions.ts';
import { startLauncher } from './launcher.ts';
import { pageBudgets } from './page-budgets.ts';
import { record } from './record.ts';
import { portSetting } from './setting.ts';

/** Those that were named, or all of them (`tooling/run`). */
const countries = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const port = portSetting(4390);
const withLighthouse = !process.argv.includes('--bytes');

/** What the first load of one page costs; bytes as they travel (brotli). */
interface FirstLoad {
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly layoutShift: number;
}

const measure = async (browser: Browser, url: string, cookie?: string): Promise<FirstLoad> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  for (const pair of cookie?.split('; ') ?? []) {
    const [name = '', value = ''] = pair.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => brotliCompressSync(body).byteLength));
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          layoutShift:
            (globalThis as unknown as { layoutShift: number }).layoutShift +
            (entry as unknown as { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const html = brotliCompressSync((await answer?.body()) ?? '').byteLength;
  const layoutShift = await page.evaluate(
    () => (globalThis as unknown as { layoutShift: number }).layoutShift,
  );
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { htmlBytes: html, scriptBytes, layoutShift: Math.round(layoutShift * 10_000) / 10_000 };
};

/** Lighthouse opens its tabs outside of the contexts: there a visitor has these cookies, and its pages see them. */
const beVisitor = async (browser: Browser, url: string, cookie?: string): Promise<void> => {
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send('Storage.clearCookies', {});
  const cookies = (cookie?.split('; ') ?? []).map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url };
  });
  await devtools.send('Storage.setCookies', { cookies });
  await devtools.detach();
};

/** Address of the first product in the shop's list. */
const firstProduct = async (browser: Browser, shop: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`${shop}/e-shop`);
  const product = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = await product.getAttribute('href');
  await page.close();
  if (path === null) throw new Error(`${shop} lists no product`);
  return path;
};

const launcher = await startLauncher(port);
const { args, ...options } = launchOptions({ complete: true });
const browser = await chromium.launch({ ...options, args: [...args, '--remote-debugging-port=9333'] });
const figures: Record<string, number> = {};
try {
  for (const country of countries) {
    const shop = `http://${country}.localhost:${port}`;
    const pages = {
      home: { path: '/' },
      shop: { path: '/e-shop' },
      product: { path: await firstProduct(browser, shop) },
      about: { path: '/forever/about-us' },
      cart: { path: '/cart' },
      'filled cart': { path: '/cart', cookie: await fillCart(browser, shop, country) },
    };
    for (const [name, { path, cookie }] of Object.entries<{ path: string; cookie?: string }>(pages)) {
      const load = await measure(browser, shop + path, cookie);
      figures[`${country} ${name} html kB`] = load.htmlBytes / 1000;
      figures[`${country} ${name} script kB`] = load.scriptBytes / 1000;
      figures[`${country} ${name} layout shift`] = load.layoutShift;
      if (!withLighthouse) continue;
      const runs = await audit(shop + path, 9333, () => beVisitor(browser, shop, cookie));
      for (const [category, score] of Object.entries(runs)) figures[`${country} ${name} ${category}`] = score;
    }
    if (withLighthouse)
      figures[`${country} shop hydrated ms`] = await hydratedAfter(browser, `${shop}/e-shop`);
    for (const [name, milliseconds] of Object.entries(await interactions(browser, shop, country)))
      figures[`${country} ${name} ms`] = milliseconds;
  }
} finally {
  await browser.close();
  await launcher.stop();
}
process.exitCode = record('pages', figures, pageBudgets) ? 0 : 1;
