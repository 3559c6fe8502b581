import { expect, test, type Page } from '@playwright/test';
import { startRelay, type Relay } from './relay.ts';
import { settle } from './shops.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

/** What is deployed: the worker's build has this mark, and files of the screens of another one are gone. */
let deployed = '';
/** Addresses that the browser may still ask for and that the deployment no longer has. */
let gone: RegExp | null = null;
/** The same shop at an origin whose deployments this test makes. */
let relay: Relay;

test.beforeAll(async () => {
  relay = await startRelay({
    gone: ({ url = '/', headers }) => {
      // Whoever asks for a page anew gets it with files that are there.
      if (headers['sec-fetch-dest'] === 'document') gone = null;
      return gone?.test(url) ?? false;
    },
    send: (path, body, outgoing) => {
      const worker = path === '/service-worker.js';
      outgoing.end(worker ? body.toString().replace('"build":"', `"build":"${deployed}`) : body);
    },
  });
});
test.afterAll(() => relay.end());

/** Builds of which the browser keeps something. */
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split(' ')[0] ?? ''))]);

test('ROUTE-16 SHELL-13 after a new deployment an open page reloads once by itself, and nothing of the old build is kept', async ({
  page,
}) => {
  deployed = 'first-';
  await settle(page, 'kg');
  await page.goto(relay.at('/e-shop'));
  await expect.poll(() => keptBuilds(page)).toEqual([expect.stringMatching(/^first-/)]);
  await page.waitForLoadState('networkidle');

  let loads = 0;
  page.on('load', () => (loads += 1));
  deployed = 'second-';
  gone = /^\/assets\/screen-.*\.js$/;
  await page.getByRole('banner').getByRole('link', { name: 'Express order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Express order');
  await expect(page).toHaveURL(relay.at('/e-shop/express'));
  await expect.poll(() => loads).toBe(1);
  await expect.poll(() => keptBuilds(page)).toEqual([expect.stringMatching(/^second-/)]);

  // And the page goes on as usual.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  expect(loads).toBe(1);
});
