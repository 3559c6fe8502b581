import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

const markOf = (place: Element | null | undefined): Element | null | undefined => place?.querySelector('img');

describe('the mark of a country', () => {
  it('CTRY-4 SHELL-6 SHELL-10 stands beside the name in header and footer, and says nothing itself', async () => {
    openShop('/login', { country: testCountry({ val: 'uz' }) });
    const name = await screen.findByRole('link', { name: 'Aloea' });
    for (const mark of [markOf(name), markOf(screen.getByRole('contentinfo'))]) {
      expect(mark?.getAttribute('src')).toBe('/media/uz/icon.svg');
      expect(mark?.getAttribute('alt')).toBe('');
    }
  });

  it('CTRY-4 ROUTE-13 stands above an order that is being placed', async () => {
    openShop('/checkout', { country: testCountry({ val: 'uz' }) });
    const name = await screen.findByRole('link', { name: 'Aloea' });
    expect(markOf(name)?.getAttribute('src')).toBe('/media/uz/icon.svg');
  });
});
