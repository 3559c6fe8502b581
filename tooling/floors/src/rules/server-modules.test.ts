import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const server = 'packages/server/src';
const modules = `${server}/modules`;
const index = (module: string) => `module ${module} is entered by its index.ts only`;

describe('SRV-19 modules meet at their doors', () => {
  it.each([
    ['a module', `${modules}/cart/service.ts`, `import { a } from '../gifts/gift.ts';`, 'gifts'],
    ['a type', `${modules}/cart/service.ts`, `import type { A } from '../gifts/gift.ts';`, 'gifts'],
    [
      'a type written in place',
      `${modules}/cart/service.ts`,
      `export type A = import('../gifts/gift.ts').A;`,
      'gifts',
    ],
    ['a re-export', `${modules}/cart/index.ts`, `export * from '../gifts/gift.ts';`, 'gifts'],
    ['a folder in a module', `${modules}/cart/index.ts`, `import '../bank/nestpay/index.ts';`, 'bank'],
    ['a test', `${modules}/cart/cart.test.ts`, `import '../gifts/gift.ts';`, 'gifts'],
    ['pages', `${server}/pages/page.ts`, `import '../modules/cart/service.ts';`, 'cart'],
    ['the helpers of tests', `${server}/testing/seed.ts`, `import '../modules/cart/service.ts';`, 'cart'],
    ['what joins them', `${server}/create-server.ts`, `import './modules/cart/service.ts';`, 'cart'],
  ])('%s may not go past index.ts', (_who, file, text, module) => {
    expect(complaintsOf({ [file]: text })).toEqual([`${file}:1 ${index(module)}`]);
  });

  it.each([
    [`${modules}/cart/service.ts`, './repository.ts'],
    [`${modules}/bank/nestpay/create-nestpay.ts`, '../provider.ts'],
    [`${modules}/cart/service.ts`, '../gifts/index.ts'],
    [`${modules}/cart/cart.test.ts`, '../orders/index.ts'],
    [`${server}/pages/page.ts`, '../modules/cart/index.ts'],
    [`${server}/import/load.ts`, '../modules/catalogue/index.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(complaintsOf({ [file]: `import '${specifier}';` })).toEqual([]);
  });
});

describe('SRV-19 arrows of the server go down', () => {
  it.each([
    ['http/route.ts', '../modules/accounts/index.ts', 'http', 'module accounts'],
    ['context.ts', './modules/operation/index.ts', 'context.ts', 'module operation'],
    ['modules/cart/cart.ts', '../../pages/index.ts', 'module cart', 'pages'],
    ['modules/cart/cart.ts', '../../operator/run.ts', 'module cart', 'operator'],
    ['modules/cart/cart.ts', '../../import/index.ts', 'module cart', 'import'],
    [
      'modules/cart/cart.ts',
      '../../create-server.ts',
      'module cart',
      'the composition root (create-server.ts)',
    ],
    ['pages/page.ts', '../create-server.ts', 'pages', 'the composition root (create-server.ts)'],
  ])('%s may not import %s', (file, specifier, from, to) => {
    expect(complaintsOf({ [`${server}/${file}`]: `import type { A } from '${specifier}';` })).toEqual([
      `${server}/${file}:1 ${from} stands below ${to}: hand in what it needs, or move that down`,
    ]);
  });

  it.each([
    ['modules/cart/cart.ts', '../../http/route.ts'],
    ['modules/cart/cart.ts', '../../context.ts'],
    ['modules/cart/cart.test.ts', '../../create-server.ts'],
    ['modules/operation/mode.test.ts', '../../pages/serve-pages.ts'],
    ['operator/import.ts', '../import/index.ts'],
    ['create-server.ts', './pages/index.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(complaintsOf({ [`${server}/${file}`]: `import '${specifier}';` })).toEqual([]);
  });
});

describe('SRV-19 no circle of modules', () => {
  it('names the circle, once, types included', () => {
    expect(
      complaintsOf({
        [`${modules}/orders/orders.ts`]: `import type { B } from '../payments/index.ts';`,
        [`${modules}/payments/payments.ts`]: `import type { C } from '../cart/index.ts';`,
        [`${modules}/cart/cart.ts`]: `import '../gifts/index.ts';\nimport '../orders/index.ts';`,
      }),
    ).toEqual([`${modules}/cart/cart.ts:2 modules stand in a circle: cart → orders → payments → cart`]);
  });

  it('names each of two', () => {
    expect(
      complaintsOf({
        [`${modules}/cart/cart.ts`]: `import '../gifts/index.ts';\nimport '../orders/index.ts';`,
        [`${modules}/gifts/gifts.ts`]: `import '../cart/index.ts';`,
        [`${modules}/orders/orders.ts`]: `import '../cart/index.ts';`,
      }),
    ).toEqual([
      `${modules}/cart/cart.ts:1 modules stand in a circle: cart → gifts → cart`,
      `${modules}/cart/cart.ts:2 modules stand in a circle: cart → orders → cart`,
    ]);
  });

  it('leaves tests alone', () => {
    expect(
      complaintsOf({
        [`${modules}/cart/cart.test.ts`]: `import '../orders/index.ts';`,
        [`${modules}/orders/orders.ts`]: `import '../cart/index.ts';`,
      }),
    ).toEqual([]);
  });
});
