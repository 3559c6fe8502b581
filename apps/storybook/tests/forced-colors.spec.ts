import { expect, type Page } from '@playwright/test';
import { test } from './one-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null, colorScheme: null }));

const open = async (page: Page, story: string): Promise<void> => {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction((id) => document.documentElement.dataset['finished'] === id, story);
};

/** Whether a line is drawn round each element that is found: backgrounds and shadows are gone. */
const edges = (page: Page, selector: string): Promise<boolean[]> =>
  page.evaluate(
    (found) =>
      [...document.querySelectorAll(found)].map((element) => {
        const { borderBlockStartStyle, borderBlockStartWidth, outlineStyle, outlineWidth } =
          getComputedStyle(element);
        const drawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
        return drawn(borderBlockStartStyle, borderBlockStartWidth) || drawn(outlineStyle, outlineWidth);
      }),
    selector,
  );

/** The colours as they are drawn of the first element found. */
const colours = (page: Page, selector: string): Promise<string> =>
  page.evaluate((found) => {
    const element = document.querySelector(found);
    if (!element) throw new Error(`no ${found}`);
    const { backgroundColor, borderBlockEndColor, fill } = getComputedStyle(element);
    return [backgroundColor, borderBlockEndColor, fill].join();
  }, selector);

for (const [story, selector] of [
  ['overlays-dialog--opened', 'dialog'],
  ['overlays-sidepanel--at-the-end', 'dialog'],
  ['overlays-dropdown--at-the-end', '[aria-expanded=true] + *'],
  ['messages-toasts--all', '[role=status] > div, [role=alert] > div'],
  ['messages-notice--tones', '#storybook-root [class*=notice]'],
  ['basics-badge--tones', '#storybook-root [class*=badge]'],
  ['layout-surface--tones', '#storybook-root [class*=surface]'],
  ['shop-meter--on-the-way', '[role=meter]'],
  ['forms-quantitystepper--normal', '[role=group]'],
] as const)
  test(`A11Y-2 where colours are forced ${story} has edges`, async ({ page }) => {
    await open(page, story);
    const found = await edges(page, selector);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(false);
  });

for (const [story, chosen, other] of [
  ['navigation-pagination--middle', 'a[aria-current]', 'a:not([aria-current])'],
  ['forms-radiocards--chosen', '[class*=card]:has(:checked)', '[class*=card]:not(:has(:checked))'],
  ['shop-meter--on-the-way', '[role=meter] rect', '[role=meter]'],
] as const)
  test(`A11Y-2 where colours are forced ${story} shows what is chosen or reached`, async ({ page }) => {
    await open(page, story);
    expect(await colours(page, chosen)).not.toBe(await colours(page, other));
  });

test('A11Y-2 where colours are forced an icon has the colour of the words it stands with', async ({
  page,
}) => {
  await open(page, 'messages-toasts--all');
  const differing = await page.evaluate(() =>
    [...document.querySelectorAll('svg')].filter(
      (icon) =>
        icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
    ),
  );
  expect(differing).toEqual([]);
});
