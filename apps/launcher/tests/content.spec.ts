import { expect, test } from '@playwright/test';
import { ask, call, mailsWith, page as address, readable } from './launcher.ts';
import { listen } from './listen.ts';
import { countries, settleRegion } from './shops.ts';
import { wordsOf } from './words.ts';

const languages = {
  tr: ['tr', 'en'],
  az: ['az', 'ru', 'en'],
  ge: ['ka', 'ru', 'en'],
  kz: ['ru', 'kk', 'en'],
  kg: ['ru', 'en'],
  iq: ['en'],
} as const;

/** Where a link is of no use to who only reads: it logs out, changes something, or is a mail program's. */
const notFollowed = /^\/(?:logout|unsubscribe|preview|__mail|[a-z]{2}\/api)(?:\/|$)/;

/** Pages that a visitor is sent home from (ROUTE-14), or on from (ROUTE-6, ROUTE-8, ROUTE-9). */
const leadsOn = new Set([
  '/forever',
  '/products',
  '/multimedia',
  '/multimedia/photo',
  '/cart',
  '/profile',
  '/retail',
  '/order-history',
  '/my-business',
  '/products/price-list',
  '/register',
]);

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const attributesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => unescaped(value));

/** Files that a page shows, all widths and formats of them. */
const filesIn = (html: string): string[] => [
  ...attributesOf(html, 'src'),
  ...attributesOf(html, 'poster'),
  ...attributesOf(html, 'srcSet').flatMap(srcset),
  ...attributesOf(html, 'srcset').flatMap(srcset),
];
const srcset = (text: string): string[] => text.split(',').map((part) => part.trim().split(' ')[0] ?? '');

const own = (link: string): boolean => /^\/(?!\/)/.test(link);

/** What is the same page: of a list only the first of each category is followed. */
const pageOf = (link: string): string => {
  const url = new URL(link, 'http://shop.example');
  const kept = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name === 'category' || name === 'version'),
  ).toString();
  return kept ? `${url.pathname}?${kept}` : url.pathname;
};

