import { expect, test, type Locator, type Page } from '@playwright/test';
import { buy } from './buy.ts';
import { call, mailsWith, page as address, readable } from './launcher.ts';
import { countries, settle, shops } from './shops.ts';

type Country = (typeof countries)[number];

/** One person of each country, by the fields of its owner's form. */
const people: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  kg: {
    lastName: 'Асанова',
    firstName: 'Айгүл',
    birthDate: '01-01-1990',
    nationalId: 'ID1234567',
    taxNumber: '10101199012345',
    city: 'Сокулук',
    street: 'Фрунзе',
    house: '12а',
    phone: '555 123 456',
  },
  tr: {
    firstName: 'Işıl',
    lastName: 'Şahin',
    birthDate: '01-01-1990',
    nationalId: '10000000146',
    subDistrict: 'Moda',
    street: 'Bahariye Caddesi',
    house: '12',
    iban: '330006100519786457841326',
    phone: '532 123 45 67',
  },
  az: {
    lastName: 'Əliyeva',
    firstName: 'Günel',
    birthDate: '01-01-1990',
    nationalId: '5VBK5VR',
    street: 'Nizami küçəsi',
    house: '12',
    phone: '50 123 45 67',
  },
  ge: {
    firstName: 'ნინო',
    lastName: 'ბერიძე',
    birthDate: '01-01-1990',
    nationalId: '01001012345',
    city: 'თბილისი',
    street: 'რუსთაველის გამზირი',
    house: '12',
    phone: '555 12 34 56',
  },
  iq: {
    firstName: 'زينب',
    lastName: 'الجبوري',
    birthDate: '01-01-1990',
    nationalId: '199012345678',
    city: 'بغداد',
    address: 'شارع الرشيد 12',
    phone: '770 123 4567',
  },
  kz: {
    lastName: 'Әбдірахманова',
    firstName: 'Сәуле',
    birthDate: '01-01-1990',
    taxNumber: '840514401836',
    city: 'Алматы',
    street: 'Абай',
    house: '12',
    phone: '701 123 45 67',
  },
};

const password = 'tulip-47';

/** The first place of a list, whether it is a list to look at or one to search. */
const chooseFirst = async (page: Page, field: string): Promise<void> => {
  const control = page.locator(`#register-${field}`);
  await expect(control).not.toHaveAttribute('aria-disabled', 'true');
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption({ index: 1 });
    return;
  }
  await control.click();
  await page.getByRole('listbox').getByRole('option').first().click();
};

const fill = async (page: Page, country: Country, email: string): Promise<void> => {
  const { body: form } = await call(country, 'GET', 'registration/forever-business-owner/');
  const fields: readonly { name: string; kind: string }[] = form.groups.flatMap(
    ({ fields: grouped }: { fields: unknown[] }) => grouped,
  );
  const values: Readonly<Record<string, string>> = {
    ...people[country],
    email,
    password,
    sponsorId: shops[country].member(2),
  };
  for (const { name, kind } of fields) {
    const value = values[name];
    if (kind === 'province' || kind === 'district') await chooseFirst(page, name);
    else if (value !== undefined) await page.locator(`#register-${name}`).fill(value);
  }
  await page.getByRole('checkbox', { name: /is my sponsor$/ }).check();
  await page.getByRole('checkbox', { name: 'I accept the terms of membership' }).check();
  await page.getByRole('checkbox', { name: /processing of my personal data/ }).check();
};

for (const [at, country] of countries.entries()) {
  const width = at % 2 === 0 ? 375 : 1280;
  test(`REG-1 REG-2 REG-6 REG-11 ${country}: at ${width} px a new owner registers under a demo sponsor, reads the letter with the contract, logs in, orders, and sees it count`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
    await settle(page, country);
    const email = `new-owner-${country}@example.com`;

    await page.goto(address(country, '/register'));
    await expect(page).toHaveURL(/\/register\/forever-business-owner$/);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Fill all necessary fields' })).toBeFocused();
    await fill(page, country, email);
    await page.getByRole('button', { name: 'Register', exact: true }).click();

    const popup = page.getByRole('dialog', { name: /^Registration complete/ });
    await expect(popup).toBeVisible();
    const id = (await popup.getByText(/^\d{3}-\d{3}-\d{3}-\d{3}$/).textContent()) ?? '';
    await expect.poll(() => mailsWith(`To: ${email}`).length, { timeout: 30_000 }).toBe(1);
    const [letter = ''] = mailsWith(`To: ${email}`);
    expect(readable(letter)).toContain(id);
    expect(letter).toContain('Content-Type: application/pdf');

    await popup.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Member ID').fill(id);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/e-shop$/);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: /cart/i }).first()).toBeVisible();

    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    await buy(country, token, 2.1);
    await page.goto(address(country, '/my-business'));
    await expect(page.getByRole('region', { name: 'Your level' })).toContainText('Assistant supervisor');
    const { body: volume } = await call(country, 'GET', 'business/volume/', { token });
    expect(Number(volume.months[0].cc)).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('region', { name: 'This month' })).toContainText(volume.months[0].cc);
    await expect.poll(() => mailsWith(`To: ${email}`).length, { timeout: 30_000 }).toBeGreaterThan(1);
    await page.goto(address(country, '/register'));
    await expect(page.getByRole('alert').getByText(/already logged in/)).toBeVisible();
    expect(faults).toEqual([]);
  });
}

