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
