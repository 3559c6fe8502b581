import type { Sent } from '@caravan/api-client';
import type { Video } from '@caravan/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const videos: Video[] = ['Sunrise', 'Honey', 'Hall'].map((title, place) => ({
  id: place + 1,
  title,
  date: `2026-1${1 - (place > 0 ? 1 : 0)}-0${3 - place}`,
  category: 'products',
  url: place === 2 ? 'https://video.example/embed/9' : `/content/clip-${place + 1}.webm`,
  hosted: place === 2,
  cover: `/content/clip-${place + 1}-1200.webp`,
  duration: 7 + 60 * place,
}));
const answers: Answers = {
  'GET video/video/': { results: videos, count: 25 },
  'GET video/category/': [
    { id: 1, slug: 'products', name: 'Products' },
    { id: 2, slug: 'events', name: 'Events' },
  ],
};

const open = (path = '/multimedia/video', more: Answers = {}) =>
  openShop(path, { answers: { ...answers, ...more } });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Videos' });
const asked = (calls: readonly Sent[]) => calls.findLast(({ path }) => path.startsWith('video/video/'))?.path;
const cover = (title: string) => screen.getByRole('link', { name: `Play: ${title}` });
const players = () => document.querySelectorAll('video, iframe');

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('videos', () => {
  it('CONT-1 show cover, length, title and day', async () => {
    const { calls } = open();
    await heading();
    expect(asked(calls)).toBe('video/video/?limit=12&offset=0');
    const card = within(screen.getAllByRole('article')[1] as HTMLElement);
    card.getByRole('heading', { level: 2, name: 'Honey' });
    card.getByText('02-10-2026');
    card.getByText('1:07');
  });

  it('CONT-1 category and page are in the address, and in links', async () => {
    const { calls } = open('/multimedia/video?category=events&page=2');
    await heading();
    expect(asked(calls)).toBe('video/video/?category=events&limit=12&offset=12');
    const kinds = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(kinds.getByRole('link', { name: 'Events' }).ariaCurrent).toBe('page');
    expect(kinds.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/multimedia/video');
    expect(kinds.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe(
      '/multimedia/video?category=products',
    );
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/multimedia/video?category=events&page=3',
    );
  });

  it('CONT-1 a page behind the last leads to the last', async () => {
    const { address } = open('/multimedia/video?page=40');
    await waitFor(() => expect(address()).toBe('/multimedia/video?page=3'));
  });

  it('CONT-1 nothing of a video is loaded before it is pressed; without scripts the cover leads to the clip', async () => {
    open();
    await heading();
    expect(players()).toHaveLength(0);
    expect(cover('Sunrise').getAttribute('href')).toBe('/content/clip-1.webm');
  });

  it('CONT-1 A11Y-2 a press plays it in its place, and the player has the focus', async () => {
    const { user, address } = open();
    await heading();
    await user.click(cover('Sunrise'));
    const player = await screen.findByLabelText<HTMLVideoElement>('Sunrise');
    await expect.poll(() => document.activeElement).toBe(player);
    expect([player.tagName, player.getAttribute('src')]).toEqual(['VIDEO', '/content/clip-1.webm']);
    expect(player.getAttribute('poster')).toBe('/content/clip-1-1200.webp');
    expect(address()).toBe('/multimedia/video');
  });

  it('CONT-1 one plays at a time, and none after going elsewhere and back', async () => {
    const { user, router } = open();
    await heading();
    await user.click(cover('Sunrise'));
    await screen.findByLabelText('Sunrise');
    await user.click(cover('Hall'));
    const frame = await screen.findByTitle('Hall');
    expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', 'https://video.example/embed/9']);
    expect(players()).toHaveLength(1);
    await act(() => router.navigate('/multimedia/video?page=2'));
    await waitFor(() => expect(players()).toHaveLength(0));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(players()).toHaveLength(0);
  });

  it('CONT-1 one that cannot be played here is offered as a file', async () => {
    const { user } = open();
    await heading();
    await user.click(cover('Honey'));
    fireEvent.error(await screen.findByLabelText('Honey'));
    const said = screen.getByText('This video cannot be played in your browser.').closest('[role=alert]');
    await expect.poll(() => document.activeElement).toBe(said);
    expect(screen.getByRole('link', { name: 'Download video' }).getAttribute('href')).toBe(
      '/content/clip-2.webm',
    );
  });

  it('CONT-12 an empty category leads to all', async () => {
    open('/multimedia/video?category=none', { 'GET video/video/': { results: [], count: 0 } });
    await screen.findByRole('heading', { name: 'Nothing in this category yet' });
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/multimedia/video');
  });

  it('CONT-12 none at all is said', async () => {
    open(undefined, { 'GET video/video/': { results: [], count: 0 }, 'GET video/category/': [] });
    await screen.findByRole('heading', { name: 'There are no videos yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    open(undefined, { 'GET video/category/': answer(503) });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
