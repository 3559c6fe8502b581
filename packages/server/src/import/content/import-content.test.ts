import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { testContent, type TestContent } from '../../testing/content-folder.ts';
import { testCountry } from '../../testing/index.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { importContent, type ContentOptions } from './import-content.ts';
import { describeProblem } from '../problem.ts';

const country = testCountry({ videoHosts: ['player.example'] });
const at = new Date('2026-11-15T06:00:00Z');
let database: Database;
let content: TestContent;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  content = await testContent();
});
afterEach(() => content.remove());

const load = (options: ContentOptions = {}) =>
  importContent(database, country, content.folder, { at, ...options });
const problems = async (): Promise<string[]> => {
  const result = await load();
  return result.ok ? [] : result.problems.map(describeProblem);
};
const counts = async () => {
  const { rows } = await database.executeSql(
    `select (select count(*)::int from content_editions) as editions, (select count(*)::int from content_files) as files`,
  );
  return rows[0];
};

describe('an import of content', () => {
  it('SRV-11 CONT-11 tells what it would do, and then does it; again it makes no file anew', async () => {
    expect(await load({ dryRun: true })).toMatchObject({ ok: true, made: 0 });
    expect(await counts()).toEqual({ editions: 0, files: 0 });
    expect(await load()).toEqual({ ok: true, pages: 12, photos: 3, videos: 2, documents: 2, made: 10 });
    expect(await load()).toMatchObject({ ok: true, made: 0 });
    expect(await counts()).toEqual({ editions: 2, files: 10 });
  });

  it.each([
    [
      'a missing language',
      'albums.yaml',
      'tr: "Salon"',
      'ru: "Salon"',
      /^content\/albums\.yaml:6:\d+ 0\.photos\.0\.title\.tr: /,
    ],
    [
      'a wrong day',
      'videos.yaml',
      '2026-09-01',
      '2026-09-31',
      /^content\/videos\.yaml:5:\d+ items\.0\.date: a day of the calendar/,
    ],
    [
      'a dead picture',
      'cards/events.yaml',
      'pictures/wide.png',
      'pictures/gone.png',
      /^content\/cards\/events\.yaml:1:\d+ 0\.photo: a file that is there; "pictures\/gone\.png" is not/,
    ],
    [
      'a dead picture of the front page',
      'home.yaml',
      'hero: {',
      'hero: { picture: spring,',
      /^content\/home\.yaml:1:\d+ hero\.picture: a picture whose files are in public\/media\/xx\/hero; spring-800\.avif, /,
    ],
    [
      'a dead document',
      'downloads.yaml',
      'documents/paper.pdf',
      'documents/gone.pdf',
      /^content\/downloads\.yaml:4:\d+ items\.0\.file: a file that is there/,
    ],
    [
      'a file outside the folder',
      'catalogues.yaml',
      'documents/paper.pdf',
      '../../secret.pdf',
      /a file below content\//,
    ],
    [
      'an id that occurs twice',
      'faq.yaml',
      'id: 2, category: orders',
      'id: 1, category: orders',
      /^content\/faq\.yaml:6:\d+ items\.1\.id: each id once/,
    ],
    [
      'a category that there is not',
      'faq.yaml',
      'id: 2, category: orders',
      'id: 2, category: sports',
      /^content\/faq\.yaml:6:\d+ items\.1\.category: one of join, orders, not "sports"/,
    ],
    [
      'a fact that there is not',
      'home.yaml',
      'For each day.',
      'Call {fax}.',
      /^content\/home\.yaml:1:\d+ hero\.lead\.en: one of \{seller\}/,
    ],
    [
      'HTML in a text',
      'pages/tools.en.md',
      '## Who',
      '<script>alert(1)</script>\n\n## Who',
      /^content\/pages\/tools\.en\.md:8:1 Markdown without HTML$/,
    ],
    [
      'HTML within a line',
      'pages/tools.en.md',
      'Write to',
      'Write <img src=x onerror=alert(1)> to',
      /^content\/pages\/tools\.en\.md:10:1 Markdown without HTML$/,
    ],
    [
      'a script in a link',
      'pages/tools.en.md',
      'mailto:{email}',
      'javascript:alert(1)',
      /^content\/pages\/tools\.en\.md:10:1 a link to a page .*not "javascript:alert\(1\)"$/,
    ],
    [
      'a link to another host without https',
      'pages/tools.en.md',
      'mailto:{email}',
      '//evil.example',
      /^content\/pages\/tools\.en\.md:10:1 a link to a page/,
    ],
    [
      'a picture without words',
      'pages/tools.en.md',
      '## Who',
      '![](pictures/wide.png)\n\n## Who',
      /^content\/pages\/tools\.en\.md:8:1 a picture with words/,
    ],
    [
      'a second first heading',
      'pages/tools.en.md',
      '## Who',
      '# Who',
      /^content\/pages\/tools\.en\.md:8:1 a heading of ## or ###$/,
    ],
    [
      'a page without facts',
      'pages/tools.en.md',
      '---\ntitle',
      'title',
      /^content\/pages\/tools\.en\.md:1:1 title, description and date between/,
    ],
    [
      'HTML in an answer',
      'faq.yaml',
      'Soon.',
      '<b>Soon</b>',
      /^content\/faq\.yaml:6:\d+ .*Markdown without HTML/,
    ],
    [
      'a player of a host that is not allowed',
      'videos.yaml',
      'file: videos/clip.webm',
      'url: "https://other.example/1"',
      /^content\/videos\.yaml:5:\d+ items\.0\.url: an https address on a video host of the country: player\.example/,
    ],
  ])('CONT-11 names %s by file and line, and shows nothing of it', async (_, file, from, to, expected) => {
    const before = await counts();
    content.change(file, from, to);
    expect((await problems()).join('\n')).toMatch(new RegExp(expected.source, `${expected.flags}m`));
    expect(await counts()).toEqual(before);
  });

  it('CONT-11 takes a hosted video of a host that the country allows', async () => {
    content.change('videos.yaml', 'file: videos/clip.webm', 'url: "https://player.example/1"');
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['is no picture by its content', Buffer.from('GIF89a, not a PNG'), /holds something else/],
    ['is cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /a picture that can be read/],
  ])('CONT-11 names a picture that %s', async (_, bytes, expected) => {
    writeFileSync(join(content.folder, 'content/pictures/wide.png'), bytes);
    expect((await problems()).join('\n')).toMatch(expected);
  });

  it('CONT-1 takes no clip that is too large for a phone', async () => {
    content.write('videos/clip.webm', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(400_000)]));
    expect((await problems())[0]).toMatch(
      /videos\.yaml:5:\d+ items\.0\.file: a file of at most 400000 bytes/,
    );
  });

  it('CONT-10 says which legal text is missing', async () => {
    content.removeFile('legal/security.1.en.md');
    expect(await problems()).toEqual(['content/legal/security.1.en.md:1:1 a page in UTF-8']);
    content.removeFile('legal/security.1.tr.md');
    expect(await problems()).toEqual([
      'content/legal/security.1.en.md:1:1 a legal text with its version and language',
    ]);
  });

  it('CONT-11 tells all faults in one run', async () => {
    content.change('home.yaml', 'For each day.', 'Call {fax}.');
    content.removeFile('offices.yaml');
    content.change('legal/legal.1.en.md', 'Within', '<i>Within</i>');
    // A tag that opens and closes is one fault of its line.
    expect((await problems()).toSorted()).toEqual([
      expect.stringMatching(/^content\/home\.yaml:1:\d+ hero\.lead\.en: /),
      expect.stringMatching(/^content\/legal\/legal\.1\.en\.md:\d+:1 Markdown without HTML$/),
      expect.stringMatching(/^content\/offices\.yaml:1:1 /),
    ]);
  });

  it('drops files that nothing names any more, a day later', async () => {
    await load();
    const later = (days: number) => new Date(at.getTime() + days * 86_400_000);
    content.write('documents/paper.pdf', '%PDF-1.4 another paper');
    for (const day of [2, 3, 4, 5]) await load({ at: later(day) });
    const { rows } = await database.executeSql(`select count(*)::int as count from content_editions`);
    expect(rows).toEqual([{ count: 3 }]);
    expect(await counts()).toMatchObject({ files: 10 });
  });
});
