import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContent, type TestContent } from '../testing/content-folder.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let content: TestContent;
beforeAll(async () => {
  [shop, content] = await Promise.all([openOperatorShop(), testContent()]);
});
afterAll(async () => {
  await shop.close();
  content.remove();
});

const bodyOf = async (cookie = ''): Promise<string> => {
  const headers = { host: 'shop.example', cookie };
  const answer = await shop.app.inject({ url: '/en/api/page/tools/', headers });
  return answer.json().body ?? '';
};

describe('the company’s pages at the operator’s command line', () => {
  it('SRV-11 CONT-11 a changed text is on the page of the running shop after one command', async () => {
    const dry = await shop.operate(`import content ${content.folder} --dry-run`);
    expect(dry).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^12 pages, .* nothing was loaded\.$/),
    });
    expect(await bodyOf()).toBe('');
    expect(await shop.json(`import content ${content.folder} --as Aida`)).toMatchObject({
      ok: true,
      made: 10,
    });
    expect(await bodyOf()).toContain('Who we are');
    content.change('pages/tools.en.md', 'Who we are', 'What you need');
    expect((await shop.operate(`import content ${content.folder}`)).text).toMatch(/ loaded; 0 files made\.$/);
    expect(await bodyOf()).toContain('What you need');
    const [, entry] = await shop.json('audit --limit 2');
    expect(entry).toMatchObject({ actor: 'Aida', action: 'import content', details: { pages: 12 } });
  });

  it('CONT-11 a preview is seen by who opens its link, and by nobody else', async () => {
    content.change('pages/tools.en.md', 'What you need', 'Coming soon');
    const { link } = await shop.json(`import content ${content.folder} --preview`);
    const opened = await shop.app.inject({ url: link, headers: { host: 'shop.example' } });
    const cookie = String(opened.headers['set-cookie']).split(';')[0];
    expect(await bodyOf(cookie)).toContain('Coming soon');
    expect(await bodyOf()).toContain('What you need');
  });

  it('CONT-11 every fault is told by file and line, and the site goes on with what it had', async () => {
    content.change('home.yaml', 'For each day.', 'Call {fax}.');
    content.change('albums.yaml', '2026-09-19', '2026-09-31');
    const refused = await shop.operate(`import content ${content.folder}`);
    expect(refused.code).toBe(1);
    expect(refused.complaints.split('\n')).toEqual([
      expect.stringMatching(/^content\/albums\.yaml:4:\d+ 0\.date: a day of the calendar like 2026-11-23$/),
      expect.stringMatching(/^content\/home\.yaml:1:\d+ hero\.lead\.en: one of \{seller\}/),
      'Nothing was loaded.',
    ]);
    expect(await bodyOf()).toContain('What you need');
  });

  it('CONT-11 SRV-11 a folder that is not there is one line, and so is one without content', async () => {
    for (const [line, missing] of [
      ['import content /nowhere', '/nowhere'],
      ['import catalogue /nowhere --dry-run', '/nowhere'],
      [`import content ${shop.folder}`, `${shop.folder}/content`],
      [`import catalogue ${shop.folder}`, `${shop.folder}/catalogue`],
    ])
      // oxlint-disable-next-line eslint/no-await-in-loop -- one command after the other
      expect(await shop.operate(line ?? '')).toEqual({
        code: 1,
        text: '',
        complaints: `There is no folder ${missing}.`,
      });
  });

  it('CONT-11 pictures of the front page may be those of the app: a folder of content alone will do', async () => {
    const alone = await testContent();
    const own = join(shop.folder, 'public/media/xx/hero');
    alone.change('home.yaml', 'lead:', 'picture: spring, lead:');
    mkdirSync(own, { recursive: true });
    for (const end of ['800', '1600', 'phone-400', 'phone-800'])
      for (const kind of ['avif', 'webp']) writeFileSync(join(own, `spring-${end}.${kind}`), '');
    expect(await shop.operate(`import content ${alone.folder} --dry-run`)).toMatchObject({ code: 0 });
    rmSync(own, { recursive: true });
    expect((await shop.operate(`import content ${alone.folder} --dry-run`)).complaints).toMatch(
      /files are in public\/media\/xx\/hero; .* are not there\n/,
    );
    alone.remove();
  });
});
