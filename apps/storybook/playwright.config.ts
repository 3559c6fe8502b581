import { launchOptions } from '@tooling/browser';
import { defineConfig } from '@playwright/test';

const port = 6010;

/** Serves the built stories and opens each of them. Results go to `.reports/playwright.json`, which `npm test` adds up. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.reports/results',
  fullyParallel: true,
  // The suites of the shops run beside it.
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: { baseURL: `http://localhost:${port}`, launchOptions: launchOptions(), trace: 'off' },
  webServer: { command: `node tests/serve.ts ${port}`, port, reuseExistingServer: false },
});