for (const country of countries) {
  test(`CONT-11 CTRY-9 ROUTE-3 every link and picture of ${country} leads somewhere in each of its languages`, async () => {
    test.setTimeout(300_000);
    const host = `${country}.localhost`;
    const files = new Set<string>();
    const dead: string[] = [];
    for (const language of languages[country]) {
      const seen = new Set(['/']);
      for (const path of seen) {
        const { status, headers, text } = await ask(host, path, {
          headers: { accept: 'text/html', cookie: `language=${language}` },
        });
        const { pathname } = new URL(path, 'http://shop.example');
        if (status === 302 && leadsOn.has(pathname)) {
          const target = String(headers['location']);
          if (own(target)) seen.add(pageOf(target));
          continue;
        }
        if (status !== 200) dead.push(`${language} ${path}: ${status} ${String(headers['location'] ?? '')}`);
        for (const file of filesIn(text)) if (own(file)) files.add(file);
        for (const link of attributesOf(text, 'href')) {
          if (!own(link) || notFollowed.test(link)) continue;
          if (/^\/(?:content|media|assets)\//.test(link) || /\.\w{2,5}$/.test(link)) files.add(link);
          else seen.add(pageOf(link.split('#')[0] ?? ''));
        }
      }
      expect(seen.size, language).toBeGreaterThan(60);
    }
    for (const file of files) {
      const { status } = await ask(host, file, { method: 'HEAD' });
      if (status !== 200) dead.push(`${file}: ${status}`);
    }
    expect(dead).toEqual([]);
  });

  test(`CTRY-9 ${country} has enough to page through`, async () => {
    const get = async (path: string) => (await call(country, 'GET', path)).body;
    expect((await get('video/video/')).count).toBeGreaterThanOrEqual(25);
    expect((await get('video/category/')).length).toBeGreaterThanOrEqual(3);
    const albums = await get('photo/album/');
    expect(albums.length).toBeGreaterThanOrEqual(4);
    for (const { photoCount } of albums) expect(photoCount).toBeGreaterThanOrEqual(8);
    expect((await get('certificate/certificate/')).length).toBeGreaterThanOrEqual(12);
    expect((await get('certificate/category/')).map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(
      ['general', 'halal', 'international', 'local', 'other', 'vegan'],
    );
    expect((await get('magazine/magazine')).results.length).toBeGreaterThanOrEqual(6);
    expect((await get('upload/upload/')).length).toBeGreaterThanOrEqual(10);
    expect((await get('upload/category/')).length).toBeGreaterThanOrEqual(3);
    expect((await get('faq/faq/')).length).toBeGreaterThanOrEqual(20);
    expect((await get('catalogue/catalogue/'))[0].pages.length).toBeGreaterThanOrEqual(8);
    expect((await get('location/office/')).length).toBeGreaterThanOrEqual(1);
  });
}

const reading = [
  '/forever/about-us',
  '/forever/why-forever',
  '/forever/marketing-plan',
  '/forever/events',
  '/forever/incentives',
  '/forever/tools',
  '/forever/faq',
  '/forever/faq?category=join',
  '/forever/contact-us',
  '/products/catalogue',
  '/products/certificates',
  '/multimedia/magazines',
  '/multimedia/downloads',
  '/multimedia/video',
  '/multimedia/photo/album',
  '/multimedia/photo/photos/1',
  '/returns',
];

for (const country of countries)
  test(`CONT-4 SHELL-8 every page of the company of ${country} reads without an error in the console or a request that fails, weighs little, and keeps in the browser only what the privacy notice names`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await settleRegion(page, country);
    const faults = listen(page);
    const kept = new Set<string>();
    for (const path of reading) {
      const document = await page.goto(address(country, path));
      expect(document?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const sizes = await document?.request().sizes();
      expect(sizes?.responseBodySize, path).toBeLessThanOrEqual(14_000);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      for (const name of stored) kept.add(name);
    }
    for (const { name } of await page.context().cookies()) kept.add(name);
    await page.goto(address(country, '/privacy-policy'));
    const named = new Set(await page.locator('main td code').allTextContents());
    expect([...kept].filter((name) => !named.has(name))).toEqual([]);
    expect(faults).toEqual([]);
  });

test('CONT-4 an error in the console, a throw, a dead file and a call that fails are all heard', async ({
  page,
}) => {
  const faults = listen(page);
  await page.goto(address('az', '/forever/tools'));
  await page.evaluate(async () => {
    console.error('said aloud');
    setTimeout(() => {
      throw new Error('thrown');
    });
    await fetch('/media/there-is-none.webp');
    await fetch('http://127.0.0.1:9/').catch(() => {});
  });
  for (const fault of ['said aloud', 'thrown', '/media/there-is-none.webp: 404', '127.0.0.1:9'])
    await expect.poll(() => faults.some((told) => told.includes(fault)), fault).toBe(true);
});

test('CONT-9 MSG-11 a letter to the office reaches its mailbox', async ({ page }) => {
  const say = wordsOf('ru');
  await settleRegion(page, 'kg');
  await page.goto(address('kg', '/forever/contact-us'));
  const subject = 'Вопрос о доставке в Нарын';
  await page.getByLabel(say('contact.name')).fill('Айгуль');
  await page.getByLabel(say('contact.email')).fill('aigul@mail.example');
  await page.getByLabel(say('contact.subject')).fill(subject);
  await page.getByLabel(say('contact.message')).fill('Когда приедет курьер?');
  await page.getByRole('button', { name: say('contact.send') }).click();
  await expect(page.getByText(say('contact.thanks'))).toBeVisible();
  await expect
    .poll(() => mailsWith('office@aloea.kg').some((mail) => readable(mail).includes('Когда приедет курьер?')))
    .toBe(true);
});

test('CONT-1 a video loads nothing before it is pressed, and plays on the page', async ({ page }) => {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(new URL(request.url()).pathname)) clips.push(request.url());
  });
  await page.goto(address('tr', '/multimedia/video'));
  const first = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  await expect(first).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(clips).toEqual([]);
  await first.getByRole('link').or(first.getByRole('button')).first().click();
  const player = page.locator('video');
  await expect(player).toHaveCount(1);
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(new Set(clips).size).toBe(1);
});

test('CONT-3 photos open in a lightbox that the keyboard moves and Back closes', async ({ page }) => {
  await page.goto(address('ge', '/multimedia/photo/album'));
  // Before its scripts have come a thumb leads to the picture itself.
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.locator('main a[href="/multimedia/photo/photos/1"]').first().click();
  await expect(page).toHaveURL(/\/photos\/1$/);
  const thumbs = page.locator('main a[href^="/content/"], main button:has(img)');
  await expect(thumbs).toHaveCount(8);
  await thumbs.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const photo = (place: string) =>
    dialog.getByText(wordsOf('ka')('media.photo-of').replace('{place}', place).replace('{count}', '8'));
  await expect(photo('1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photo('2')).toBeVisible();
  // As a phone's button does: the browser lets a page keep it only after a press.
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/multimedia/photo/photos/1');
});
