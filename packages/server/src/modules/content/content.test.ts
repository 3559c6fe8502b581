import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '../../import/index.ts';
import { testContent, type TestContent } from '../../testing/content-folder.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let shop: TestServer;
let content: TestContent;

const load = (options = {}) =>
  importContent(shop.database, shop.country, content.folder, { at: shop.clock.now(), ...options });
const get = async (path: string, language = 'en') => (await shop.api('GET', path, { language })).json();
const status = async (path: string) => (await shop.api('GET', path)).statusCode;
const fetchFile = (url: string, headers = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example', ...headers } });

beforeAll(async () => {
  shop = await createTestServer();
  content = await testContent();
  expect(await status('page/about-us/')).toBe(404);
  expect(await get('video/video/')).toEqual({ results: [], count: 0 });
  expect(await load()).toMatchObject({ ok: true });
});
afterAll(async () => {
  await shop.close();
  content.remove();
});

describe('the company’s pages', () => {
  it('API-35 CONT-4 a page is HTML in the language, with the country’s facts filled in', async () => {
    expect(await get('page/about-us/')).toMatchObject({
      title: 'about-us',
      body: '<h2>Who we are</h2>\n<p>Write to <a href="mailto:help@shop.example">us</a>, Xland LLC.</p>',
      date: '2026-11-01',
      picture: { width: 1200, height: 800, alt: 'A wide field' },
      version: null,
    });
    expect(await get('page/about-us/', 'tr')).toMatchObject({ title: 'about-us tr' });
    expect(await status('page/nothing/')).toBe(404);
    expect(await status('page/about-us/?version=1')).toBe(404);
  });

  it('ROUTE-16 API-35 a page that only this country has comes from a file of its name; a file of no page, and a page without one, are refused', async () => {
    const ownPages = [{ slug: 'loyalty-club', title: { en: 'Club', tr: 'Kulüp' } }];
    const loadWith = (country = shop.country) =>
      importContent(shop.database, country, content.folder, { at: shop.clock.now() });
    const text = (title: string) =>
      `---\ntitle: ${title}\ndescription: It.\ndate: 2026-11-01\n---\nFor {seller}.\n`;
    content.write('pages/loyalty-club.en.md', text('The club'));
    expect(await loadWith()).toMatchObject({
      ok: false,
      problems: [{ file: 'content/pages/loyalty-club.en.md', expected: expect.stringContaining('ownPages') }],
    });
    expect(await loadWith({ ...shop.country, ownPages })).toMatchObject({
      ok: false,
      problems: [{ file: 'content/pages/loyalty-club.tr.md' }],
    });
    content.write('pages/loyalty-club.tr.md', text('Kulüp'));
    expect(await loadWith({ ...shop.country, ownPages })).toMatchObject({ ok: true });
    expect(await get('page/loyalty-club/', 'tr')).toMatchObject({
      title: 'Kulüp',
      body: '<p>For Xland A.Ş..</p>',
    });
    expect(await status('page/__proto__/')).toBe(404);
    for (const language of ['en', 'tr']) content.removeFile(`pages/loyalty-club.${language}.md`);
    expect(await load()).toMatchObject({ ok: true });
    expect(await status('page/loyalty-club/')).toBe(404);
  });

  it('API-35 CONT-4 events and incentives have cards, the latest day first, none before its day', async () => {
    const { cards, title } = await get('event/page/');
    expect(title).toBe('events');
    expect(cards.map((card: { title: string }) => card.title)).toEqual(['Rally', 'Meeting']);
    expect(cards[1]).toMatchObject({ date: '2026-10-02', url: '/register', description: 'Come.' });
    expect((await get('incentive/page/')).cards).toHaveLength(1);
    expect((await get('whyforever/page/')).cards[0]).toMatchObject({ title: 'Quality' });
    shop.clock.set('2027-01-01T06:00:00Z');
    expect((await get('event/page/')).cards).toHaveLength(3);
    shop.clock.set('2026-11-15T06:00:00Z');
  });

  it('API-35 the front page has words of its own and the latest news', async () => {
    expect(await get('page/home/')).toMatchObject({
      hero: { title: 'Aloe', lead: 'For each day.', picture: null },
      join: { title: 'Join', points: ['Discount'] },
      news: [
        { kind: 'event', title: 'Rally' },
        { kind: 'event', title: 'Meeting' },
        { kind: 'incentive', title: 'A car' },
      ],
    });
  });

  it('CONT-4 the news begin with the event that is next, however many come after it', async () => {
    const events = async () =>
      (await get('page/home/')).news.flatMap(({ kind, title }: { kind: string; title: string }) =>
        kind === 'event' ? [title] : [],
      );
    shop.clock.set('2027-01-05T06:00:00Z');
    expect(await events()).toEqual(['Rally', 'Secret']);
    shop.clock.set('2027-01-06T06:00:00Z');
    expect(await events()).toEqual(['Secret', 'Rally']);
    shop.clock.set('2026-11-15T06:00:00Z');
  });

  it('API-37 CONT-5 questions by category, their answers as HTML', async () => {
    expect(await get('faq/faq/')).toHaveLength(2);
    expect(await get('faq/faq/?category=join')).toEqual([
      { id: 1, category: 'join', question: 'Who?', answer: '<p>Everyone of <strong>18</strong>.</p>' },
    ]);
    expect(await get('faq/category/')).toMatchObject([{ slug: 'join' }, { slug: 'orders' }]);
  });

  it('API-32 CONT-1 videos newest first, by category, paged', async () => {
    const all = await get('video/video/?limit=1');
    expect(all).toMatchObject({
      count: 2,
      results: [{ id: 2, category: 'events', hosted: false, duration: 7 }],
    });
    expect(await get('video/video/?limit=1&offset=1')).toMatchObject({ count: 2, results: [{ id: 1 }] });
    expect(await get('video/video/?category=products')).toMatchObject({ count: 1, results: [{ id: 1 }] });
    expect(await get('video/category/')).toMatchObject([{ slug: 'products' }, { slug: 'events' }]);
    const part = await fetchFile(all.results[0].url, { range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['content-type'], part.headers['content-range']]).toEqual([
      206,
      'video/webm',
      'bytes 0-3/100',
    ]);
    expect(part.rawPayload.toString('hex')).toBe('1a45dfa3');
    expect((await fetchFile(all.results[0].url, { range: 'bytes=200-' })).statusCode).toBe(416);
  });

  it('CONT-1 a large file comes in pieces, whole or the part that is asked for', async () => {
    const bytes = Buffer.alloc(600_000, 'some bytes of a large document ');
    await shop.database.executeSql(
      `insert into content_files (name, type, bytes, stored_at) values ('large-one.pdf', 'application/pdf', $1, now())`,
      [bytes],
    );
    const whole = await fetchFile('/content/large-one.pdf');
    expect(whole.headers['content-length']).toBe('600000');
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await fetchFile('/content/large-one.pdf', { range: 'bytes=262000-530000' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 262000-530000/600000']);
    expect(part.rawPayload.equals(bytes.subarray(262_000, 530_001))).toBe(true);
    const end = await fetchFile('/content/large-one.pdf', { range: 'bytes=-5' });
    expect(end.rawPayload.equals(bytes.subarray(-5))).toBe(true);
  });

  it('API-33 CONT-2 certificates by kind; kinds without one are left out', async () => {
    expect(await get('certificate/category/')).toEqual([{ id: 1, slug: 'local', label: 'local' }]);
    const [picture, document] = await get('certificate/?category=local');
    expect(picture.file).toBe(picture.photo);
    expect(document.file).toMatch(/^\/content\/[0-9a-f]{24}\.pdf$/);
    expect(await get('certificate/certificate/')).toHaveLength(2);
    expect((await fetchFile(document.file)).payload).toBe('%PDF-1.4 one for all');
  });

  it('API-34 CONT-3 albums newest first, and the photos of one with their sizes', async () => {
    const albums = await get('photo/album/');
    expect(albums).toMatchObject([
      { id: 2, slug: 'field', photoCount: 1 },
      { id: 1, slug: 'rally', photoCount: 2, date: '2026-09-19' },
    ]);
    expect(await get('photo/album/1')).toEqual(albums[1]);
    expect(await status('photo/album/9')).toBe(404);
    const { results, count } = await get('photo/photo/?album=1&limit=1&offset=1');
    expect([count, results]).toEqual([
      2,
      [expect.objectContaining({ id: 2, album: 1, width: 300, height: 400, title: 'The stage' })],
    ]);
    expect((await get('photo/photo/')).count).toBe(3);
  });

  it('CONT-11 pictures are made into AVIF and WebP in the sizes that are shown, and kept for ever by name', async () => {
    const { results } = await get('photo/photo/?album=2');
    const { url, thumb } = results[0];
    const sizes = await Promise.all(
      [url, url.replace('.webp', '.avif'), thumb].map(async (name) => {
        const file = await fetchFile(name);
        expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const { width, height, format } = await sharp(file.rawPayload).metadata();
        return [file.headers['content-type'], format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['image/webp', 'webp', 1200, 800],
      ['image/avif', 'heif', 1200, 800],
      ['image/avif', 'heif', 480, 320],
    ]);
    expect((await fetchFile('/content/nothing-480.webp')).statusCode).toBe(404);
  });

  it('API-41 CONT-6 magazines newest first; a printed one has the stock of its product', async () => {
    expect(await get('magazine/magazine')).toMatchObject({
      results: [
        { id: 2, edition: '2026-3', code: null, quantity: 0 },
        { id: 1, edition: '2026-2', code: '100', quantity: expect.any(Number) },
      ],
    });
    expect((await get('magazine/magazine/')).results[1].quantity).toBeGreaterThan(0);
  });

  it('API-30 API-31 CONT-7 downloads with type and size, in the language where there is one', async () => {
    expect(await get('upload/category/')).toEqual([{ id: 1, slug: 'forms', name: 'forms' }]);
    const [paper, guide] = await get('upload/upload/?category=forms');
    expect(paper).toMatchObject({ title: 'Paper', type: 'pdf', size: 20 });
    expect((await fetchFile(guide.file)).payload).toBe('%PDF-1.4 the guide');
    const [, turkish] = await get('upload/upload/', 'tr');
    expect((await fetchFile(turkish.file)).payload).toBe('%PDF-1.4 rehber');
  });

  it('API-20 CONT-8 catalogues with their pages', async () => {
    const [catalogue] = await get('catalogue/catalogue/');
    expect(catalogue).toMatchObject({ title: 'Catalogue', file: expect.stringContaining('.pdf') });
    expect(catalogue.pages).toHaveLength(2);
    expect(catalogue.pages[0]).toBe(catalogue.cover);
  });

  it('CONT-9 offices with a map', async () => {
    expect(await get('location/office/')).toEqual([
      {
        id: 1,
        name: 'Office',
        address: '1 Main Street',
        hours: 'Mon-Fri 9-18',
        phones: ['+999 555 123456'],
        messengers: { whatsapp: '+999555123456' },
        map: 'https://www.openstreetmap.org/?mlat=42.87&mlon=74.6#map=17/42.87/74.6',
      },
    ]);
  });
});

describe('legal texts', () => {
  it('CONT-10 have a version and a day; a new one takes its place on its day, the old one stays', async () => {
    expect(await get('page/returns/')).toMatchObject({
      version: '1',
      date: '2026-11-01',
      body: '<p>Within 14 days.</p>',
      versions: [{ version: '1', date: '2026-11-01' }],
    });
    for (const language of ['en', 'tr'])
      content.write(
        `legal/returns.2.${language}.md`,
        '---\ntitle: Returns\ndescription: New.\ndate: 2026-12-01\n---\nNew words.\n',
      );
    expect(await load()).toMatchObject({ ok: true });
    expect(await get('page/returns/')).toMatchObject({ version: '1' });
    expect(await status('page/returns/?version=2')).toBe(404);
    shop.clock.set('2026-12-01T06:00:00Z');
    expect(await get('page/returns/')).toMatchObject({
      version: '2',
      body: '<p>New words.</p>',
      versions: [
        { version: '2', date: '2026-12-01' },
        { version: '1', date: '2026-11-01' },
      ],
    });
    for (const language of ['en', 'tr']) content.removeFile(`legal/returns.1.${language}.md`);
    expect(await load()).toMatchObject({ ok: true });
    expect(await get('page/returns/?version=1')).toMatchObject({ body: '<p>Within 14 days.</p>' });
    expect(await status('page/returns/?version=1.0')).toBe(404);
    shop.clock.set('2026-11-15T06:00:00Z');
  });

  it('CONT-10 a text that is in force is not changed: it takes a new version', async () => {
    content.change('legal/legal.1.en.md', 'Within', 'After');
    expect(await load()).toMatchObject({
      ok: false,
      problems: [{ file: 'content/legal/legal.1.en.md', expected: expect.stringContaining('version 2') }],
    });
    expect((await get('page/legal/')).body).toBe('<p>Within 14 days.</p>');
    content.change('legal/legal.1.en.md', 'After', 'Within');
  });
});

describe('a preview', () => {
  it('CONT-11 shows what is not published, later days included, to who has its link only', async () => {
    content.change('pages/tools.en.md', 'Who we are', 'What is new');
    const token = 'a'.repeat(22);
    expect(await load({ previewToken: token })).toMatchObject({ ok: true });
    const page = async (path: string, cookie = '') =>
      (await shop.app.inject({ url: `/en/api/${path}`, headers: { host: 'shop.example', cookie } })).json();
    expect((await page('page/tools/')).body).toContain('Who we are');
    expect((await page('page/tools/', `preview=${token}`)).body).toContain('What is new');
    expect((await page('page/tools/', `preview=${'b'.repeat(22)}`)).body).toContain('Who we are');
    expect((await page('event/page/', `preview=${token}`)).cards).toHaveLength(3);
    const opened = await fetchFile(`/preview/${token}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    expect(opened.headers['set-cookie']).toMatch(new RegExp(`^preview=${token};.*HttpOnly`));
    expect((await fetchFile('/preview/end')).headers['set-cookie']).toMatch(/^preview=;/);
    expect(await load()).toMatchObject({ ok: true });
    expect((await page('page/tools/')).body).toContain('What is new');
  });
});
