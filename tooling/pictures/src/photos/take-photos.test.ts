import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGoods } from '../catalogue-goods.ts';
import { WrongDescription } from '../description.ts';
import { drawCountry } from '../draw-country.ts';
import { markPhotograph } from './mark-photograph.ts';
import { takePhotos } from './take-photos.ts';

const lines = `# How it is drawn.
balm: { shape: balm, colours: mint, word: LIPS, background: '#edf3ec', width: 800, height: 800 } # of the lips
balm-used: { scene: used, of: balm, background: '#edf3ec', width: 800, height: 800 }
category-care: { shape: balm, colours: mint, word: CARE, background: '#edf3ec', width: 800, height: 800, clear: true }
`;

let app = '';
let products = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'photos-'));
  products = join(app, 'public/media/xx/products');
  mkdirSync(join(app, 'catalogue'));
  const write = (name: string, text: string) => writeFileSync(join(app, 'catalogue', name), text);
  write('pictures.yaml', lines);
  write('categories.yaml', '- { slug: care, position: 1, picture: category-care, names: { en: Care } }\n');
  write('products.csv', 'code;category;picture;morePictures\n022;care;balm;balm-used\n');
  write(
    'texts.en.csv',
    'code;name;description;usage;ingredients\n022;Lip Balm, 4.2 g;Soft.;Put it on.;Wax.\n',
  );
  write('hero.yaml', "view: mountains\nsky: '#b9d8dc'\nland: '#3f7f5d'\nplant: '#3d8a63'\nitems: [balm]\n");
});
afterEach(() => rmSync(app, { recursive: true }));

/** A photograph with much in it, on its side, as a phone writes it. */
const shoot = async (name: string, width = 1200, height = 900): Promise<string> => {
  const file = join(app, name);
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  const thing = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#204060', noise },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#fafaf0' } })
    .composite([{ input: thing, left: 0, top: 0 }].filter(() => width > 400 && height > 300))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
};
const yaml = () => readFileSync(join(app, 'catalogue/pictures.yaml'), 'utf8');

