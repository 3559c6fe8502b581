import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { describeAll, WrongDescription } from './description.ts';
import { drawCountry } from './draw-country.ts';

const balm =
  "balm: { shape: balm, colours: mint, word: LIPS, background: '#edf3ec', width: 800, height: 800, photograph: true }";
const close = "balm-close: { scene: close, of: balm, background: '#edf3ec', width: 800, height: 800 }";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** An app with one product, whose pack was photographed. */
const smallApp = (): { app: string; products: string } => {
  const app = mkdtempSync(join(tmpdir(), 'pictures-'));
  folders.push(app);
  const products = join(app, 'public/media/xx/products');
  mkdirSync(join(app, 'catalogue'));
  mkdirSync(products, { recursive: true });
  writeFileSync(join(app, 'catalogue/pictures.yaml'), `${balm}\n${close}\n`);
  writeFileSync(join(app, 'catalogue/products.csv'), 'code;category;picture\n022;skincare;balm\n');
  writeFileSync(
    join(app, 'catalogue/texts.en.csv'),
    'code;name;description;usage;ingredients\n022;Lip Balm, 4.2 g;Soft.;Put it on.;Wax.\n',
  );
  writeFileSync(
    join(app, 'catalogue/hero.yaml'),
    "view: mountains\nsky: '#b9d8dc'\nland: '#3f7f5d'\nplant: '#3d8a63'\nitems: [balm]\n",
  );
  return { app, products };
};

describe('the drawing of a country', () => {
  it("SHOP-10 never draws over a team's photograph and leaves alone what it does not know", async () => {
    const { app, products } = smallApp();
    const own = ['balm-800.avif', 'balm-90.webp', 'of-the-team-800.webp'];
    for (const name of own) writeFileSync(join(products, name), `photograph ${name}`);
    writeFileSync(join(products, 'balm-close-400.webp'), 'of an earlier drawing');
    expect(await drawCountry(app, 'xx')).toMatchObject({ pictures: 1 });
    for (const name of own) expect(readFileSync(join(products, name), 'utf8')).toBe(`photograph ${name}`);
    expect(readdirSync(products).filter((name) => !own.includes(name))).toEqual([
      'balm-close-800.avif',
      'balm-close-800.webp',
      'balm-close-90.webp',
    ]);
    const { width, height } = await sharp(join(products, 'balm-close-800.webp')).metadata();
    expect([width, height]).toEqual([800, 800]);
    expect(existsSync(join(app, 'public/media/xx/icon.svg'))).toBe(true);
  }, 60_000);
});

describe('the description of scenes', () => {
  const told = (line: object): unknown => ({
    balm: { shape: 'balm', colours: 'mint', word: 'LIPS', background: '#edf3ec', width: 800, height: 800 },
    other: { scene: 'used', of: 'balm', background: '#f3eee3', width: 800, height: 800, ...line },
  });

  it('SHOP-10 gives a scene the shape and colours of its product and a ground of its own', () => {
    expect(describeAll(told({})).get('other')).toMatchObject({
      scene: 'used',
      of: 'balm',
      shape: 'balm',
      colours: 'mint',
      background: '#f3eee3',
    });
  });

  it.each([{ scene: 'asleep' }, { of: 'nothing' }, { of: 'other' }])('refuses %o', (line) => {
    expect(() => describeAll(told(line))).toThrow(WrongDescription);
  });
});
