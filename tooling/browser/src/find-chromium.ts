import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Without the parts that nobody sees: a fifth less of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell';
/** As people have it. */
const complete = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Which browser is preferred where there are several. */
export interface BrowserPreference {
  /** One as people have it, for what is measured: figures are held against older ones. */
  readonly complete?: boolean;
}

/** The browser for tests: `CHROMIUM_PATH`, else the system's Chromium, else what Playwright has; null when there is none. */
export const findChromium = ({ complete: isComplete = false }: BrowserPreference = {}): string | null =>
  [
    process.env['CHROMIUM_PATH'] ?? '',
    ...(isComplete ? [...complete, shell] : [shell, ...complete]),
    chromium.executablePath(),
  ].find((path) => path !== '' && existsSync(path)) ?? null;
