import { expect, it } from 'vitest';
import { complaintsOf } from '../testing/small-tree.ts';

const file = 'packages/storefront/src/a.tsx';

it.each([
  [`if (country.val === 'kg') hide();`],
  [`if ('tr' === country.val) hide();`],
  [`switch (country.val) { case 'az': hide(); }`],
  [`const fee = fees['kz'];`],
  [`const fees = { iq: 5 };`],
  [`const fee = countries.tr;`],
  [`const fee = countryRules['tr'];`],
  [`const host = 'kg.localhost:5000';`],
  ['const picture = `/media/tr/products/${name}.webp`;'],
  [`const title = 'Aloe in Kyrgyzstan';`],
  [`const isKazakhstan = true;`],
  [`const text = <p>Доставка по Киргизии</p>;`],
  [`const code = 'GE';`],
  [`const currency = currencies.KGS;`],
  [`const digits = { TRY: 2 };`],
  [`const currency = 'AZN';`],
  ['const price = `${amount} сом`;'],
  [`const price = <p>{amount} ₸</p>;`],
])('CTRY-2 CTRY-6 finds a country below the countries: %s', (source) => {
  expect(complaintsOf({ [file]: source })).toEqual([
    expect.stringMatching(/^packages\/storefront\/src\/a\.tsx:1 .*: make it a field of the definition$/),
  ]);
});

it.each([
  [`// as in Kyrgyzstan ('kg')`],
  [`const languages = ['tr', 'ru', 'en', 'ka', 'az', 'kk'];`],
  [`if (language === 'tr') fold();`],
  [`const names = { tr: 'Türkçe', az: 'Azərbaycanca', ka: 'ქართული', kk: 'Қазақша' };`],
  [`const path = 'users/kg-short-registration/';`],
  [`const row = <tr><td>1</td></tr>;`],
  [`const storage = 'range';`],
  [`const word = 'сомнение';`],
  [
    `const all = ${JSON.stringify(Array.from({ length: 249 }, (_, index) => (index === 9 ? 'KG' : `X${index}`)))};`,
  ],
])('CTRY-2 raises no false alarm: %s', (source) => {
  expect(complaintsOf({ [file]: source })).toEqual([]);
});

it('CTRY-2 lets a country name itself, and tests any', () => {
  const files = {
    'apps/kg/package.json': JSON.stringify({ name: '@country/kg' }),
    'apps/kg/src/country.ts': `export const country = { val: 'kg', engName: 'Kyrgyzstan' };`,
    'packages/storefront/src/a.test.tsx': `const country = { val: 'kg' };`,
  };
  expect(complaintsOf(files)).toEqual([]);
});
