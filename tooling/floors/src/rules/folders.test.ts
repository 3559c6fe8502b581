import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const shop = 'packages/storefront/src';

it.each([
  [
    `${shop}/features/cart/lines.tsx`,
    '../orders/order.ts',
    'feature cart may not import feature orders: a screen joins them, a shared card takes slots',
  ],
  [
    `${shop}/features/cart/lines.test.tsx`,
    '../orders/order.ts',
    'feature cart may not import feature orders: a screen joins them, a shared card takes slots',
  ],
  [
    `${shop}/features/cart/lines.tsx`,
    '../../screens/cart/screen.tsx',
    'a feature may not import from screens: screens use features',
  ],
  [
    `${shop}/features/cart/lines.tsx`,
    '../../layout/header.tsx',
    'a feature may not import from layout: screens use features',
  ],
  [
    `${shop}/shared/shop.tsx`,
    '../features/cart/store.ts',
    'shared code may not import from features: it stands below',
  ],
  [
    `${shop}/shared/shop.tsx`,
    '../screens/cart/screen.tsx',
    'shared code may not import from screens: it stands below',
  ],
])('%s may not import %s', (file, specifier, text) => {
  expect(complaintsOf({ [file]: `import '${specifier}';` })).toEqual([`${file}:1 ${text}`]);
});

it.each([
  [`${shop}/features/cart/lines.tsx`, './line.tsx'],
  [`${shop}/features/cart/lines.tsx`, '../../shared/shop.tsx'],
  [`${shop}/features/cart/lines.tsx`, '../../routes/route-names.ts'],
  [`${shop}/screens/cart/screen.tsx`, '../../features/orders/order.ts'],
  [`${shop}/layout/header.tsx`, '../features/cart/badge.tsx'],
  [`${shop}/browser.tsx`, './routes/routes.ts'],
])('%s may import %s', (file, specifier) => {
  expect(complaintsOf({ [file]: `import '${specifier}';` })).toEqual([]);
});
