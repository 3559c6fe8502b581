import { expect, test } from '@playwright/test';
import { examine } from './examine.ts';
import { call, mailsWith, page as address, readable } from './launcher.ts';
import { logIn } from './log-in.ts';

test('SHOP-13 PERF-2 hearts come with the first sign of somebody; a visitor’s list joins the member’s', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 375, height: 720 });
  const answer = await page.goto(address('kg', '/e-shop?lang=en'));
  expect(await answer?.text()).not.toContain('aria-pressed');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save: / });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.mouse.move(100, 300);
  await expect(hearts).toHaveCount(24);
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await examine(page, 'saved products');

  const token = await logIn(page, 'kg', '996000000004');
  await page.goto(address('kg', '/saved?lang=en'));
  await page.mouse.move(100, 300);
  await expect.poll(async () => (await call('kg', 'GET', 'users/saved/', { token })).body.length).toBe(1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.mouse.move(120, 300);
  await hearts.first().click();
  await expect.poll(async () => (await call('kg', 'GET', 'users/saved/', { token })).body.length).toBe(0);
  await page.reload();
  await expect(page.getByText('No saved products yet')).toBeVisible();
  await examine(page, 'nothing saved');
});

test('SHOP-13 who waits for a product leaves an address, which is confirmed by its mail', async ({
  page,
}) => {
  const { body } = await call('kg', 'GET', 'product/?limit=100');
  const gone = body.results.find(({ amount }: { amount: number }) => amount < 1);
  const email = `wait-${test.info().workerIndex}-${Date.now()}@mail.example`;
  await page.goto(address('kg', `/e-shop/${gone.id}-${gone.slug}?lang=en`));
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).first().fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText(/please confirm your address/)).toBeVisible();
  await examine(page, 'a product that is waited for');
  await expect.poll(() => mailsWith(email).length, { timeout: 30_000 }).toBe(1);
  const link = /https?:\/\/[^/]+(\/mails\/stock\/confirm\?token=[\w-]+)/.exec(
    readable(mailsWith(email)[0] ?? ''),
  )?.[1];
  await page.goto(address('kg', link ?? '/none'));
  await examine(page, 'the address before it is confirmed');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page).toHaveURL(/\/mails\/stock-confirmed$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await examine(page, 'an address confirmed');
});

test('SHOP-13 a member is reminded of an order each month, and turns it off', async ({ page }) => {
  const token = await logIn(page, 'kg', '996000000002');
  const { body } = await call('kg', 'GET', 'order/order/?status=delivered&limit=1', { token });
  await page.goto(address('kg', `/order-history/${body.results[0].pk}?lang=en`));
  await page.getByRole('button', { name: 'Remind me monthly' }).click();
  await expect(page.getByText(/^Next reminder: \d\d-\d\d-\d{4}$/)).toBeVisible();
  await examine(page, 'an order with a reminder');
  await page.getByRole('button', { name: 'Turn off reminders' }).click();
  await expect(page.getByRole('button', { name: 'Remind me monthly' })).toBeVisible();
});
