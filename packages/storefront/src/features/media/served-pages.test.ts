// @vitest-environment node
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../../server.tsx';
import { answer, network, type Answers } from '../../testing/network.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testWords } from '../../testing/test-words.ts';

const album = { id: 4, slug: 'rally', title: 'Success Day', date: '2026-09-19', cover: '', photoCount: 2 };
const answers: Answers = {
  'GET catalogue/catalogue/': [
    {
      id: 1,
      title: 'Products 2027',
      cover: '/content/page-1-1200.webp',
      file: '/content/catalogue.pdf',
      pages: [1, 2, 3, 4].map((page) => `/content/page-${page}-1200.webp`),
    },
  ],
  'GET video/video/': {
    count: 30,
    results: [
      {
        id: 1,
        title: 'Sunrise',
        date: '2026-07-04',
        category: 'company',
        url: 'https://video.example/embed/1',
        hosted: true,
        cover: '/content/clip-1200.webp',
        duration: 7,
      },
    ],
  },
  'GET video/category/': [],
  'GET photo/album/4/': album,
  'GET photo/album/5/': answer(404, { detail: 'Not found', code: 'not_found' }),
  'GET photo/photo/': {
    count: 2,
    results: [1, 2].map((id) => ({
      id,
      album: 4,
      url: `/content/hall-${id}-1200.webp`,
      thumb: `/content/hall-${id}-480.webp`,
      width: 1200,
      height: 800,
      title: `Hall ${id}`,
    })),
  },
};

const words = async () => ({ messages: testWords });
let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer(testCountry({ words: { en: words, tr: words } }));
});

const open = async (path: string) => {
  const page = await renderer.render({
    url: new URL(path, 'http://shop.example'),
    language: 'en',
    store: null,
    transport: network(answers).transport,
    own: false,
    signal: new AbortController().signal,
    nonce: 'N0NCE',
    onError: (error) => {
      throw error;
    },
  });
  const html = page.kind === 'document' ? await text(page.body) : '';
  return { page, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};

describe('media without scripts', () => {
  it('CONT-8 the catalogue’s pages are all there, the first fetched first, and nothing to press that would do nothing', async () => {
    const { main } = await open('/products/catalogue');
    expect(main.match(/<img [^>]*loading="lazy"/g)).toHaveLength(3);
    expect(main.match(/<img [^>]*loading="eager"/g)).toHaveLength(1);
    expect(main).not.toContain('<button');
    expect(main).toContain('href="/content/catalogue.pdf"');
  });

  it('CONT-1 a video is a link to itself: no player, and nothing from its host', async () => {
    const { page, main } = await open('/multimedia/video?page=2');
    expect(main).toContain('href="https://video.example/embed/1"');
    expect(main).not.toMatch(/<(?:video|iframe|script)|src(?:set)?="https:/);
    expect(page).toMatchObject({ head: { noindex: false } });
  });

  it('CONT-3 a photo is a link to the large one, with its real space and no style of its own', async () => {
    const { main } = await open('/multimedia/photo/photos/4');
    expect(main).toContain('<a href="/content/hall-1-1200.webp"');
    expect(main).toMatch(/width="1200" height="800" alt="Hall 1"/);
    expect(main).not.toContain(' style=');
  });

  it('CONT-3 SEO-1 an album that is not there is a 404', async () => {
    const { page } = await open('/multimedia/photo/photos/5');
    expect(page).toMatchObject({ status: 404 });
  });
});
