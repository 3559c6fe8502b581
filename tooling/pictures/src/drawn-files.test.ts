import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readGoods } from './catalogue-goods.ts';
import { readRows } from './country-files.ts';

const apps = join(import.meta.dirname, '../../../apps');
const countries = readdirSync(apps).filter((val) => readdirSync(join(apps, val)).includes('catalogue'));

const firstFiles = ['90.avif', '90.webp', '400.avif', '400.webp', '800.avif', '800.webp'];
const otherFiles = ['90.webp', '800.avif', '800.webp'];

describe.each(countries)('the drawn files of %s', (val) => {
  const folder = join(apps, val, 'public/media', val, 'products');

  it('SHOP-10 are at least four a product, each there in the sizes that a page asks for', async () => {
    const { pictures } = await readGoods(join(apps, val));
    const rows = await readRows(join(apps, val), 'catalogue/products.csv');
    expect(rows.length).toBeGreaterThan(70);
    for (const { picture = '', morePictures = '' } of rows) {
      const others = morePictures.split(' ').filter((name) => name !== '');
      expect(new Set([picture, ...others]).size).toBeGreaterThanOrEqual(4);
      expect(new Set(others.map((name) => pictures.get(name)?.scene)).size).toBeGreaterThanOrEqual(3);
      const files = [
        ...firstFiles.map((end) => `${picture}-${end}`),
        ...others.flatMap((name) => otherFiles.map((end) => `${name}-${end}`)),
      ];
      expect(files.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
    }
  });

  it('SHOP-10 hold at 800 px, and those of the list stay small', async () => {
    const names = readdirSync(folder);
    const some = names.filter((name) => name.endsWith('-800.webp')).filter((_, index) => index % 40 === 0);
    for (const name of some) {
      const { width, height } = await sharp(join(folder, name)).metadata();
      expect([name, width, height]).toEqual([name, 800, 800]);
    }
    // Categories lie on a clear ground, which costs more, and are not in the list.
    const heavy = (end: string, most: number): string[] =>
      names.filter(
        (name) =>
          name.endsWith(end) && !name.startsWith('category-') && statSync(join(folder, name)).size > most,
      );
    expect(heavy('-90.avif', 2_048)).toEqual([]);
    expect(heavy('-400.avif', 8_192)).toEqual([]);
    expect(heavy('-800.avif', 25_000)).toEqual([]);
  });
});

it('SHOP-10 the scenes of all countries added 25 MB to the repository at most', () => {
  // What products' pictures took when each had one: 11 MB.
  const before = 11_019_746;
  const bytes = countries
    .map((val) => join(apps, val, 'public/media', val, 'products'))
    .flatMap((folder) => readdirSync(folder).map((name) => statSync(join(folder, name)).size))
    .reduce((sum, size) => sum + size, 0);
  expect(bytes - before).toBeLessThanOrEqual(25_000_000);
});
