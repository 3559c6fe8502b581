import type { Page } from '@playwright/test';

/** Whether the page left while the answer was on its way: nothing has failed then. */
const left = (reason: string | undefined): boolean => /aborted/i.test(reason ?? '');

/** What goes wrong on a page from now on, each with the page's address: errors in its console, throws, and calls and files that fail. */
export const listen = (page: Page): readonly string[] => {
  const faults: string[] = [];
  const note = (what: string): void => void faults.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!left(reason)) note(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()}: ${response.status()}`);
  });
  return faults;
};
