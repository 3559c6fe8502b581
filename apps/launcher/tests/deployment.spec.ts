import { expect, test, type Page } from '@playwright/test';
import { createServer, request as ask, type Server } from 'node:http';
import { port } from './launcher.ts';
import { settle } from './shops.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

/** Where the relay listens: the same shop at an origin whose deployments this test makes. */
const relayPort = 4322;
const at = (path: string) => `http://kg.localhost:${relayPort}${path}`;

/** What is deployed: the worker's build has this mark, and files of the screens of another one are gone. */
let deployed = '';
/** Addresses that the browser may still ask for and that the deployment no longer has. */
let gone: RegExp | null = null;
let relay: Server;

test.beforeAll(async () => {
  relay = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    // Whoever asks for a page anew gets it with files that are there.
    if (incoming.headers['sec-fetch-dest'] === 'document') gone = null;
    if (gone?.test(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    const headers = { ...incoming.headers, host: `kg.localhost:${port}`, 'accept-encoding': 'identity' };
    const onward = ask({ host: '127.0.0.1', port, path, method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const worker = path === '/service-worker.js';
        const sent = worker ? body.toString().replace('"build":"', `"build":"${deployed}`) : body;
        const { 'content-length': _length, 'transfer-encoding': _way, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(sent);
      });
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => relay.listen(relayPort, '127.0.0.1', resolve));
});
test.afterAll(() => {
  relay.closeAllConnections();
  relay.close();
});

/** Builds of which the browser keeps something. */
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split(' ')[0] ?? ''))]);

test('ROUTE-16 SHELL-13 after a new deployment an open page reloads once by itself, and nothing of the old build is kept', async ({
  page,
}) => {
  deployed = 'first-';
  await settle(page, 'kg');
  await page.goto(at('/e-shop'));
  await expect.poll(() => keptBuilds(page)).toEqual([expect.stringMatching(/^first-/)]);
  await page.waitForLoadState('networkidle');

  let loads = 0;
  page.on('load', () => (loads += 1));
  deployed = 'second-';
  gone = /^\/assets\/screen-.*\.js$/;
  await page.getByRole('banner').getByRole('link', { name: 'Express order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Express order');
  await expect(page).toHaveURL(at('/e-shop/express'));
  await expect.poll(() => loads).toBe(1);
  await expect.poll(() => keptBuilds(page)).toEqual([expect.stringMatching(/^second-/)]);

  // And the page goes on as usual.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  expect(loads).toBe(1);
});
