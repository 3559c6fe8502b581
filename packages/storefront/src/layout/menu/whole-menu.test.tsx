import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

it('ROUTE-16 CTRY-2 has the links that the country adds, to other sites and to its own pages, in its language', async () => {
  const links = [
    { url: 'https://forum.example/aloe', title: { en: 'Forum', tr: 'Forum' } },
    { url: '/forever/faq?category=orders', title: { en: 'Questions on orders', tr: 'Sipariş soruları' } },
  ];
  const ownPages = [{ slug: 'loyalty-club', title: { en: 'Loyalty club', tr: 'Sadakat kulübü' } }];
  openShop('/menu', { country: testCountry({ menu: { links }, ownPages }) });
  const menu = within(await screen.findByRole('region', { name: 'Main menu' }));
  expect((await menu.findByRole('link', { name: 'Loyalty club' })).getAttribute('href')).toBe(
    '/loyalty-club',
  );
  for (const { url, title } of links)
    expect((await menu.findByRole('link', { name: title.en })).getAttribute('href')).toBe(url);
});

it.each([
  ['/menu', 'dialog'],
  ['/login', null],
])('A11Y-2 at %s the way in says whether it opens a dialog', async (path, popup) => {
  const { user, shop } = openShop(path);
  if (path !== '/menu') await user.click(await screen.findByRole('link', { name: 'Menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const link = await menu.findByRole('link', { name: 'Log in' });
  expect(link.ariaHasPopup).toBe(popup);
  await user.click(link);
  expect(shop.overlays.store.getState().shown === 'account').toBe(popup === 'dialog');
});
