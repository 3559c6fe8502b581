import { expect, test, type Page } from '@playwright/test';
import { page as address } from './launcher.ts';

// A visitor who has not been asked about cookies yet.
test.use({ storageState: { cookies: [], origins: [] }, serviceWorkers: 'block' });

interface Box {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** All that floats and can be seen: the header, the bar, the strips, each message. */
const floating = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const sticks = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    const header = [...document.querySelectorAll('header > *')].filter(sticks);
    const bar = [...document.querySelectorAll('[data-lifted=bar]')].filter(sticks);
    const strips = document.querySelectorAll('#floats > section, #offline > p, #stuck > p');
    const messages = document.querySelectorAll('[aria-label="Notifications"] [role] > *');
    return Object.entries({ header, bar, strip: strips, message: messages }).flatMap(([name, elements]) =>
      [...elements].flatMap((element, place) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        const seen = height > 0 && bottom > 0 && top < innerHeight;
        return seen ? [{ name: `${name} ${place}`, top, bottom, left, right }] : [];
      }),
    );
  });

const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5 &&
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5,
      )
      .map((other) => `${one.name} and ${other.name}`)
      // In its own place, at the end of the sums, the bar goes under the header with the page.
      .filter((pair) => !/^header . and bar 0$/.test(pair)),
  );

/** Whether a finger meets the one step forward where it is seen; true while it is out of sight or has gone under the header. */
const actionIsFree = (page: Page): Promise<boolean> =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Checkout' })
    .evaluate((button) => {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const met = document.elementFromPoint(x, y);
      return met === null || button.contains(met) || met.closest('header') !== null;
    });

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [1280, 800],
] as const)
  test(`SHELL-17 at ${width} × ${height} nothing that floats covers the step forward or another that floats`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'networkidle' });
    for (const place of [0, 1, 2])
      await page
        .getByRole('main')
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: /^Add to cart/ })
        .click();
    await page.waitForLoadState('networkidle');
    await page.goto(address('kg', '/cart?lang=en'), { waitUntil: 'networkidle' });
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    if (height === 667) {
      const heights = (await floating(page))
        .filter(({ name }) => /^(bar|strip)/.test(name))
        .map(({ top, bottom }) => bottom - top);
      expect(heights.reduce((sum, one) => sum + one, 0) / height).toBeLessThanOrEqual(0.275);
    }
    // Without a network: its strip, and an error that stays.
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click();
    const error = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(error).toBeVisible();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let at = 0; at <= end; at += Math.ceil(end / 60)) {
      await page.evaluate((top) => scrollTo(0, top), at);
      // An observer tells one frame later.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      const boxes = await floating(page);
      expect(boxes.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['message 0', 'strip 0', 'strip 2']),
      );
      expect(overlaps(boxes), `scrolled by ${at} of ${end} px`).toEqual([]);
      expect(await actionIsFree(page), `scrolled by ${at} of ${end} px`).toBe(true);
      const [message] = boxes.filter(({ name }) => name === 'message 0');
      expect(message?.bottom).toBeLessThanOrEqual(height);
    }
    // It goes when it is closed, and so does what the question covers once that is answered.
    await context.setOffline(false);
    await question.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toHaveCount(0);
    expect(overlaps(await floating(page))).toEqual([]);
  });

/** Whether a finger meets one of the buttons of this name in the page: its own, or the bar's that stands in for it. */
const someIsFree = (page: Page, name: RegExp): Promise<boolean> =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .evaluateAll((buttons) =>
      buttons.some((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect();
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return met !== null && button.contains(met);
      }),
    );

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [375, 812],
] as const)
  test(`SHELL-17 SHOP-11 at ${width} × ${height} a first visit to a product can put it into the cart while it is asked about cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address('kg', '/e-shop?lang=en'), { waitUntil: 'networkidle' });
    const [path] = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await page.goto(address('kg', path ?? ''), { waitUntil: 'networkidle' });
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    // At the end of what is said of the product the bar is in its own place, and goes with the page.
    const end = await page
      .getByRole('main')
      .evaluate((main) => main.getBoundingClientRect().bottom + scrollY - innerHeight);
    for (let at = 0; at <= end; at += Math.ceil(end / 8)) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect
        .poll(() => someIsFree(page, /^Add to cart/), { message: `scrolled by ${at} of ${end} px` })
        .toBe(true);
      expect(overlaps(await floating(page)), `scrolled by ${at} of ${end} px`).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    // Answered, nothing covers the button of a phone that is high enough, and no bar repeats it.
    await question.getByRole('button', { name: 'Necessary only' }).click();
    if (height >= 667) await expect(page.locator('[data-lifted=bar]')).toHaveCount(0);
    await expect.poll(() => someIsFree(page, /^Add to cart/)).toBe(true);
  });

test('SHELL-8 A11Y-2 the question about cookies is the first that the keyboard comes to', async ({
  page,
}) => {
  await page.goto(address('kg', '/?lang=en'), { waitUntil: 'networkidle' });
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  for (const name of ['Privacy notice', 'Necessary only', 'Accept all']) {
    await page.keyboard.press('Tab');
    await expect(question.getByRole(name === 'Privacy notice' ? 'link' : 'button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
