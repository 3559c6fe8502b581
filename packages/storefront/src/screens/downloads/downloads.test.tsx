import type { Download } from '@caravan/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const files: Download[] = [
  { id: 1, title: 'Returns', category: 'forms', file: '/content/returns-1a.pdf', type: 'pdf', size: 143_210 },
  {
    id: 2,
    title: 'Poster',
    category: 'pictures',
    file: '/content/poster-2b.png',
    type: 'png',
    size: 2_410_000,
  },
];
const answers: Answers = {
  'GET upload/upload/': files,
  'GET upload/category/': [
    { id: 1, slug: 'forms', name: 'Forms' },
    { id: 2, slug: 'pictures', name: 'Pictures' },
  ],
};
const open = (path = '/multimedia/downloads', more: Answers = {}) =>
  openShop(path, { answers: { ...answers, ...more } });

describe('downloads', () => {
  it('CONT-7 each file tells its type and size, and is saved under its title', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Downloads' });
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'Returns' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/content/returns-1a.pdf',
      'Returns.pdf',
    ]);
    const row = (name: string) => main.getByRole('link', { name }).closest('li')?.textContent;
    expect(row('Returns')?.replaceAll('\u00A0', ' ')).toContain('PDF, 143 kB');
    expect(row('Poster')?.replaceAll('\u00A0', ' ')).toContain('PNG, 2.4 MB');
  });

  it('CONT-7 the category is in the address', async () => {
    const { calls } = open('/multimedia/downloads?category=forms');
    const kinds = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(calls.map(({ path }) => path)).toContain('upload/upload/?category=forms');
    expect(kinds.getByRole('link', { name: 'Forms' }).ariaCurrent).toBe('page');
    expect(kinds.getByRole('link', { name: 'Pictures' }).getAttribute('href')).toBe(
      '/multimedia/downloads?category=pictures',
    );
    // The title follows what is on the page.
    await waitFor(() => expect(document.title).toContain('Forms · Downloads'));
  });

  it('CONT-12 an empty category leads to all', async () => {
    open('/multimedia/downloads?category=none', { 'GET upload/upload/': [] });
    await screen.findByRole('heading', { name: 'Nothing in this category yet' });
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/multimedia/downloads');
  });

  it('CONT-12 none at all is said', async () => {
    open(undefined, { 'GET upload/upload/': [], 'GET upload/category/': [] });
    await screen.findByRole('heading', { name: 'There are no files yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    open(undefined, { 'GET upload/upload/': answer(503) });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
