import type { Page } from '@playwright/test';

/** A story as the build lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

/** Widths of a phone and a wide screen, in CSS pixels. */
export const widths = [375, 1280] as const;

const patience = 20_000;

/** Opens a story of a site, waits until it was drawn, its play function has passed and its letters, pictures and videos are there; a PNG. */
export const shoot = async (
  page: Page,
  site: string,
  { id }: Pick<Story, 'id'>,
  width: number,
): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${site}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction((story) => document.documentElement.dataset['finished'] === story, id, {
    timeout: patience,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  // While a video loads the browser shows a spinner over it.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('video')].every(
        ({ readyState, networkState }) =>
          readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ||
          networkState !== HTMLMediaElement.NETWORK_LOADING,
      ),
    null,
    { timeout: patience },
  );
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
};
