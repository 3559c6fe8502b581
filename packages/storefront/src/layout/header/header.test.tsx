import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop, testMember } from '../../testing/open-shop.tsx';

const mainMenu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

describe('the header', () => {
  it('SHELL-2 leads a visitor to the login and greets a member by first name', async () => {
    openShop('/');
    const link = await screen.findByRole('link', { name: 'My account' });
    expect(link.getAttribute('href')).toBe('/login');
  });

  it('SHELL-2 greets a member by first name instead', async () => {
    openShop('/', { member: testMember });
    await screen.findByRole('button', { name: 'Hello, Aigul' });
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  });

  it('SHELL-3 shows in the main menu what is displayed, and nothing else', async () => {
    openShop('/');
    const menu = await mainMenu();
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Shop',
      'Popular',
      'Promotions',
      'Express order',
    ]);
  });

  it('SHELL-15 has the same line for a member: what is their own stands in the account panel', async () => {
    openShop('/', { member: testMember });
    await screen.findByRole('button', { name: 'Hello, Aigul' });
    expect((await mainMenu()).queryByRole('link', { name: 'Order history' })).toBeNull();
  });

  it('SHELL-3 marks the list that is shown, not the shop around it', async () => {
    openShop('/e-shop?category=promotion');
    const menu = await mainMenu();
    expect(menu.getByRole('link', { name: 'Promotions' }).ariaCurrent).toBe('page');
    expect(menu.getByRole('link', { name: 'Shop' }).ariaCurrent).toBeNull();
  });

  it('SHELL-12 has the regions for messages and no progress bar while nothing is under way', async () => {
    openShop('/');
    await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });
});
