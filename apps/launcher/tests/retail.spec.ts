import { expect, test, type Page } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openParts } from './open-parts.ts';
import { settle, shops } from './shops.ts';

const country = 'kg' satisfies keyof typeof shops;
const port = 4323;
let folder = '';
let running: ChildProcess | null = null;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravan-retail-'));
});
test.afterAll(async () => {
  await stopShops();
  rmSync(folder, { recursive: true, force: true });
});

const owner = shops[country].member(4);
const buyer = shops[country].member(5);
const password = 'Aloe-demo-2026';
const at = (path: string, name = ''): string => `http://${name}${country}.localhost:${port}${path}`;

/** Starts all shops on a folder of their own: the operator decides while they are closed, as the embedded database wants it. */
const startShops = async (): Promise<void> => {
  const child = spawn(process.execPath, ['dist/start.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 90_000 }).toContain(at(''));
};
const stopShops = async (): Promise<number | null> => {
  const child = running;
  running = null;
  if (child === null) return 0;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
};
const operate = (...words: string[]): string =>
  execFileSync(process.execPath, [resolve(`../${country}/dist/server/shop.js`), ...words], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });

/** Texts of the mails of a subject so far. */
const mails = (subject: string): string[] => {
  const all = join(folder, 'mail');
  if (!existsSync(all)) return [];
  return readdirSync(all, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(all, name), 'utf8')))
    .filter((mail) => mail.subject === subject)
    .map((mail) => mail.text);
};

const logIn = async (page: Page, member: string, next: string): Promise<void> => {
  await page.goto(at(`/login?next=${encodeURIComponent(next)}`));
  await page.getByLabel('Member ID').fill(member);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(at(next));
};

test('RTL-1 RTL-2 RTL-3 RTL-4 SHELL-9 an owner applies, the operator approves, a stranger comes by the name, buys, and the owner sees it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  await startShops();

  await settle(page, country);
  await logIn(page, owner, '/e-shop');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hello/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'My retail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My retail' })).toBeVisible();
  const name = page.getByLabel('Page name');
  await name.fill('gulnara7');
  await expect(page.getByRole('main').getByText('Digits are not allowed').first()).toBeVisible();
  await name.fill('Shop');
  await expect(page.getByRole('main').getByText('reserved for the company').first()).toBeVisible();
  await name.fill('Gulnara');
  await expect(page.getByText(`gulnara.${country}.localhost:${port} is available`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  const early = await browser.newPage();
  expect((await early.goto(at('/', 'gulnara.')))?.status()).toBe(421);
  await early.close();
  await expect.poll(() => mails('Мы получили вашу заявку'), { timeout: 20_000 }).toHaveLength(1);
  expect(mails('Мы получили вашу заявку')[0]).toContain('1–2 рабочих дня');

  expect(await stopShops()).toBe(0);
  expect(operate('retail', 'list')).toContain('gulnara  received');
  expect(operate('retail', 'approve', 'gulnara', '--as', 'Aida')).toContain('gulnara: active until');
  await startShops();
  await expect.poll(() => mails('Ваша страница продаж активна'), { timeout: 20_000 }).toHaveLength(1);

  await page.goto(at('/retail'));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Referral link')).toHaveValue(at('', 'gulnara.'));
  const code = page.getByRole('img', { name: /^QR code/ });
  expect(
    await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100);
  await page.getByLabel(/^Instagram/).fill('@gulnara_aloe');
  await page.getByLabel(/^WhatsApp/).fill('0555 12 34 56');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your links have been saved')).toBeVisible();
  await expect(page.getByLabel(/^Instagram/)).toHaveValue('https://www.instagram.com/gulnara_aloe');

  const stranger = await browser.newPage();
  stranger.on('pageerror', (fault) => faults.push(String(fault)));
  await settle(stranger, country);
  await stranger.goto(at('/e-shop', 'gulnara.'));
  await expect(stranger).toHaveURL(at('/e-shop?ref=gulnara'));
  const strip = stranger.getByRole('banner').getByRole('button', { name: /^Invited by / });
  await strip.click();
  const contacts = stranger.getByRole('dialog', { name: /^Your sponsor:/ });
  await expect(contacts.getByRole('link', { name: 'Instagram: instagram.com/gulnara_aloe' })).toBeVisible();
  await expect(contacts.getByRole('link', { name: 'WhatsApp: +996 555 123 456' })).toBeVisible();
  const size = stranger.viewportSize();
  await stranger.setViewportSize({ width: 375, height: 740 });
  const above = await contacts.getByRole('listitem').evaluateAll((rows) =>
    rows.map((row) => {
      const kind = document.createRange();
      kind.selectNodeContents(row.firstElementChild ?? row);
      return kind.getBoundingClientRect().top - row.getBoundingClientRect().top;
    }),
  );
  expect(Math.min(...above)).toBeGreaterThanOrEqual(6);
  if (size) await stranger.setViewportSize(size);
  await stranger.keyboard.press('Escape');
  await expect(strip).toBeFocused();

  await logIn(stranger, buyer, '/e-shop');
  await stranger
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await stranger.goto(at('/cart'));
  const more = stranger.getByRole('button', { name: 'Increase quantity' }).first();
  for (let time = 0; time < 3; time += 1) await more.click();
  await stranger.getByRole('button', { name: 'Checkout' }).first().click();
  await expect(stranger).toHaveURL(/\/checkout/);
  await openParts(stranger);
  await stranger.getByRole('radio', { name: /^Pay on delivery/ }).check();
  await stranger
    .getByRole('button', { name: /^Place order/ })
    .last()
    .click();
  await expect(stranger).toHaveURL(/\/pay\/success/);
  await stranger.close();

  await page.reload();
  const facts = page.getByRole('region', { name: 'Your page' });
  await expect(facts.getByRole('definition').nth(3)).toHaveText('1');
  await expect(facts.getByRole('definition').nth(4)).toHaveText('1');
  expect(faults).toEqual([]);
  expect(await stopShops()).toBe(0);
});
