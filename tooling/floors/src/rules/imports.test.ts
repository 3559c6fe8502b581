import { expect, it } from 'vitest';
import { complaintsOf, manifest } from '../testing/small-tree.ts';

it('is content with arrows that go down', () => {
  const source = `
    import { sum } from '@caravan/money';
    import type { ReactNode } from 'react';
    import { messages } from '@caravan/i18n/words/cart/ru.po';
    export { near } from './near.ts';
    export const later = () => import('./near.ts');`;
  expect(complaintsOf({ 'packages/storefront/src/index.ts': source })).toEqual([]);
});

it.each([
  [
    `import { reviewCart } from '@caravan/cart-rules';`,
    'floor 0 may not import @caravan/cart-rules of floor 1',
  ],
  [`import type { X } from '@caravan/cart-rules';`, 'floor 0 may not import @caravan/cart-rules of floor 1'],
  [`export * from '@caravan/cart-rules';`, 'floor 0 may not import @caravan/cart-rules of floor 1'],
  [`type X = import('@caravan/cart-rules').X;`, 'floor 0 may not import @caravan/cart-rules of floor 1'],
  [`const x = () => import('@caravan/cart-rules');`, 'floor 0 may not import @caravan/cart-rules of floor 1'],
])('finds an arrow that goes up: %s', (source, text) => {
  const found = complaintsOf({
    'packages/money/package.json': manifest('@caravan/money', ['@caravan/cart-rules']),
    'packages/money/src/index.ts': `\n${source}`,
  });
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^packages\/money\/package\.json:7 floor 0 may not import/);
  expect(found[1]).toBe(`packages/money/src/index.ts:2 ${text}: arrows go down only`);
});

it('finds an arrow that goes sideways, also between countries', () => {
  const found = complaintsOf({
    'apps/xx/package.json': manifest('@country/xx', ['@country/yy']),
    'apps/yy/package.json': manifest('@country/yy'),
  });
  expect(found).toEqual([
    'apps/xx/package.json:7 floor 6 may not import @country/yy of floor 6: arrows go down only',
  ]);
});

it.each([
  [
    `import '@caravan/money/src/exact.ts';`,
    '@caravan/money has no door "./src/exact.ts": import what its package.json exports',
  ],
  [
    `import '@caravan/i18n/words';`,
    '@caravan/i18n has no door "./words": import what its package.json exports',
  ],
  [`import '../../money/src/exact.ts';`, '"../../money/src/exact.ts" leaves the package: import by its name'],
  [`import 'zod';`, 'zod is not among the dependencies of @caravan/storefront'],
  [`import '@lingui/core';`, '@lingui/core is not among the dependencies of @caravan/storefront'],
  [`import '@tooling/load';`, '@tooling/load is for development: shipped code cannot use it'],
  [`import '@caravan/vite';`, '@caravan/vite is for development: shipped code cannot use it'],
])('finds what a package should not know: %s', (source, text) => {
  expect(complaintsOf({ 'packages/storefront/src/a.tsx': source })).toEqual([
    `packages/storefront/src/a.tsx:1 ${text}`,
  ]);
});

it('lets tests use what is declared for development, and shipped code not', () => {
  const files = {
    'packages/money/package.json': manifest('@caravan/money', [], { devDependencies: { vitest: '*' } }),
    'packages/money/src/a.test.ts': `import { it } from 'vitest';`,
    'packages/money/src/testing/samples.ts': `import { it } from 'vitest';`,
    'packages/money/src/a.ts': `import { it } from 'vitest';`,
  };
  expect(complaintsOf(files)).toEqual([
    'packages/money/src/a.ts:1 vitest is not among the dependencies of @caravan/money',
  ]);
});

it('lets tests and stories use the tools', () => {
  const files = {
    'packages/money/package.json': manifest('@caravan/money', [], {
      devDependencies: { '@caravan/vite': '*' },
    }),
    'packages/money/src/a.test.ts': `import '@caravan/vite';`,
    'packages/money/src/a.stories.tsx': `import '@caravan/vite';`,
  };
  expect(complaintsOf(files)).toEqual([]);
});

it('lets an app declare for development what it bundles', () => {
  const files = {
    'apps/xx/package.json': manifest('@country/xx', [], { devDependencies: { react: '*' } }),
    'apps/xx/src/web.tsx': `import 'react';`,
  };
  expect(complaintsOf(files)).toEqual([]);
});

it('asks where a new package stands', () => {
  expect(complaintsOf({ 'packages/gifts/package.json': manifest('@caravan/gifts') })).toEqual([
    'packages/gifts/package.json:1 @caravan/gifts has no floor: place it in tooling/floors',
  ]);
});
