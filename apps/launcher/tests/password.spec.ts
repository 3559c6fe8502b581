import { expect, test } from '@playwright/test';
import { mailsWith, page as address, readable } from './launcher.ts';
import { settle, shops } from './shops.ts';

const country = 'ge';
const member = shops[country].member(5);
const first = 'Aloe-demo-2026';

const linkIn = (mail = ''): string => /\/password\/reset\/[\w-]{43}/.exec(readable(mail))?.[0] ?? '';

for (const width of [375, 1280])
  test(`PWD-1 PWD-3 ROUTE-7 a forgotten password at ${width} px: from the login to the mail, to a new one, and back to the old`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
    await settle(page, country);
    const known = mailsWith('Subject: Set a new password').map(linkIn);

    await page.goto(address(country, '/login'));
    await page.getByLabel('Member ID').fill(member);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/^We have sent a link to .•••@/)).toBeVisible();

    const fresh = () =>
      mailsWith('Subject: Set a new password')
        .map(linkIn)
        .filter((link) => !known.includes(link));
    await expect.poll(() => fresh().length, { timeout: 20_000 }).toBe(1);
    const [link = ''] = fresh();
    await page.goto(address(country, link));
    await page.getByLabel('New password', { exact: true }).fill('tulip-47');
    await page.getByLabel('Repeat new password').fill('tulip-47');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Member ID').fill(member);
    await page.getByLabel('Password', { exact: true }).fill('tulip-47');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/e-shop$/);

    await page.goto(address(country, '/password'));
    await expect(page).toHaveURL(/\/password\/change$/);
    await page.getByLabel('Current password').fill('tulip-47');
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Repeat new password').fill(first);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('You stay logged in on this device.')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(address(country, link));
    await expect(page.getByText(/already been used/)).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    const forgot = page.getByRole('heading', { level: 1, name: 'Forgot password' });
    await expect(forgot).toBeVisible();
    await page.reload();
    await expect(forgot).toBeVisible();
    await expect(page.getByLabel('Member ID')).toBeFocused();
    expect(faults).toEqual([]);
  });
