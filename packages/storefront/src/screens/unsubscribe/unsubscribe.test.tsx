import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

it.each([
  ['/unsubscribe/success', '/unsubscribe/success', 'You have been unsubscribed'],
  ['/unsubscribe/failed', '/unsubscribe/failed', 'Email not found on unsubscribe'],
  ['/unsubscribe', '/unsubscribe/failed', 'Email not found on unsubscribe'],
])('ROUTE-3 ROUTE-12 ACC-6 MSG-9 %s shows %s: %s', async (path, shown, heading) => {
  const { address } = openShop(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(address()).toBe(shown);
});

it.each(['/unsubscribe/failed', '/mails/failed'])(
  'ACC-6 SHOP-13 %s names a mail address that can be pressed',
  async (path) => {
    openShop(path);
    const { email } = testCountry().contacts;
    const link = within(await screen.findByRole('main')).getByRole('link', { name: email });
    expect(link.getAttribute('href')).toBe(`mailto:${email}`);
  },
);
