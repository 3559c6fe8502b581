import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as what the package gives as `source`: it is read anew by each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths = [1280, 320] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Makes the page narrow or wide, and waits until all that follows its width has done so. */
const resize = async (page: Page, width: (typeof widths)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  // From its top: what stands half under the strip that sticks is covered, not small.
  await page.evaluate(() => scrollTo(0, 0));
  // The strip hears of it a little later, and what it hides while it is compact lies over what it shows.
  await page
    .waitForFunction(() => !document.documentElement.hasAttribute('data-scrolled'), undefined, {
      timeout: 3000,
    })
    .catch(() => {});
  // A page that was wide or narrow a moment ago is laid out anew; what still hangs over after that is found below.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 3000 })
    .catch(() => {});
};

/** Nothing hangs over the side at that width. */
export const measure = async (page: Page, where: string, width: (typeof widths)[number]): Promise<void> => {
  await resize(page, width);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${where} hangs over at ${width} px`).toBeLessThanOrEqual(0);
};

/**
 * No rule of WCAG 2.2 AA that a machine can check is broken, and nothing hangs over the side, at 1280 and at 320 px.
 * The page stays as it is: it is made narrow, not loaded again. `without`: rules of axe that another walk tries on it.
 */
export const examine = async (
  page: Page,
  where: string,
  at: readonly (typeof widths)[number][] = widths,
  without: readonly string[] = [],
): Promise<void> => {
  for (const width of at) {
    await resize(page, width);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
    const found = await page.evaluate(
      async ([tags, disabled]) => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const { axe: engine } = globalThis as unknown as { axe: typeof axe };
        const { violations } = await engine.run(document, {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
        });
        // Nothing outside a modal dialog can be pressed while it is open: how much of it is covered says nothing.
        const modal = document.querySelector('dialog:modal');
        // Neither does what a message covers, which can be closed.
        const messages = [...document.querySelectorAll('[role=alert], [role=status]')].map((message) =>
          message.getBoundingClientRect(),
        );
        const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
          messages.some(
            (over) =>
              over.left < right + 24 &&
              over.right > left - 24 &&
              over.top < bottom + 24 &&
              over.bottom > top - 24,
          );
        const isPressable = (selector: unknown): boolean => {
          const element = document.querySelector(String(selector));
          if (element === null) return true;
          return (modal === null || modal.contains(element)) && !isCovered(element.getBoundingClientRect());
        };
        const faults = violations.flatMap(({ id, nodes }) => {
          const found = id === 'target-size' ? nodes.filter(({ target }) => isPressable(target[0])) : nodes;
          return found.length === 0
            ? []
            : [`${id}: ${found.map(({ html }) => html.slice(0, 120)).join(' | ')}`];
        });
        const over = document.documentElement.scrollWidth - innerWidth;
        return over > 0 ? [...faults, `hangs over by ${over} px`] : faults;
      },
      [rules, without] as const,
    );
    expect.soft(found, `${where} at ${width} px`).toEqual([]);
  }
};
