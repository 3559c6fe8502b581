import type { Album } from '@caravan/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const albums: Album[] = ['Success Day', 'Field trip'].map((title, place) => ({
  id: 4 - place,
  slug: `album-${place}`,
  title,
  date: `2026-0${9 - place}-19`,
  cover: `/content/cover-${place}-1200.webp`,
  photoCount: 8 - 7 * place,
}));

describe('the albums', () => {
  it('CONT-3 ROUTE-9 /multimedia/photo leads to them; each shows its cover, title, day and number of photos', async () => {
    const { address } = openShop('/multimedia/photo', { answers: { 'GET photo/album/': albums } });
    await screen.findByRole('heading', { level: 1, name: 'Photos' });
    expect(address()).toBe('/multimedia/photo/album');
    const cards = screen.getAllByRole('article').map((card) => within(card));
    expect(cards.map((card) => card.getByRole('link').getAttribute('href'))).toEqual([
      '/multimedia/photo/photos/4',
      '/multimedia/photo/photos/3',
    ]);
    cards[0]?.getByRole('heading', { level: 2, name: 'Success Day' });
    cards[0]?.getByText('19-09-2026');
    cards[0]?.getByText('8 photos');
    cards[1]?.getByText('1 photo');
  });

  it('CONT-3 stand among the pages of their section', async () => {
    openShop('/multimedia/photo/album', { answers: { 'GET photo/album/': albums } });
    const section = within(await screen.findByRole('navigation', { name: 'Media' }));
    expect(section.getByRole('link', { name: 'Photos' }).ariaCurrent).toBe('page');
  });

  it('CONT-3 an album opens without a reload', async () => {
    const { user, address } = openShop('/multimedia/photo/album', {
      answers: {
        'GET photo/album/': albums,
        'GET photo/album/4/': albums[0],
        'GET photo/photo/': { results: [], count: 0 },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Success Day' }));
    await waitFor(() => expect(address()).toBe('/multimedia/photo/photos/4'));
  });

  it('CONT-12 none yet: the page says so', async () => {
    openShop('/multimedia/photo/album', { answers: { 'GET photo/album/': [] } });
    await screen.findByRole('heading', { name: 'There are no albums yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    openShop('/multimedia/photo/album', { answers: { 'GET photo/album/': answer(503) } });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
