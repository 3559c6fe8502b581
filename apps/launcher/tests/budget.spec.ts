import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { countries } from './shops.ts';
import { shiftOf, watchShifts } from './shifts.ts';

// Budgets are bytes as they travel, never time: they hold on any machine.
const htmlBudget = 14_000;
const scriptBudget = 120_000;

const firstProduct = async (country: string): Promise<string> => {
  const list = await call(country, 'GET', 'product/?limit=1');
  const [{ id, slug }] = list.body.results;
  return `/e-shop/${id}-${slug}`;
};

for (const country of countries)
  for (const screen of ['/', '/e-shop', 'a product'])
    test(`PERF-2 first load of ${screen} in ${country}: HTML ≤ 14 kB, scripts ≤ 120 kB, nothing moves`, async ({
      page,
    }) => {
      const path = screen === 'a product' ? await firstProduct(country) : screen;
      await watchShifts(page);
      const scripts: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script')
          scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
      });
      const answer = await page.goto(address(country, path));
      // Scripts come after the first paint, which a busy machine puts off: then nothing is asked for, and nothing is counted.
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.waitForLoadState('networkidle');
      const html = (await answer?.request().sizes())?.responseBodySize ?? 0;
      const script = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
      test.info().annotations.push({ type: 'bytes', description: `html ${html}, scripts ${script}` });
      expect(html).toBeGreaterThan(1_000);
      expect(html).toBeLessThanOrEqual(htmlBudget);
      expect(script).toBeGreaterThan(50_000);
      expect(script).toBeLessThanOrEqual(scriptBudget);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    });
