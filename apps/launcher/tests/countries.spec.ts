import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, call } from './launcher.ts';

/** Text that only one country's own files hold. */
const marks = {
  kg: ['aloea.kg', 'Кыргызстан', 'Asia/Bishkek', 'Toktogul'],
  tr: ['aloea.com.tr', 'Türkiye', 'Europe/Istanbul', 'Büyükdere'],
} as const;

const bundle = (country: string): string => {
  const folder = join(import.meta.dirname, `../../${country}/dist/client/assets`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') || name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

test('CTRY-1 each country has its own build, with no other country in it', () => {
  for (const own of ['kg', 'tr'] as const) {
    const text = bundle(own);
    for (const mark of marks[own]) expect(text, `${own} has its own ${mark}`).toContain(mark);
    for (const mark of marks[own === 'kg' ? 'tr' : 'kg'])
      expect(text.includes(mark), `${own} holds ${mark}`).toBe(false);
  }
});

for (const country of ['kg', 'tr'] as const)
  test(`CTRY-4 pictures of ${country} lie under its own name and are kept by browsers`, async () => {
    const { body } = await call(country, 'GET', 'product/?limit=100');
    expect(body.count).toBeGreaterThanOrEqual(60);
    for (const { photo, img } of body.results)
      for (const path of [photo, img]) expect(path).toMatch(new RegExp(`^/media/${country}/products/`));
    const picture = await ask(`${country}.localhost`, body.results[0].img);
    expect(picture.status).toBe(200);
    expect(picture.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect((await ask(`${country}.localhost`, `/media/${country}/../../package.json`)).status).not.toBe(200);
  });

test('CTRY-3 S23 the country is that of the host, whatever other headers say', async () => {
  const page = await ask('kg.localhost', '/', { headers: { 'x-forwarded-host': 'tr.localhost' } });
  expect(page.text).toContain('<html lang="ru"');
  expect(page.text).not.toContain('tr.localhost');
});

test('S22 a document is the same with and without a member’s token, but for its nonce', async () => {
  const { body } = await call('tr', 'POST', 'login/', {
    body: { username: '900000000002', password: 'Aloe-demo-2026' },
  });
  const plain = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '');
  const visitor = await ask('tr.localhost', '/e-shop');
  const member = await ask('tr.localhost', '/e-shop', { headers: { authorization: `Token ${body.token}` } });
  expect(plain(member.text)).toBe(plain(visitor.text));
});
