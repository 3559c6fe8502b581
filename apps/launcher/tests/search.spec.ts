import { expect, test } from '@playwright/test';
import { call, page as address } from './launcher.ts';
import { countries, settle } from './shops.ts';
import { languages } from './walk.ts';

/** What people call a product whose name says it otherwise, by language: the code of the one they mean. */
const calledSo: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tr: { 'diş macunu': '028', 'güneş kremi': '617', 'balık yağı': '376', 'çamaşır deterjanı': '309' },
  az: { 'diş pastası': '028', 'günəş kremi': '617', 'balıq yağı': '376', paltaryuyan: '309' },
  kk: { 'тіс пастасы': '028', 'күннен қорғайтын крем': '617', 'балық майы': '376', 'кір жуғыш ұнтақ': '309' },
  ru: { 'зубная паста': '028', 'крем от солнца': '617', 'рыбий жир': '376', 'стиральный порошок': '309' },
  ka: {
    'კბილის პასტა': '028',
    'მზისგან დამცავი კრემი': '617',
    'თევზის ქონი': '376',
    'სარეცხი ფხვნილი': '309',
  },
  en: { toothpaste: '028', 'sun cream': '617', 'fish oil': '376', 'washing powder': '309' },
};

for (const country of countries)
  test(`SHOP-3 in ${country} a product is found by what people call it`, async () => {
    for (const language of languages[country])
      for (const [text, code] of Object.entries(calledSo[language] ?? {})) {
        const { body } = await call(country, 'GET', `product/?q=${encodeURIComponent(text)}`, { language });
        const codes = body.results.map(({ productCode }: { productCode: string }) => productCode);
        expect.soft(codes, `${text} (${language})`).toContain(code);
      }
  });

test('SHOP-3 who types Arabic finds what has an English name alone', async ({ page }) => {
  await settle(page, 'iq');
  await page.goto(address('iq', '/'));
  await page.getByRole('combobox', { name: 'Search' }).fill('شامبو');
  await expect(page.getByRole('option', { name: /Aloe Shampoo/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('شامبو');
  await expect(page.locator('main').getByRole('article')).toHaveCount(1);
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Aloe Shampoo/ })
      .first(),
  ).toBeVisible();
});
