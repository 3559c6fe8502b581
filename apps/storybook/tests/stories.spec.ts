import { expect, type Page } from '@playwright/test';
import { linesOf, violationsOf, type Rules } from '@tooling/browser';
import { readFileSync } from 'node:fs';
import { unseenFocus } from './focus.ts';
import { test } from './one-page.ts';

declare global {
  /** Storybook's own, in pages with stories. */
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, what: object): void };
}

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

/** Pages that have the stories, as these tests want them. */
const opened = new WeakSet<Page>();

/**
 * Opens one story, waits until it was drawn and its play function has passed, and returns what went wrong meanwhile. A page that
 * has stories already shows the next one, as in Storybook's own list: to load all scripts again takes longer than most stories.
 */
const open = async (page: Page, id: string): Promise<string[]> => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  if (opened.has(page)) await show(page, id);
  else await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  opened.add(page);
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

/** Has a page show another story, without what a test did to the one before. */
const show = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    delete document.documentElement.dataset['finished'];
    document.adoptedStyleSheets = [];
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/** What axe finds in a story by some of its rules. */
const examine = async (page: Page, rules: Rules): Promise<string[]> => {
  // A screen may have scrolled to what has the focus: a link that is then half under what sticks would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return linesOf(await violationsOf(page, rules));
};

const violations = (page: Page): Promise<string[]> =>
  examine(page, { without: ['region', 'page-has-heading-one', 'landmark-one-main'] });

/** Controls that are too small to be met, or too near to each other. */
const smallTargets = (page: Page): Promise<string[]> => examine(page, { only: ['target-size'] });

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the window wide or narrow, and waits for what follows its width; what still hangs over after that is found. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 2000 })
    .catch(() => {});
};

/** What still moves without end for somebody who asked for rest. */
const restless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  );

/** Sets all text otherwise; gives how to undo it. */
const setText = async (page: Page, style: string): Promise<() => Promise<void>> => {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, `* { ${style} }`);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
};

/** Text set as wide as WCAG 1.4.12 wants it to bear. */
const spread = (page: Page): Promise<unknown> =>
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

for (const { id, title, name, tags } of stories)
  test(`A11Y-1 SHELL-11 DX-3 ${title}: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await open(page, id), 'errors').toEqual([]);
    expect(await violations(page), 'axe').toEqual([]);
    expect(await overhang(page), 'wider than 375 px').toBeLessThanOrEqual(0);
    expect(await restless(page), 'moves').toEqual([]);
    // The same page on a large screen: it follows its width, as it does when a tablet is turned.
    if (tags.includes('wide')) {
      await resize(page, 1280, 800);
      expect(await violations(page), 'axe at 1280 px').toEqual([]);
      expect(await overhang(page), 'wider than 1280 px').toBeLessThanOrEqual(0);
      for (const [text, spacing] of Object.entries(widths)) {
        const undo = await setText(page, `letter-spacing: ${spacing} !important`);
        expect(await overhang(page), `wider than 1280 px with text ${text}`).toBeLessThanOrEqual(0);
        expect(await smallTargets(page), `small targets with text ${text}`).toEqual([]);
        await undo();
      }
      await resize(page, 375, 800);
    }
    expect(await unseenFocus(page), 'focus not seen').toEqual([]);
    await resize(page, 320, 640);
    expect(await overhang(page), 'wider than 320 px').toBeLessThanOrEqual(0);
    await turnRound(page);
    expect(await overhang(page), 'wider than 320 px when turned round').toBeLessThanOrEqual(0);
    await setTextSize(page, 32);
    expect(await overhang(page), 'wider than 320 px with large text').toBeLessThanOrEqual(0);
    await setTextSize(page, 16);
    await spread(page);
    expect(await overhang(page), 'wider than 320 px when spread').toBeLessThanOrEqual(0);
  });
