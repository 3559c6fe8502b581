import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { mailsWith, page as address, readable } from './launcher.ts';
import { settle, shops } from './shops.ts';

const country = 'iq';
const member = shops[country].member(5);
const password = 'Aloe-demo-2026';

const logIn = async (page: Page): Promise<void> => {
  await page.goto(address(country, '/login'));
  await page.getByLabel('Member ID').fill(member);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
};
const arrived = (page: Page) => expect(page).toHaveURL(/\/e-shop$/);
const logOut = (page: Page) => page.evaluate(() => localStorage.clear());

const maskedId = member.replaceAll(/(\d{3})(?!$)/g, '$1-');
/** Mails to the member that lead to a page of the shop. */
const mailsTo = (path: string): number =>
  mailsWith()
    .map(readable)
    .filter((mail) => mail.includes(maskedId) && mail.includes(`${country}.localhost`) && mail.includes(path))
    .length;

test('AUTH-6 SEC-7 a known device is not told of, a new one is by mail; who guesses shuts out neither', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const open = async (width: number): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await settle(page, country);
    return { context, page };
  };
  const own = await open(1280);
  await logIn(own.page);
  await arrived(own.page);
  const cookie = (await own.context.cookies()).find(({ name }) => name === 'device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await own.page.evaluate(() => document.cookie)).not.toContain('device');

  // A second browser: the first login ever of a member is not told, this one is.
  const other = await open(375);
  const before = mailsTo('/profile');
  await logIn(other.page);
  await arrived(other.page);
  await expect.poll(() => mailsTo('/profile'), { timeout: 20_000 }).toBeGreaterThan(before);
  const told = mailsTo('/profile');

  // From the very address of the member.
  const stranger = await open(375);
  await stranger.page.goto(address(country, '/login'));
  const guesses = await stranger.page.evaluate(async (username) => {
    const all: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const body = JSON.stringify({ username, password: 'wrong' });
      const headers = { 'content-type': 'application/json' };
      all.push((await fetch('/en/api/login/', { method: 'POST', headers, body })).status);
    }
    return all;
  }, member);
  expect(guesses).toEqual(Array.from({ length: 10 }, () => 400));
  await logIn(stranger.page);
  await expect(stranger.page.getByText(/^Too many attempts\. Try again in 1[45] minutes\.$/)).toBeVisible();
  for (const { page } of [own, other]) {
    await logOut(page);
    await logIn(page);
    await arrived(page);
  }
  await expect.poll(() => mailsTo('/login'), { timeout: 20_000 }).toBe(1);
  expect(mailsTo('/profile')).toBe(told);
  for (const { context } of [own, other, stranger]) await context.close();
});
