import type { Certificate } from '@caravan/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const certificates: Certificate[] = ['Quality', 'Halal', 'Vegan'].map((title, place) => ({
  id: place + 1,
  title,
  category: place === 1 ? 'halal' : 'local',
  file: place === 1 ? '/content/halal.pdf' : `/content/certificate-${place + 1}-1200.webp`,
  photo: `/content/certificate-${place + 1}-1200.webp`,
}));
const answers: Answers = {
  'GET certificate/certificate/': certificates,
  'GET certificate/category/': [
    { id: 1, slug: 'local', label: 'Local' },
    { id: 2, slug: 'halal', label: 'Halal' },
  ],
};
const open = (path = '/products/certificates', more: Answers = {}) =>
  openShop(path, { answers: { ...answers, ...more } });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Certificates' });

describe('certificates', () => {
  it('CONT-2 ROUTE-8 are chosen by kind, in the address', async () => {
    const { calls } = open('/products/certificates?category=halal');
    await heading();
    expect(calls.map(({ path }) => path)).toContain('certificate/certificate/?category=halal');
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of certificates' }));
    expect(kinds.getByRole('link', { name: 'Halal' }).ariaCurrent).toBe('page');
    expect(kinds.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/products/certificates');
    const section = within(screen.getByRole('navigation', { name: 'Catalogue' }));
    expect(section.getByRole('link', { name: 'Certificates' }).ariaCurrent).toBe('page');
  });

  it('CONT-2 a picture opens over the page, with those beside it', async () => {
    const { user } = open();
    await heading();
    const link = screen.getByRole('link', { name: 'Quality' });
    expect(link.getAttribute('href')).toBe('/content/certificate-1-1200.webp');
    await user.click(link);
    const box = within(await screen.findByRole('dialog', { name: 'Certificates' }));
    box.getByText('Certificate 1 of 2');
    await user.keyboard('{ArrowRight}');
    box.getByRole('img', { name: 'Vegan' });
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(link);
  });

  it('CONT-2 a document opens in a tab of its own, and says what it is', async () => {
    open();
    await heading();
    const link = screen.getByRole('link', { name: 'Halal (PDF, opens in a new tab)' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      '/content/halal.pdf',
      '_blank',
      'noopener',
    ]);
    within(link.closest('article') as HTMLElement).getByText('PDF');
  });

  it('CONT-12 an empty kind leads to all', async () => {
    open('/products/certificates?category=vegan', { 'GET certificate/certificate/': [] });
    await screen.findByRole('heading', { name: 'Nothing in this category yet' });
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/products/certificates',
    );
  });

  it('CONT-12 none at all is said', async () => {
    open(undefined, { 'GET certificate/certificate/': [], 'GET certificate/category/': [] });
    await screen.findByRole('heading', { name: 'There are no certificates yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    open(undefined, { 'GET certificate/certificate/': answer(503) });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
