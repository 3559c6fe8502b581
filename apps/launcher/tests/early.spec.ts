import { expect, test, type Page } from '@playwright/test';
import { typeKeys } from './keyboard.ts';
import { logIn } from './log-in.ts';
import { call, page as address } from './launcher.ts';

test.use({ viewport: { width: 375, height: 800 }, serviceWorkers: 'block' });

/** Holds back the scripts of the pages opened from now on; what it gives lets them come. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/.*\.js$/, (route) => come.then(() => route.continue()));
  return letCome;
};

test('SHELL-12 SHOP-6 what is pressed and typed before the page is hydrated is done once it is, once each', async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await add.click();
  await expect(add).toHaveCSS('opacity', '0.6');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.pressSequentially('aloe');
  letCome();

  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('aloe');
  await expect(search).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('1 item in the cart');
});

/** A cart with one unit of a product, opened. */
const openCart = async (page: Page): Promise<void> => {
  await page.goto(address('kg', '/e-shop?lang=en'));
  // The strip counts at once; the server has it when it has answered.
  const kept = page.waitForResponse(/\/order\/cart\/line\//);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await kept;
  await expect(page.getByRole('banner')).toContainText('1 item in the cart');
  // A page that is left while its cart changes is followed by one without the cart (0066).
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'changing'))
    .toBe(false);
};
const cartLine = (page: Page) => page.getByRole('main').getByRole('spinbutton').first();

test('CART-10 each press of + before the cart is hydrated is one more unit', async ({ page }) => {
  await openCart(page);
  const letCome = await holdScripts(page);
  await page.goto(address('kg', '/cart'), { waitUntil: 'commit' });
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  for (let time = 0; time < 3; time++) await more.click();
  letCome();
  await expect(cartLine(page)).toHaveValue('4');
});

test('CART-10 each press of + while the cart is being hydrated is one more unit, and no more', async ({
  page,
}) => {
  await openCart(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address('kg', '/cart'), { waitUntil: 'commit' });
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first();
  await more.waitFor();
  // Presses follow each other until the page is hydrated, whenever that is.
  const presses = await more.evaluate(
    (button) =>
      new Promise<number>((done) => {
        let count = 0;
        const pressing = setInterval(() => {
          const hydrated = performance.getEntriesByName('hydrated').length > 0;
          if (hydrated || count === 12) {
            clearInterval(pressing);
            done(count);
          } else {
            (button as HTMLButtonElement).click();
            count += 1;
          }
        }, 30);
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(cartLine(page)).toHaveValue(String(1 + presses));
});

test('SHOP-4 an order chosen before the page is hydrated is the one shown', async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('price');
  letCome();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price');
});

test('PANEL-4 a login typed before the page is hydrated needs no second typing', async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto(address('kg', '/login?lang=en'), { waitUntil: 'commit' });
  await page.getByLabel('Member ID').pressSequentially('996000000001');
  await page.getByLabel('Password', { exact: true }).fill('Aloe-demo-2026');
  letCome();
  await expect(page.getByLabel('Member ID')).toHaveValue('996-000-000-001');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible();
});

test('PANEL-5 a member id typed while the page is hydrated is whole', async ({ page }) => {
  const letCome = await holdScripts(page);
  await page.goto(address('iq', '/login?lang=en'), { waitUntil: 'commit' });
  const field = page.getByLabel('Member ID');
  await field.focus();
  await typeKeys(page, '٩٦٤٠');
  letCome();
  for (const key of '٠٠٠٠٠٠٠٢') {
    await typeKeys(page, key);
    await page.waitForTimeout(40);
  }
  await expect(field).toHaveValue('964-000-000-002');
});

test('CART-1 a member who presses early puts it into their own cart', async ({ page }) => {
  const token = await logIn(page, 'kg', '996000000003');
  await call('kg', 'DELETE', 'order/cart/', { token });
  const letCome = await holdScripts(page);
  await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  letCome();
  await expect(page.getByRole('banner')).toContainText('1 item in the cart');
  await expect
    .poll(async () => (await call('kg', 'GET', 'order/cart/short/', { token })).body.totalQuantity)
    .toBe(1);
});

/** A member's page that is not hydrated yet, of a browser that knows by its cookie whose it will be; the function lets scripts come. */
const openAsMember = async (page: Page, path: string): Promise<() => void> => {
  const token = await logIn(page, 'kg', '996000000003');
  await call('kg', 'DELETE', 'order/cart/', { token });
  await page.goto(address('kg', '/faq?lang=en'));
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'member'))
    .toBe(true);
  const letCome = await holdScripts(page);
  await page.goto(address('kg', path), { waitUntil: 'commit' });
  return letCome;
};

test('SHOP-14 PERF-2 what a member presses stays where it is when their own prices come', async ({
  page,
}) => {
  const letCome = await openAsMember(page, '/e-shop?lang=en');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  const before = await add.boundingBox();
  expect(before).not.toBeNull();
  letCome();
  await expect(page.getByRole('article').first()).toContainText('Your price');
  expect(await add.boundingBox()).toEqual(before);
});

test('SHELL-3 PERF-2 links above the header stay where they are when a member is known', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const letCome = await openAsMember(page, '/faq?lang=en');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const first = sections.getByRole('link').first();
  const before = await first.boundingBox();
  expect(before).not.toBeNull();
  letCome();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Hello/ })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Join us' })).toHaveCount(0);
  expect(await first.boundingBox()).toEqual(before);
});
