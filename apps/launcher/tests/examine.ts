import { expect, type Page } from '@playwright/test';
import { linesOf, violationsOf, type Rules, type Violation } from '@tooling/browser';

const widths = [1280, 320] as const;

/** Makes the page narrow or wide, and waits until all that follows its width has done so and is drawn. */
const resize = async (page: Page, width: (typeof widths)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    const frame = () => new Promise(requestAnimationFrame);
    // From its top: what stands half under the strip that sticks is covered, not small.
    scrollTo(0, 0);
    // The strip hears of it a little later, and what it hides while it is compact lies over what it shows. A page that was wide or
    // narrow a moment ago is laid out anew; what still hangs over after that is found later.
    const isMoving = (): boolean => root.hasAttribute('data-scrolled') || root.scrollWidth > innerWidth;
    const until = performance.now() + 3000;
    do await frame();
    while (isMoving() && performance.now() < until);
    await frame();
  });
};

/** Nothing hangs over the side at that width. */
export const measure = async (page: Page, where: string, width: (typeof widths)[number]): Promise<void> => {
  await resize(page, width);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(over, `${where} hangs over at ${width} px`).toBeLessThanOrEqual(0);
};

/** What is too small or too near and can be pressed: outside of an open dialog, and under a message, nothing can. */
const pressable = async (page: Page, { id, nodes }: Violation): Promise<Violation> => {
  const targets = nodes.map(({ target }) => target);
  const kept = await page.evaluate((selectors) => {
    const modal = document.querySelector('dialog:modal');
    const messages = [...document.querySelectorAll('[role=alert], [role=status]')].map((message) =>
      message.getBoundingClientRect(),
    );
    // A message can be closed.
    const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
      messages.some(
        (over) =>
          over.left < right + 24 &&
          over.right > left - 24 &&
          over.top < bottom + 24 &&
          over.bottom > top - 24,
      );
    return selectors.filter((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return true;
      return (modal === null || modal.contains(element)) && !isCovered(element.getBoundingClientRect());
    });
  }, targets);
  return { id, nodes: nodes.filter(({ target }) => kept.includes(target)) };
};

/**
 * What is still too small when the page has come to rest: on a busy machine the header hears only after the look that the page is
 * at its top again, and what is hidden until then lies over what is shown.
 */
const smallTargets = async (page: Page): Promise<Violation[]> => {
  await page.waitForTimeout(1000);
  const found = await violationsOf(page, { only: ['target-size'] });
  return Promise.all(found.map((violation) => pressable(page, violation)));
};

/**
 * No rule of WCAG 2.2 AA that a machine can check is broken, and nothing hangs over the side, at 1280 and at 320 px.
 * The page stays as it is: it is made narrow, not loaded again. `rules`: what another look tries on it is left out.
 */
export const examine = async (
  page: Page,
  where: string,
  at: readonly (typeof widths)[number][] = widths,
  rules: Pick<Rules, 'without'> = {},
): Promise<void> => {
  for (const width of at) {
    await resize(page, width);
    const faults = [];
    for (const violation of await violationsOf(page, rules))
      faults.push(...(violation.id === 'target-size' ? await smallTargets(page) : [violation]));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const found = linesOf(faults.filter(({ nodes }) => nodes.length > 0));
    expect
      .soft(over > 0 ? [...found, `hangs over by ${over} px`] : found, `${where} at ${width} px`)
      .toEqual([]);
  }
};
