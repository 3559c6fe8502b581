import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const text = `export const local = browserStorage(() => localStorage);`;
const outcome = (file: string) =>
  complaintsOf({ [file]: text }).filter((complaint) => complaint.includes('shop.local'));

it('SHELL-16 DX-3 nothing but the start of the page makes a storage of the browser', () => {
  const file = 'packages/storefront/src/shared/region/use-keep-region.ts';
  expect(outcome(file)).toEqual([`${file}:1 the browser is stored in by shop.local and shop.tab`]);
});

it.each([
  'packages/storefront/src/browser.tsx',
  'packages/storefront/src/routes/with-reload.ts',
  'packages/storefront/src/shared/storage/storage-adapter.test.ts',
])('SHELL-16 DX-3 %s may', (file) => {
  expect(outcome(file)).toEqual([]);
});
