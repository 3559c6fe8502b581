import { expect, test, type Page } from '@playwright/test';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyCode } from './copied-code.ts';

const port = 4322;
const address = `http://kg.localhost:${port}`;
const contact = 'packages/storefront/src/screens/contact-us';
let code: ReturnType<typeof copyCode>;
let shop: ChildProcess;
let said = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  code = copyCode('kg');
  shop = spawn(process.execPath, ['apps/launcher/src/develop/main.ts', 'kg'], {
    cwd: code.folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(code.folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (said += String(text)));
  await expect.poll(() => said, { timeout: 90_000 }).toContain(address);
  expect(said).toContain('Ready');
});
test.afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  rmSync(code.folder, { recursive: true, force: true });
});

/** Opens the letter to the company and writes into it: what a page opened again would lose. */
const write = async (page: Page) => {
  await page.goto(`${address}/forever/contact-us?lang=ru`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length === 1);
  const letter = page.locator('form textarea').first();
  await letter.fill('Half a letter');
  return letter;
};

test('DX-2 a saved screen, card and style show in the open page, which keeps what was written', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) violations.push(message.text());
  });
  const letter = await write(page);
  code.edit(`${contact}/screen.tsx`, "{_('contact.offices')}", 'Saved screen');
  await expect(page.getByRole('heading', { name: 'Saved screen' })).toBeVisible();
  code.edit(`${contact}/office-card.tsx`, '{name}</h3>', '{name} saved</h3>');
  await expect(page.getByRole('heading', { level: 3, name: 'saved' }).first()).toBeVisible();
  code.edit(`${contact}/screen.module.css`, '.heading {', '.heading { outline: 3px solid rgb(1, 2, 3);');
  await expect(page.locator('main h1').locator('..')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].some(
          (one) => getComputedStyle(one).outlineColor === 'rgb(1, 2, 3)',
        ),
      ),
    )
    .toBe(true);
  await expect(letter).toHaveValue('Half a letter');
  expect(violations).toEqual([]);
  // And in the page as the server sends it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Saved screen' })).toBeVisible();
});

test('DX-2 what a screen is loaded with, a text and the server are saved: the page is opened again with them', async ({
  page,
  context,
}) => {
  await write(page);
  code.edit(`${contact}/load.ts`, '  if (offices.length > 0) return { offices };', '');
  await expect(page.getByRole('heading', { level: 3, name: 'Алоэа Бишкек' })).toBeVisible();
  const [, text = ''] =
    /msgid "contact.lead"\nmsgstr "(.+)"/.exec(code.read('packages/i18n/src/words/content/ru.po')) ?? [];
  code.edit('packages/i18n/src/words/content/ru.po', text, 'Saved words');
  await expect(page.getByText('Saved words')).toBeVisible();
  code.edit('packages/server/src/modules/mail/mailbox-page.ts', '<main><h1>', '<main><h1>Saved server ');
  const mails = await context.newPage();
  await expect.poll(async () => (await mails.goto(`${address}/__mail`))?.text()).toContain('Saved server');
  // The shop's page is opened again, too: it ends whole.
  await expect(page.getByText('Saved words')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length === 1);
});

test('DX-2 an error is told in the page, and gone when it is mended', async ({ page, context }) => {
  await write(page);
  const mend = code.edit(`${contact}/screen.tsx`, '<FeedbackForm />', '<FeedbackForm');
  await expect(page.getByText(/Unexpected token|expected/i).first()).toBeVisible();
  // The open page is opened again by the server: another one asks for the address.
  const another = await context.newPage();
  expect((await another.goto(`${address}/forever/contact-us`))?.status()).toBe(500);
  await expect(another.getByText(/screen\.tsx/).first()).toBeVisible();
  mend();
  await expect(another.locator('form textarea').first()).toBeVisible();
  await expect(page.locator('form textarea').first()).toBeVisible();
  const heal = code.edit(
    'packages/server/src/create-server.ts',
    'const load = ',
    "throw new Error('Broken server');\nconst load = ",
  );
  await expect(page.getByText('Broken server').first()).toBeVisible();
  heal();
  await expect(page.locator('form textarea').first()).toBeVisible();
});

for (const [what, broken] of [
  ['a syntax', '<FeedbackForm'],
  ['a thrown', "{(() => { throw new Error('Broken form'); })()}"],
] as const)
  test(`DX-2 a page that was made with ${what} error and connects when it is mended is opened again`, async ({
    page,
    context,
  }) => {
    // While a page is connected none that connects later is told what was said before.
    await write(await context.newPage());
    const status = async () => (await page.request.get(`${address}/forever/contact-us`)).status();
    const mend = code.edit(`${contact}/screen.tsx`, '<FeedbackForm />', broken);
    await expect.poll(status).toBe(500);
    const connects = Promise.withResolvers<void>();
    await page.route('**/__dev/page.js*', async (route) => {
      await connects.promise;
      await route.continue();
    });
    await Promise.all([
      page.waitForRequest('**/__dev/page.js*'),
      page.goto(`${address}/forever/contact-us`, { waitUntil: 'commit' }),
    ]);
    mend();
    await expect.poll(status).toBe(200);
    connects.resolve();
    await expect(page.locator('form textarea').first()).toBeVisible();
  });

test('DX-2 help, a country that is none, and a port that is taken are told in words', async () => {
  const run = (args: readonly string[], variables = {}) =>
    promisify(execFile)(process.execPath, args, { env: { ...process.env, ...variables } }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  expect(await run(['../../tooling/run/dev.mjs', '--help'])).toMatch(
    /COUNTRY is one of .*kg.*\n[^]*DATA_DIR/,
  );
  expect(await run(['../../tooling/run/dev.mjs', 'xx'])).toMatch(/^There is no country xx: take one of .*kg/);
  const other = createServer().listen(4323);
  await once(other, 'listening');
  expect(
    await run(['src/develop/main.ts', 'kg'], { PORT: '4323', DATA_DIR: join(code.folder, 'none') }),
  ).toBe('Port 4323 is taken by another program: PORT=4324 pnpm dev kg takes another one.\n');
  other.close();
});
