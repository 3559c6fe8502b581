import { expect, it } from 'vitest';
import { checkOwnPages } from './own-pages.ts';

const title = { en: 'A page' };

it('ROUTE-16 takes pages with addresses of their own as they are written', () => {
  const pages = [
    { slug: 'loyalty-club', title },
    { slug: 'club-2027', title },
  ];
  expect(checkOwnPages(pages)).toBe(pages);
});

it.each([
  [['cart'], 'ownPages: "cart" is an address of the shop already: take another one'],
  [['tools'], 'ownPages: "tools" is an address of the shop already: take another one'],
  [
    ['Club'],
    'ownPages: "Club" must be three or more small Latin letters, digits and hyphens, as loyalty-club',
  ],
  [['a/b'], 'ownPages: "a/b" must be'],
  [['uz'], 'ownPages: "uz" must be'],
  [['-club'], 'ownPages: "-club" must be'],
  [['club', 'club'], 'ownPages: "club" stands twice'],
])('ROUTE-16 refuses %j', (slugs, fault) => {
  expect(() => checkOwnPages(slugs.map((slug) => ({ slug, title })))).toThrow(fault);
});