for (const country of ['kg', 'az', 'kz'] as const)
  test(`REG-8 PANEL-1 ${country}: a known distributor goes online by the short form`, async ({ page }) => {
    test.setTimeout(60_000);
    await settle(page, country);
    const known = {
      kg: { id: '996000000011', number: '10502198500611', reach: 'gulnara@example.com' },
      az: { id: '994000000011', number: '4LE6K1X', reach: 'known@example.com' },
      kz: { id: '770000000011', number: '850205400334', reach: '701 730 11 22' },
    }[country];
    const before = mailsWith('Subject: Your online access').length;
    await page.goto(address(country, '/'), { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('button', { name: /^Already with the company/ }).click();
    const panel = page.getByRole('dialog', { name: 'Access to the site' });
    const send = panel.getByRole('button', { name: 'Get online access' });
    await expect(send).toBeDisabled();
    await panel.getByLabel('Member ID').fill(known.id);
    await panel.getByRole('textbox').nth(1).fill(known.number);
    await panel.getByRole('textbox').nth(2).fill(known.reach);
    await send.click();
    await expect(page).toHaveURL(/\/login$/);
    const told = page.getByRole('main').locator('[aria-live] > *');
    await expect(told).toContainText('We have sent a link to set your password');
    const form = page.locator('main form');
    const [notice, below] = [await told.boundingBox(), await form.locator('xpath=..').boundingBox()];
    expect((below?.y ?? 0) - ((notice?.y ?? 0) + (notice?.height ?? 0))).toBeGreaterThanOrEqual(8);
    await expect
      .poll(() => mailsWith('Subject: Your online access').length, { timeout: 30_000 })
      .toBe(before + 1);
  });

test('REG-5 at 320 px by keyboard: an empty form leads to its first field, and what is typed stays in another language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page, 'ge');
  await page.goto(address('ge', '/register/new-customer'), { waitUntil: 'networkidle' });
  const first = page.getByLabel('First name');
  await first.focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: 'Fill all necessary fields' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.type('Nino');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Beridze');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01011990');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);

  await page.getByRole('combobox', { name: 'Language' }).first().selectOption({ label: 'Русский' });
  await expect(page.getByRole('heading', { level: 1, name: 'Клиент' })).toBeVisible();
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Nino');
  await expect(page.getByLabel('Фамилия')).toHaveValue('Beridze');
  await expect(page.getByLabel('Дата рождения')).toHaveValue('01-01-1990');
});

/** A press as a hand makes it: nothing waits for the page to lie still. */
const press = async (page: Page, target: Locator, touch: boolean): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 50 });
};

for (const [country, touch] of [
  ['kg', false],
  ['tr', true],
] as const)
  test.describe(`${country} at 375 px`, () => {
    test.use({ viewport: { width: 375, height: 740 }, hasTouch: touch });

    test(`REG-4 REG-5 ${country}: the first ${touch ? 'tap' : 'click'} counts on what lies below a field that it leaves`, async ({
      page,
    }) => {
      await settle(page, country);
      await page.goto(address(country, '/register/forever-business-owner'), { waitUntil: 'networkidle' });
      const [sponsor, secret] = [page.locator('#register-sponsorId'), page.locator('#register-password')];
      await sponsor.fill(shops[country].member(2));
      const confirm = page.getByRole('checkbox', { name: /is my sponsor$/ });
      await confirm.waitFor();
      await press(page, confirm, touch);
      await expect(confirm).toBeChecked();
      await expect(sponsor).not.toHaveAttribute('aria-invalid');

      await secret.fill('tu');
      const terms = page.getByRole('checkbox', { name: 'I accept the terms of membership' });
      await press(page, terms, touch);
      await expect(terms).toBeChecked();
      await expect(secret).toHaveAttribute('aria-invalid', 'true');
    });
  });

for (const country of ['kg', 'ge'] as const)
  test(`REG-5 ${country}: a form that is partly filled in comes back whole, without a fault of the page`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    await settle(page, country);
    await page.goto(address(country, '/register/forever-business-owner'), { waitUntil: 'networkidle' });
    const sponsor = page.locator('#register-sponsorId');
    await page.locator('#register-birthDate').fill('01-01-1990');
    await chooseFirst(page, 'province');
    await sponsor.fill(shops[country].member(2));
    await page.getByRole('checkbox', { name: /is my sponsor$/ }).check();
    const typed = await sponsor.inputValue();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(sponsor).toHaveValue(typed);
    await expect(page.locator('#register-birthDate')).toHaveValue('01-01-1990');
    await expect(page.locator('#register-province')).not.toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /is my sponsor$/ })).toBeChecked();
    expect(faults).toEqual([]);
  });

test('REG-2 kz: what a district waits for is read whole, as grey as the placeholder of the province', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await settle(page, 'kz');
  await page.goto(address('kz', '/register/new-customer?lang=kk'), { waitUntil: 'networkidle' });
  const grey = await page
    .locator('#register-province')
    .evaluate((field) => getComputedStyle(field, '::placeholder').color);
  const district = page.locator('#register-district');
  await expect(district).toHaveCSS('color', grey);
  const [room, needed] = await district.evaluate((field) => {
    const style = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(field instanceof HTMLSelectElement)) throw new Error('no select');
    pen.font = style.font;
    const sides = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
    return [field.clientWidth - sides, pen.measureText(field.selectedOptions[0]?.text ?? '').width];
  });
  expect(needed).toBeLessThanOrEqual(room);
});
