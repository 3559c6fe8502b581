import { launchOptions } from '@tooling/browser';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

it('a browser for tests has all turned off that Playwright turns off: its own switch counts no more', () => {
  const launcher = createRequire(import.meta.url);
  const playwright = createRequire(launcher.resolve('@playwright/test'));
  const core = createRequire(playwright.resolve('playwright/package.json')).resolve(
    'playwright-core/package.json',
  );
  const source = readFileSync(join(dirname(core), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]\.filter/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const [ours = ''] = launchOptions().args.filter((each) => each.startsWith('--disable-features='));
  expect(ours.slice(ours.indexOf('=') + 1).split(',')).toEqual(expect.arrayContaining(names));
});
