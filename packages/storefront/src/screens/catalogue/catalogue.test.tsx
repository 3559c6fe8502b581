import type { PrintedCatalogue } from '@caravan/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const catalogue: PrintedCatalogue = {
  id: 1,
  title: 'Products 2027',
  cover: '/content/catalogue-1-1200.webp',
  file: '/content/catalogue.pdf',
  pages: Array.from({ length: 8 }, (_, place) => `/content/catalogue-${place + 1}-1200.webp`),
};
const open = (answers: object = { 'GET catalogue/catalogue/': [catalogue] }, path = '/products/catalogue') =>
  openShop(path, { answers: { ...answers } });

describe('the catalogue', () => {
  it('CONT-8 ROUTE-8 /products leads to it; all its pages are there, and its file with the type', async () => {
    const { address } = open(undefined, '/products');
    await screen.findByRole('heading', { level: 2, name: 'Products 2027' });
    expect(address()).toBe('/products/catalogue');
    const pages = within(screen.getByRole('list', { name: 'Products 2027: pages' }));
    expect(pages.getAllByRole('img').map((page) => page.getAttribute('alt'))).toEqual(
      catalogue.pages.map((_, place) => `Page ${place + 1} of 8`),
    );
    expect(screen.getByRole('link', { name: 'Whole catalogue (PDF)' }).getAttribute('href')).toBe(
      '/content/catalogue.pdf',
    );
  });

  it('CONT-8 A11Y-2 is turned by buttons and keys, once they have come, and says which page is open', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    screen.getByText('Page 2 of 8');
    screen.getByRole('list', { name: 'Products 2027: pages' }).focus();
    await user.keyboard('{End}');
    screen.getByText('Page 8 of 8');
    expect(screen.getByRole('button', { name: 'Next page' }).ariaDisabled).toBe('true');
  });

  it('CONT-8 only the pages near the shown one are fetched', async () => {
    open();
    await screen.findByRole('button', { name: 'Next page' });
    const fetched = () =>
      [...document.querySelectorAll('main img')].filter((page) => page.getAttribute('loading') !== 'lazy');
    await waitFor(() => expect(fetched()).toHaveLength(3));
  });

  it('CONT-12 none yet: the page says so', async () => {
    open({ 'GET catalogue/catalogue/': [] });
    await screen.findByRole('heading', { name: 'There is no catalogue yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    open({ 'GET catalogue/catalogue/': answer(503) });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
