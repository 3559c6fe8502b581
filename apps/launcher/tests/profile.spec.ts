import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { press, tabTo } from './keyboard.ts';
import { call, mailsWith, page as address, readable } from './launcher.ts';
import { logIn } from './log-in.ts';
import { settle, shops } from './shops.ts';

const country = 'az';
/** A manager without e-mail whom no other test knows: the account is deleted in the end. */
const member = shops[country].member(6);
const mailbox = 'leaving@mail.example';
const photo = join(import.meta.dirname, '../../az/public/media/az/hero/hero-800.webp');

const linkIn = (mail = ''): string => /\/profile\/email\?token=[\w-]{43}/.exec(readable(mail))?.[0] ?? '';

const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  return faults;
};
/** Whether nothing stands out of the page to the side. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.describe.configure({ mode: 'serial' });

test('ACC-2 ACC-3 ACC-6 on a phone: an e-mail by its link, the news, a picture that is shown everywhere', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const faults = watchFaults(page);
  await page.setViewportSize({ width: 375, height: 740 });
  await settle(page, country);
  await logIn(page, country, member);
  await page.goto(address(country, '/profile'));
  const contacts = page.getByRole('region', { name: 'Contact details' });
  await contacts.getByLabel('Email').fill('leaving@');
  await contacts.getByLabel('Email').press('Enter');
  await expect(contacts.getByRole('group', { name: 'Please check the form' })).toBeFocused();
  await contacts.getByLabel('Email').fill(mailbox);
  await contacts.getByRole('button', { name: 'Save' }).click();
  await expect(contacts.getByText(`We have sent a link to ${mailbox}`)).toBeVisible();
  await expect(page.getByText('To get the newsletter, add an email address first.')).toBeVisible();

  const links = () => mailsWith('Subject: Confirm your email address', `To: ${mailbox}`).map(linkIn);
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(1);
  await page.goto(address(country, links()[0] ?? ''));
  await expect(page).toHaveURL(/\/profile\?email=confirmed$/);
  await expect(page.getByText('Your new email address is confirmed.')).toBeVisible();
  await expect(contacts.getByLabel('Email')).toHaveValue(mailbox);
  await page.goto(address(country, links()[0] ?? ''));
  await expect(page.getByText(/This link has expired or has already been used/)).toBeVisible();

  const news = page.getByRole('region', { name: 'My subscription' });
  await news.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(news.getByText('Subscribed', { exact: true })).toBeVisible();
  const welcomes = () => mailsWith('List-Unsubscribe-Post: List-Unsubscribe=One-Click', `To: ${mailbox}`);
  await expect.poll(() => welcomes().length, { timeout: 30_000 }).toBe(1);

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(photo);
  await expect(page.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: /^Hello/ }).click();
  const shown = page.getByRole('dialog').locator('img[src^="/avatar/"]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect(faults).toEqual([]);
});

test('ACC-4 ACC-7 with the keyboard alone: an address, all data as a file, the end of the account', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const faults = watchFaults(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await settle(page, country);
  await page.goto(address(country, '/login'));
  await page.getByLabel('Member ID').fill(member);
  await page.getByLabel('Password', { exact: true }).fill('Aloe-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/e-shop$/);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  for (const { id } of (await call(country, 'GET', 'users/address/', { token })).body)
    await call(country, 'DELETE', `users/delete-address/${id}/`, { token });
  await page.goto(address(country, '/profile'));
  await page.getByRole('button', { name: 'Add address' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New address' });
  const province = form.getByLabel('Province');
  await tabTo(page, province);
  await page.keyboard.press('ArrowDown');
  if ((await province.getAttribute('role')) === 'combobox') await page.keyboard.press('Enter');
  const district = form.getByLabel('District');
  await expect(district).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, district);
  await page.keyboard.press('ArrowDown');
  if ((await district.getAttribute('role')) === 'combobox') await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('City'));
  await page.keyboard.type('Old Town');
  await tabTo(page, form.getByLabel('Street and building'));
  await page.keyboard.type('Main 1');
  await press(page, form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Address added')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My addresses' }).getByRole('listitem')).toHaveCount(1);

  const data = page.getByRole('region', { name: 'My data' });
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${country}-${member}.json`);
  const file = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    tables: { members: [{ fbo_id: member, email: mailbox }], addresses: [{ city: 'Old Town' }] },
  });

  await press(page, data.getByRole('button', { name: 'Delete my account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await tabTo(page, dialog.getByLabel('Password'));
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Aloe-demo-2026');
  await press(page, dialog.getByRole('button', { name: 'Delete account' }));
  await expect(page.getByRole('dialog', { name: 'Your account has been deleted' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Go to shop' }));
  await expect(page).toHaveURL(address(country, '/'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const again = await call(country, 'POST', 'login/', {
    body: { username: member, password: 'Aloe-demo-2026' },
  });
  expect(again.body).toMatchObject({ code: 'invalid_credentials' });
  await expect
    .poll(() => mailsWith('Subject: Your account has been deleted', `To: ${mailbox}`).length, {
      timeout: 20_000,
    })
    .toBe(1);
  expect(faults).toEqual([]);
});
