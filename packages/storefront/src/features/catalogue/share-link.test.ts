import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';

const product = { id: 12, slug: 'aloe-gel' };
const link = 'https://shop.example/e-shop/12-aloe-gel';

it('SHOP-7 a visitor and a novus share the plain address', () => {
  expect(shareLink(product, null, 'https://shop.example')).toBe(link);
  expect(shareLink(product, { level: 'novus', username: '999000000005' }, 'https://shop.example')).toBe(link);
});

it.each(['assistant_supervisor', 'supervisor', 'assistant_manager', 'manager'] as const)(
  'SHOP-7 the link of an owner who is %s names the owner',
  (level) => {
    expect(shareLink(product, { level, username: '999000000001' }, 'https://shop.example')).toBe(
      `${link}?ref=999000000001`,
    );
  },
);
