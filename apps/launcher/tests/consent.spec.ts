import { expect, test, type Page } from '@playwright/test';
import { linesOf, violationsOf } from '@tooling/browser';
import { ask, page as address } from './launcher.ts';
import { shiftOf, watchShifts } from './shifts.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

// A visitor who has not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } });

test('SHELL-8 one is asked about cookies once: over no button, moving nothing, loading nothing before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/(localhost|127\.0\.0\.1)$/.test(new URL(request.url()).hostname)) foreign.push(request.url());
  });
  await watchShifts(page);
  await page.goto(address('iq', '/e-shop'), { waitUntil: 'networkidle' });
  await expect(question(page)).toBeVisible();
  const asked = await question(page).boundingBox();
  expect(asked?.height).toBeLessThanOrEqual(200);
  // Before one scrolls: then the header draws together by itself.
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  expect(linesOf(await violationsOf(page))).toEqual([]);

  // Who walks with the keyboard is not caught in it, and sees what has the focus.
  const add = page.getByRole('button', { name: 'Add to cart' }).last();
  await add.focus();
  const button = await add.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await add.click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveAccessibleDescription(
    /1/,
  );

  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  expect(foreign).toEqual([]);

  await question(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect(question(page)).toBeHidden();
  expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe('necessary.3');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(question(page)).toBeHidden();

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
});

test('SHELL-10 ROUTE-11 news are subscribed without a reload; without scripts the privacy notice is read', async ({
  page,
  browser,
}) => {
  await page.goto(address('iq', '/privacy-policy'), { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Newsletter' }).fill('plain@mail.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent you an email' })).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address('iq', '/privacy-policy'));
  await expect(plain.getByText('its Constitution protects the privacy')).toBeVisible();
  await context.close();
});

test('SHELL-6 the header stays in sight and is compact after 50 px, and nothing below it moves', async ({
  page,
}) => {
  for (const width of [320, 1000, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(address('iq', '/e-shop'), { waitUntil: 'networkidle' });
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    const flagged = page.locator('html[data-scrolled]');
    const ends = () => page.evaluate(() => document.querySelector('main')?.offsetTop);
    const before = await ends();
    await expect(flagged).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 40));
    await expect(flagged).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(flagged).toHaveCount(1);
    await expect(cart).toBeInViewport();
    expect(await ends(), `${width} px`).toBe(before);
  }
});

test('SHELL-9 SHELL-7 a referral link shows whose page it is for a month, and asks for no region first', async ({
  page,
}) => {
  await page.goto(address('kz', '/?ref=770000000001&lang=en'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner').getByText(/^Invited by \p{L}+ \p{L}\./u)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ref');
  expect(cookie?.value).toBe('770000000001');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThanOrEqual(30);
  await page.goto(address('iq', '/?ref=999999999999'), { waitUntil: 'networkidle' });
  expect((await page.context().cookies()).filter(({ domain }) => domain.startsWith('iq'))).toEqual([]);
});

test('ROUTE-3 ROUTE-12 what is mailed or linked leads somewhere', async () => {
  for (const [path, status, leadsTo] of [
    ['/unsubscribe/success', 200, undefined],
    ['/unsubscribe/failed', 200, undefined],
    ['/unsubscribe', 302, '/unsubscribe/failed'],
    ['/unsubscribe/confirm?token=nobody', 303, '/unsubscribe/failed'],
    ['/privacy-policy', 200, undefined],
    ['/login', 200, undefined],
    ['/e-shop', 200, undefined],
    ['/cart', 200, undefined],
    ['/pay/error', 200, undefined],
    ['/pay/success', 200, undefined],
  ] as const) {
    const answer = await ask('kg.localhost', path, { headers: { accept: 'text/html' } });
    expect([path, answer.status, answer.headers['location']]).toEqual([path, status, leadsTo]);
  }
});
