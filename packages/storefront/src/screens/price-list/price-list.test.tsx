import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop, testMember } from '../../testing/open-shop.tsx';

const url = '/documents/price-list.pdf?language=en&ticket=1.2.3';
const answers = { 'GET catalogue/price-list/': { url, date: '2026-11-22T20:00:00.000Z' } };

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const open = async (isActive: boolean) => {
  const opened = vi.fn<typeof window.open>();
  vi.stubGlobal('open', opened);
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  openShop('/products/price-list', { answers, member: testMember });
  await screen.findByRole('heading', { level: 1, name: 'Price list' });
  return opened;
};

it('ROUTE-8 a visitor logs in first, and comes back', async () => {
  const { address } = openShop('/products/price-list', { answers });
  await waitFor(() => expect(address()).toBe('/login?next=%2Fproducts%2Fprice-list'));
});

it('BIZ-4 ROUTE-8 a member finds the list behind a link to a new tab, with its day by the country’s clock', async () => {
  const opened = await open(false);
  const link = screen.getByRole('link', { name: 'Open the price list (PDF)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  expect(screen.getByText('23-11-2026.').closest('p')?.textContent).toContain('as of 23-11-2026');
  expect(opened).not.toHaveBeenCalled();
});

it('ROUTE-8 who pressed a link to get here has it opened at once', async () => {
  const opened = await open(true);
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'noopener'));
});
