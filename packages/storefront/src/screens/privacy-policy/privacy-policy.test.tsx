import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

const { privacyNotice } = testCountry();
const both = (en: string) => ({ en, tr: en });

describe('the privacy notice', () => {
  it('ROUTE-11 SHELL-10 is reached from the foot of every page and names version, day and seller', async () => {
    const { user, address } = openShop('/cart');
    await user.click(await screen.findByRole('link', { name: 'Privacy notice' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy notice' });
    expect(address()).toBe('/privacy-policy');
    expect(screen.getByText('Version 1, in force since 21-11-2026')).toBeTruthy();
    expect(screen.getByText(/Exland Ltd, 1 Main Street\. Write to office@shop\.example/)).toBeTruthy();
    expect(screen.getByText(/turn to the authority for the protection of personal data/)).toBeTruthy();
  });

  it('SHELL-8 says what the law of the country says in place of the general clauses', async () => {
    const law = {
      basis: both('By the Data Act.'),
      abroad: both('Never.'),
      rights: both('Ask at {email}.'),
      complaints: both('The Data Board.'),
    };
    openShop('/privacy-policy', {
      country: testCountry({ privacyNotice: { ...privacyNotice, law: async () => ({ law }) } }),
    });
    await screen.findByText('The Data Board.');
    expect(screen.getByText('Ask at office@shop.example.')).toBeTruthy();
    expect(screen.queryByText(/turn to the authority/)).toBeNull();
  });
});
