import type { Sent } from '@caravan/api-client';
import type { Album, Photo } from '@caravan/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const rally: Album = {
  id: 4,
  slug: 'rally',
  title: 'Success Day',
  date: '2026-09-19',
  cover: '/content/rally-1-1200.webp',
  photoCount: 30,
};

const photos: Photo[] = Array.from({ length: 30 }, (_, place) => ({
  id: 100 + place,
  album: 4,
  url: `/content/rally-${place + 1}-1200.webp`,
  thumb: `/content/rally-${place + 1}-480.webp`,
  width: 1200,
  height: place % 2 ? 1600 : 800,
  title: `Moment ${place + 1}`,
}));

const asked = (path: string): number[] => {
  const query = new URLSearchParams(path.split('?')[1]);
  return [Number(query.get('offset') ?? 0), Number(query.get('limit'))];
};
const answers: Answers = {
  'GET photo/album/4/': rally,
  'GET photo/photo/': ({ path }: Sent) => {
    const [offset = 0, limit = 0] = asked(path);
    return { results: photos.slice(offset, offset + limit), count: photos.length };
  },
};
const open = (path = '/multimedia/photo/photos/4', more: Answers = {}) =>
  openShop(path, { answers: { ...answers, ...more } });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Success Day' });
const thumb = (name: string) => screen.getByRole('link', { name });
const lightbox = async () => within(await screen.findByRole('dialog', { name: 'Success Day' }));

describe('an album', () => {
  it('CONT-3 ROUTE-9 shows title, day and a page of photos, each in its space and named by its title', async () => {
    const { calls } = open();
    await heading();
    expect(screen.getByText('19-09-2026').getAttribute('datetime')).toBe('2026-09-19');
    screen.getByText('30 photos');
    expect(calls.map(({ path }) => path)).toContain('photo/photo/?album=4&limit=24&offset=0');
    const picture = within(thumb('Moment 2')).getByRole('img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '1600']);
    expect(screen.queryByRole('link', { name: 'Moment 25' })).toBeNull();
  });

  it('CONT-3 its pages are links, and one behind the last leads to the last', async () => {
    const { address } = open('/multimedia/photo/photos/4?page=9');
    await waitFor(() => expect(address()).toBe('/multimedia/photo/photos/4?page=2'));
    await screen.findByRole('link', { name: 'Moment 25' });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/multimedia/photo/photos/4',
    );
  });

  it('CONT-3 without scripts a photo leads to itself in the large', async () => {
    open();
    await heading();
    expect(thumb('Moment 3').getAttribute('href')).toBe('/content/rally-3-1200.webp');
  });

  it('CONT-3 A11Y-2 a photo opens over the page, is turned by keys, and gives the focus back', async () => {
    const { user, address } = open();
    await heading();
    await user.click(thumb('Moment 3'));
    const box = await lightbox();
    box.getByText('Photo 3 of 30');
    box.getByRole('img', { name: 'Moment 3' });
    await user.keyboard('{ArrowRight}');
    box.getByRole('img', { name: 'Moment 4' });
    await user.keyboard('{Home}{ArrowLeft}');
    box.getByText('Photo 1 of 30');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(thumb('Moment 3'));
    expect(address()).toBe('/multimedia/photo/photos/4');
  });

  it('CONT-3 one can look on past the end of the page: the other photos come meanwhile', async () => {
    const { user } = open('/multimedia/photo/photos/4?page=2');
    await heading();
    await user.click(thumb('Moment 25'));
    const box = await lightbox();
    box.getByText('Photo 25 of 30');
    await waitFor(() => {
      fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
      return box.getByText('Photo 24 of 30');
    });
    await user.keyboard('{End}');
    box.getByText('Photo 30 of 30');
  });

  it('CONT-3 where the other photos do not come, those of the page are there', async () => {
    const one = ({ path }: Sent) =>
      asked(path)[1] === 100 ? answer(500) : { results: photos.slice(0, 24), count: 30 };
    const { user, calls } = open(undefined, { 'GET photo/photo/': one });
    await heading();
    await user.click(thumb('Moment 24'));
    const box = await lightbox();
    await waitFor(() => expect(calls.some(({ path }) => asked(path)[1] === 100)).toBe(true));
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    box.getByText('Photo 23 of 30');
  });

  it('SHELL-17 CONT-3 what is opened over the page closes it: two never meet', async () => {
    const { user, shop } = open();
    await heading();
    await user.click(thumb('Moment 1'));
    await lightbox();
    act(() => shop.panel.open());
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('CONT-3 a press for a new tab is the browser’s', async () => {
    open();
    await heading();
    fireEvent.click(thumb('Moment 1'), { ctrlKey: true });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/multimedia/photo/photos/9', '/multimedia/photo/photos/nine'])(
    'CONT-3 %s is not there',
    async (path) => {
      openShop(path, {
        answers: {
          ...answers,
          'GET photo/album/9/': answer(404, { detail: 'Not found', code: 'not_found' }),
        },
      });
      await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    },
  );

  it('CONT-12 an empty album says so', async () => {
    open(undefined, {
      'GET photo/album/4/': { ...rally, photoCount: 0 },
      'GET photo/photo/': { results: [], count: 0 },
    });
    await screen.findByRole('heading', { name: 'There are no photos in this album yet' });
  });

  it('CONT-12 what fails to load can be tried again', async () => {
    open(undefined, { 'GET photo/photo/': answer(503) });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
