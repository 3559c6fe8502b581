import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { openShop } from './testing/open-shop.tsx';

/** Where the header cannot be drawn. */
let broken: 'nowhere' | 'first layout' | 'every layout' = 'nowhere';

const ours = new Error('an error of ours');

vi.mock('./layout/header/header.tsx', async (original) => {
  const real = await original<{ readonly Header: ComponentType }>();
  const Header = () => {
    const afresh = useRouteError() instanceof Error;
    if (broken === 'every layout' || (broken === 'first layout' && !afresh)) throw ours;
    return <real.Header />;
  };
  return { ...real, Header };
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('ROUTE-17 a layout that fails is made afresh round the error, with the menu and the way home', async () => {
  broken = 'first layout';
  const { user, address } = openShop('/e-shop');
  await screen.findByRole('heading', { level: 1, name: 'Server error' });
  screen.getByRole('button', { name: 'Try again' });
  screen.getByRole('navigation', { name: 'Main menu' });
  broken = 'nowhere';
  await user.click(screen.getByRole('banner').querySelector('a[href="/"]') as HTMLElement);
  await screen.findAllByText('Product 1');
  expect(address()).toBe('/');
});

it('ROUTE-17 where no layout can be drawn, the error stands alone, with a way on and another try', async () => {
  broken = 'every layout';
  const { user } = openShop('/');
  await screen.findByRole('heading', { level: 1, name: 'Server error' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to shop' }).getAttribute('href')).toBe('/e-shop');
  vi.mocked(console.error).mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // The heading of the first time is still there. React tells of an error when it shows what is instead of it: from then on it tries
  // no more.
  await waitFor(() => expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(ours));
  await screen.findByRole('heading', { level: 1, name: 'Server error' });
  broken = 'nowhere';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('banner');
});
