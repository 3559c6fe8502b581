import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { unseenFocus } from './focus.ts';
import { test } from './one-page.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

// The list comes from the build that is served, so every story is a test from the day it is written.
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../dist/index.json', import.meta.url), 'utf8'),
);
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Opens one story, waits until it was drawn and its play function has passed, and returns what went wrong meanwhile. */
const open = async (page: Page, id: string): Promise<string[]> => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(
    (story) =>
      document.documentElement.dataset['finished'] === story ||
      document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
    id,
  );
  if (await page.locator('body.sb-show-errordisplay').count())
    faults.push(await page.locator('#error-message').innerText());
  return faults;
};

/** What axe finds in a story by some of its rules. */
const examine = async (page: Page, by: (axe: AxeBuilder) => AxeBuilder) => {
  // A screen may have scrolled to what has the focus: a link that is then half under what sticks would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // A story has no frames; else axe would open a second page for each.
  const { violations: found } = await by(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

const violations = (page: Page): Promise<string[]> =>
  examine(page, (axe) =>
    axe
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules(['region', 'page-has-heading-one', 'landmark-one-main']),
  );

/** Controls that are too small to be met, or too near to each other. */
const smallTargets = (page: Page): Promise<string[]> =>
  examine(page, (axe) => axe.withRules(['target-size']));

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What still moves without end for somebody who asked for rest. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  );

/** Sets all text otherwise, from now on. */
const setText = (page: Page, style: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, `* { ${style} }`);

/** Text set as wide as WCAG 1.4.12 wants it to bear. */
const spread = (page: Page): Promise<void> =>
  setText(
    page,
    'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important',
  );

/** The fonts of machines differ by some 15 %: a letter is half an em wide and more. */
const widths = { 'wider by 15 %': '0.083em', 'narrower by 15 %': '-0.083em' } as const;

/** The size of text that the browser's owner has set, 16 px unless told. */
const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
};

const turnRound = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });
  for (const { id, title, name } of stories) {
    test(`A11Y-1 SHELL-11 DX-3 ${title}: ${name}`, async ({ page }) => {
      expect(await open(page, id), 'errors').toEqual([]);
      expect(await violations(page), 'axe').toEqual([]);
      expect(await overhang(page), 'wider than 375 px').toBeLessThanOrEqual(0);
      expect(await restless(page), 'moves').toEqual([]);
      expect(await unseenFocus(page), 'focus not seen').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overhang(page), 'wider than 320 px').toBeLessThanOrEqual(0);
      await turnRound(page);
      expect(await overhang(page), 'wider than 320 px when turned round').toBeLessThanOrEqual(0);
      await setTextSize(page, 32);
      expect(await overhang(page), 'wider than 320 px with large text').toBeLessThanOrEqual(0);
      await setTextSize(page, 16);
      await spread(page);
      expect(await overhang(page), 'wider than 320 px when spread').toBeLessThanOrEqual(0);
    });
  }
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const { id, title, name } of stories.filter(({ tags }) => tags.includes('wide'))) {
    test(`A11Y-1 DX-3 ${title}: ${name}`, async ({ page }) => {
      expect(await open(page, id), 'errors').toEqual([]);
      expect(await violations(page), 'axe').toEqual([]);
      expect(await overhang(page), 'wider than 1280 px').toBeLessThanOrEqual(0);
      for (const [name, spacing] of Object.entries(widths)) {
        await setText(page, `letter-spacing: ${spacing} !important`);
        expect(await overhang(page), `wider than 1280 px with text ${name}`).toBeLessThanOrEqual(0);
        expect(await smallTargets(page), `small targets with text ${name}`).toEqual([]);
      }
    });
  }
});
