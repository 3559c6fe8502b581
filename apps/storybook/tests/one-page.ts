import { test as withOwnPage, type Page } from '@playwright/test';

/** Tests that share one page a worker: the scripts of the stories are fetched and compiled once, not for each story. */
export const test = withOwnPage.extend<{ page: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, give, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
      });
      await give(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, give) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await give(sharedPage);
    sharedPage.removeAllListeners();
  },
});
