import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from '@tooling/browser';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries, shops } from './shops.ts';

const answered = (country: (typeof countries)[number]) => ({
  name: 'consent',
  value: `necessary.${shops[country].cookieVersion}`,
  domain: `${country}.localhost`,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

interface Suite extends Pick<PlaywrightTestConfig, 'testMatch' | 'testIgnore'> {
  /** Its report is `.reports/<name>.json`. */
  readonly name: string;
  /** Suites may run side by side. */
  readonly port: number;
}

/** A new folder of data: a copy of the first start that was made for all suites, or an empty one. It goes with this process. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const begun = process.env['BROWSER_FIRST_START'];
  if (begun !== undefined && existsSync(begun)) cpSync(begun, folder, { recursive: true });
  return folder;
};

/** One launcher with a fresh folder of data for the whole suite; workers are told where by the environment. */
export const shopTests = ({ name, port: usual, ...files }: Suite): PlaywrightTestConfig => {
  const port = (process.env['BROWSER_TEST_PORT'] ??= String(usual));
  const dataDir = (process.env['BROWSER_TEST_DATA'] ??= newFolder());
  return defineConfig({
    ...files,
    testDir: 'tests',
    outputDir: `test-results/${name}`,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    workers: 1,
    // A shared machine may stall once; what fails twice is broken. A second try is told as flaky.
    retries: process.env['CI'] ? 1 : 0,
    fullyParallel: false,
    forbidOnly: true,
    reporter: [['list'], ['json', { outputFile: `.reports/${name}.json` }]],
    use: {
      launchOptions: launchOptions({ brief: true }),
      // Recording each step costs a third of the time; a second try is recorded.
      trace: 'on-first-retry',
      locale: 'en-US',
      // Visitors have answered the question about cookies; consent.spec.ts asks those who have not.
      storageState: { cookies: countries.map(answered), origins: [] },
      serviceWorkers: 'block',
    },
    webServer: {
      command: 'node tests/serve-shops.ts',
      // The first start on a new machine makes the pictures of all pages.
      url: `http://localhost:${port}/ready`,
      env: { PORT: port, DATA_DIR: dataDir },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  });
};
