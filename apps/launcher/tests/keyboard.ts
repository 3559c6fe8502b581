import { expect, type Locator, type Page } from '@playwright/test';

/** More tabs than this from one step to the next is no way to work with a keyboard. */
const mostTabs = 45;

/** Whether a ring is drawn around what has the focus: on it, on what it stretches over its card, or on the card itself. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const drawn = (style: CSSStyleDeclaration): boolean =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
      style.boxShadow !== 'none';
    const places: Element[] = [];
    for (let place = document.activeElement; place && places.length < 4; place = place.parentElement)
      places.push(place);
    return places.some((place) =>
      [null, '::before', '::after'].some((part) => drawn(getComputedStyle(place, part))),
    );
  });

/** Goes to a control with the Tab key alone and checks that its focus can be seen. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) {
      await expect
        .poll(() => focusShows(page), { message: `focus of ${target.toString()} shows` })
        .toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} was not reached with ${mostTabs} tabs`);
};

/** Goes to a button or link and presses Enter. */
export const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Goes to a field and types, replacing what is there. */
export const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/**
 * Types into what has the focus, each letter with its keys going down and up. Playwright's own typing only inserts the letters
 * that its keyboard does not have, without any key.
 */
export const typeKeys = async (page: Page, text: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await session.detach();
};
