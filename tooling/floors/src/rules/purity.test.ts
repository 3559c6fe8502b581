import { expect, it } from 'vitest';
import { complaintsOf, manifest } from '../testing/small-tree.ts';

it.each([
  ['const now = Date.now();', 'Date.now() reads the clock'],
  ['const now = new Date();', 'new Date() reads the clock'],
  ['const now = Date();', 'Date() reads the clock'],
  ['const dice = Math.random();', 'Math.random() is chance'],
  ['const mode = process.env.MODE;', 'process is the world outside'],
  ['export const load = () => fetch("/x");', 'fetch is the world outside'],
  ['if (typeof window === "object") run();', 'window is the world outside'],
  ['const key = { crypto };', 'crypto is the world outside'],
])('a pure package may not: %s', (source, why) => {
  expect(complaintsOf({ 'packages/money/src/a.ts': source })).toEqual([
    `packages/money/src/a.ts:1 ${why}: a pure package is given it`,
  ]);
});

it.each([`import 'node:fs';`, `import 'fs';`, `import 'react';`, `import 'react-dom/server';`])(
  'a pure package may not: %s',
  (source) => {
    const found = complaintsOf({
      'packages/money/package.json': manifest('@caravan/money', ['react', 'react-dom']),
      'packages/money/src/a.ts': source,
    });
    expect(found).toEqual([
      expect.stringMatching(/^packages\/money\/src\/a\.ts:1 a pure package may not import/),
    ]);
  },
);

it('sees no impurity in words, labels, own names and given moments', () => {
  const source = `
    // process and window are only words here; new Date() too
    const text = 'process.env, fetch, Date.now()';
    export interface Order { readonly history: string[]; location: string; fetch(): void }
    export const of = (order: Order, fetch: () => void, { window: frame }: { window: number }) => {
      fetch();
      return [order.history, order.location, new Date(0), new Date('2026-01-01'), text, frame, { document: 1 }];
    };`;
  expect(complaintsOf({ 'packages/cart-rules/src/a.ts': source })).toEqual([]);
});

it('leaves components, the shop, the server and tests their world', () => {
  const source = 'const now = new Date(); const { href } = window.location;';
  const files = {
    'packages/ui/package.json': manifest('@caravan/ui'),
    'packages/ui/src/a.tsx': source,
    'packages/storefront/src/a.tsx': source,
    'packages/money/src/a.test.ts': source,
  };
  expect(complaintsOf(files)).toEqual([]);
});