describe('photographs', () => {
  it('CTRY-4 SHOP-10 come out in all sizes and formats, upright, square and small, by the code of a product', async () => {
    expect(await takePhotos(app, 'xx', [await shoot('022.JPG')])).toMatchObject([
      { picture: 'balm', files: 6, size: 1200 },
    ]);
    expect(readdirSync(products).toSorted()).toEqual(
      ['400.avif', '400.webp', '800.avif', '800.webp', '90.avif', '90.webp'].map((end) => `balm-${end}`),
    );
    const { width, height, exif } = await sharp(join(products, 'balm-800.webp')).metadata();
    expect([width, height, exif]).toEqual([800, 800, undefined]);
    for (const [end, most] of [
      ['90.avif', 2048],
      ['400.avif', 8192],
      ['800.avif', 25_000],
    ] as const)
      expect(statSync(join(products, `balm-${end}`)).size).toBeLessThanOrEqual(most);
    // What was above on the left stands above on the right once the picture is upright.
    const { data, info } = await sharp(join(products, 'balm-800.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blue = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 2] ?? 0;
    expect(blue(600, 130)).toBeLessThan(220);
    expect(blue(200, 130)).toBeGreaterThan(220);
  });

  it.each([
    ['semicolons', ';'],
    ['commas', ','],
  ])('CTRY-4 SRV-17 find their product in a catalogue that a spreadsheet saved with %s', async (_, mark) => {
    const save = (name: string, rows: readonly (readonly string[])[]) =>
      writeFileSync(
        join(app, 'catalogue', name),
        `\uFEFF${rows.map((row) => `${row.join(mark)}\r\n`).join('')}`,
      );
    save('products.csv', [
      ['code', 'category', 'picture', 'morePictures'],
      ['022', 'care', 'balm', 'balm-used'],
    ]);
    save('texts.en.csv', [
      ['code', 'name', 'description', 'usage', 'ingredients'],
      ['022', '"Lip Balm, 4.2 g"', '"Soft.\nAnd ""good""; to smell."', 'Put it on.', 'Wax.'],
    ]);
    const [byCode, further] = [await shoot('022.jpg'), await shoot('balm-used.jpg')];
    expect(await takePhotos(app, 'xx', [byCode, further])).toMatchObject([
      { picture: 'balm', files: 6 },
      { picture: 'balm-used', files: 3 },
    ]);
    expect((await readGoods(app)).words.get('balm')).toMatchObject({ name: 'Lip Balm' });
  });

  it.each([
    [
      'products.csv',
      Buffer.from('code;category;picture\n022;care;"balm\n'),
      /^catalogue\/products\.csv:\d:1 a table of semicolons or commas/,
    ],
    [
      'texts.en.csv',
      Buffer.concat([
        Buffer.from('code;name\n022;'),
        Buffer.from([0xc1, 0xe0, 0xeb, 0xfc, 0xe7, 0xe0, 0xec]),
      ]),
      /^catalogue\/texts\.en\.csv:1:1 text in UTF-8, not in Windows-125/,
    ],
    ['pictures.yaml', Buffer.from('balm: { shape: balm\n'), /^catalogue\/pictures\.yaml: .* at line \d/],
  ])('DX-6 CTRY-6 a catalogue with an unreadable %s is told with its place', async (name, bytes, message) => {
    writeFileSync(join(app, 'catalogue', name), bytes);
    await expect(readGoods(app)).rejects.toThrow(message);
    await expect(readGoods(app)).rejects.toThrow(WrongDescription);
  });

  it('CTRY-4 say so in pictures.yaml, which keeps its other lines and comments', async () => {
    await takePhotos(app, 'xx', [
      await shoot('balm.jpg'),
      await shoot('balm-used.png'),
      await shoot('category-care.jpg'),
    ]);
    expect(yaml()).toMatch(
      /^# How it is drawn\.\nbalm: \{ shape: balm, .*background: '#(?!edf3ec)[\da-f]{6}', .*photograph: true \} # of the lips\n/,
    );
    expect(yaml().match(/photograph: true/g)).toHaveLength(3);
    expect(
      readdirSync(products)
        .filter((name) => name.startsWith('balm-used'))
        .toSorted(),
    ).toEqual(['balm-used-800.avif', 'balm-used-800.webp', 'balm-used-90.webp']);
    expect(readdirSync(products).filter((name) => name.startsWith('category-'))).toHaveLength(4);
  });

  it('DX-6 are never touched by the drawing, nor are a hero and a mark of the team', async () => {
    await takePhotos(app, 'xx', [await shoot('balm.jpg'), await shoot('hero.jpg', 2000, 1500)]);
    await takePhotos(app, 'xx', [await shoot('new-thing.jpg')], { isNew: true });
    writeFileSync(join(app, 'public/media/xx/icon.svg'), '<svg>ours</svg>');
    const before = join(app, 'before');
    cpSync(join(app, 'public'), before, { recursive: true });
    expect(await drawCountry(app, 'xx')).toMatchObject({ pictures: 2 });
    const own = readdirSync(before, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(before, name)).isFile(),
    );
    expect(own.length).toBe(6 + 6 + 8 + 1);
    for (const name of own)
      expect([
        name,
        readFileSync(join(app, 'public', name)).equals(readFileSync(join(before, name))),
      ]).toEqual([name, true]);
    expect(existsSync(join(products, 'balm-used-800.avif'))).toBe(true);
  }, 60_000);

  it('CTRY-4 are refused together, with what was found and what is expected; then nothing is written', async () => {
    writeFileSync(join(app, 'balm.jpg'), 'no picture');
    const refusal = takePhotos(app, 'xx', [join(app, 'balm.jpg'), await shoot('other.jpg')]);
    await expect(refusal).rejects.toThrow(
      /balm\.jpg: expected a whole JPEG.*\n.*other\.jpg: expected the name of a picture.*, found "other" \(--new/,
    );
    await expect(takePhotos(app, 'xx', [await shoot('022.jpg'), await shoot('balm.png')])).rejects.toThrow(
      'balm: expected one photograph, found two',
    );
    await expect(takePhotos(app, 'xx', [join(app, 'nowhere')])).rejects.toThrow(
      'nowhere: there is no such file or folder',
    );
    expect(existsSync(products)).toBe(false);
    expect(yaml()).toBe(lines);
  });

  it.each([
    ['', "a: { background: '#ffffff', photograph: true }\n"],
    ['b: { shape: jar }', "b: { shape: jar }\na: { background: '#ffffff', photograph: true }\n"],
    [
      'a:\n  shape: jar\n  items: [x, y]\nb: { shape: jar }\n',
      "a: { shape: jar, items: [x, y], background: '#ffffff', photograph: true }\nb: { shape: jar }\n",
    ],
    ["a: { photograph: true, background: '#000000' }\n", "a: { photograph: true, background: '#ffffff' }\n"],
  ])('CTRY-4 have a line in %j', (text, after) => {
    expect(markPhotograph(text, 'a', '#ffffff')).toBe(after);
  });
});
