import { expect, test, type Page } from '@playwright/test';
import { mailsWith, page as address } from './launcher.ts';
import { press, tabTo, type } from './keyboard.ts';
import { countries, settle, shops } from './shops.ts';

const widths = [375, 1280] as const;

/** The member's own card fields, at the bank (hosted) or on our page. */
const typeCard = async (page: Page, expiry: string): Promise<void> => {
  await type(page, page.getByLabel('Cardholder name'), 'DEMO BUYER');
  await type(page, page.getByLabel('Card number'), '4111111111111111');
  await type(page, page.getByLabel(/Expiry date/), expiry);
  await type(page, page.getByLabel(/CVV2?/), '123');
};

for (const country of countries)
  for (const width of widths)
    test(`A11Y-2 PAY-7 CHK-1 CHK-10 a member buys in ${country} by keyboard alone at ${width} px, from home to the paid order and its mail`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const { member, success, hosted } = shops[country];
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(String(fault)));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
      await settle(page, country);

      await page.goto(address(country, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const product = page
        .locator('main')
        .locator('article, li')
        .filter({ has: page.getByRole('button', { name: /^Add to cart/ }) })
        .first();
      await press(page, product.getByRole('link').first());
      await expect(page).toHaveURL(/\/e-shop\/\d+-/);
      await press(page, page.getByRole('button', { name: /^Add to cart/ }).first());
      await expect(page.getByRole('status').filter({ hasText: /\S/, visible: true }).first()).toBeVisible();

      await page.goto(address(country, '/cart'));
      const increase = page.getByRole('button', { name: /^Increase quantity/ }).first();
      for (let more = 0; more < 3; more += 1) await press(page, increase);
      await expect(
        page
          .getByRole('textbox', { name: /^Quantity/ })
          .or(page.getByRole('spinbutton', { name: /^Quantity/ }))
          .first(),
      ).toHaveValue('4');
      await press(
        page,
        page
          .getByRole('button', { name: 'Checkout' })
          .or(page.getByRole('link', { name: 'Checkout' }))
          .first(),
      );

      // A visitor logs in, and goes on to the checkout.
      const memberId = page.getByLabel('Member ID').first();
      await type(page, memberId, member(3));
      await type(page, page.getByLabel('Password', { exact: true }).first(), 'Aloe-demo-2026');
      await press(page, page.getByRole('button', { name: 'Log in' }).last());
      await expect(page).toHaveURL(/\/checkout/);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // What was chosen for the buyer is kept as it is (CHK-10), or opened, reached, and changed with the arrows.
      if (width === 375) await expect(page.getByText(/^Filled in from your last order/)).toBeVisible();
      else {
        const chosenIn = (name: RegExp) =>
          page.getByRole('group', { name }).getByRole('radio', { checked: true });
        await press(page, page.getByRole('button', { name: 'Change Address' }));
        await tabTo(page, chosenIn(/deliver/i).first());
        await press(page, page.getByRole('button', { name: 'Change Delivery' }));
        await tabTo(page, chosenIn(/^Delivery$/));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await press(page, page.getByRole('button', { name: 'Change Payment' }));
        await tabTo(page, chosenIn(/^Payment/));
      }
      for (const box of await page.getByRole('checkbox').all()) {
        await tabTo(page, box);
        await page.keyboard.press('Space');
        await expect(box).toBeChecked();
      }
      await press(page, page.getByRole('button', { name: /^(Continue to payment|Order and pay)/ }).last());
      await expect(page).toHaveURL(/\/pay(\?|$)/);
      // What runs where a card's number is typed is the build's own, whatever the page was before (0081).
      const scripts = await page.evaluate(() => [
        ...[...document.scripts].map(({ src, nonce, type }) => src || nonce || type),
        ...performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
          .map(({ name }) => name),
      ]);
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts)
        expect(script).toMatch(
          new RegExp(
            `^(?:http://${country}\\.localhost:\\d+/assets/|application/(?:ld\\+)?json$|[\\w-]{22}$)`,
          ),
        );

      if (!hosted) await typeCard(page, '1230');
      await press(page, page.getByRole('button', { name: /^Pay/ }));
      await expect(page).toHaveURL(/bank\.localhost/);
      if (hosted) {
        await typeCard(page, '1230');
        await page.keyboard.press('Enter');
      }
      await press(page, page.getByRole('button', { name: 'Approve' }));

      await expect(page).toHaveURL(new RegExp(`${country}\\.localhost:\\d+${success}(\\?|$)`), {
        timeout: 20_000,
      });
      const code = new RegExp(`${country.toUpperCase()}-\\d\\d-[2-9A-HJ-NP-Z]{6}`);
      await expect(page.locator('main')).toContainText(code);
      const orderCode = code.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
      await page.reload();
      await expect(page.locator('main')).toContainText(orderCode);

      await page.goto(address(country, '/order-history'));
      const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: orderCode }).first();
      await expect(row).toContainText('Paid');
      await page.goto(address(country, '/cart'));
      await expect(page.getByRole('button', { name: /^Increase quantity/ })).toHaveCount(0);
      await expect.poll(() => mailsWith(orderCode).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
      expect(faults).toEqual([]);
    });
