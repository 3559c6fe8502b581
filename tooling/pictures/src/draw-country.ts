import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { appIcon, leafMark } from './brand.ts';
import { describeAll } from './description.ts';
import { encode, encodePng } from './encode.ts';
import { describeHero, drawHero, heroForms } from './hero.ts';
import { drawTile } from './tile.ts';

/** Widths at which a product is shown: cart line, card, product page. */
export const productWidths = [90, 400, 800] as const;

const readYaml = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'));

/**
 * Draws all pictures of one country app from its `catalogue/pictures.yaml` and `catalogue/hero.yaml` into
 * `public/media/<val>/` (CTRY-4), in place of what was there. Gives how many pictures and bytes it wrote.
 */
export const drawCountry = async (app: string, val: string): Promise<{ pictures: number; bytes: number }> => {
  const catalogue = describeAll(await readYaml(join(app, 'catalogue/pictures.yaml')));
  const hero = describeHero(await readYaml(join(app, 'catalogue/hero.yaml')));
  const media = join(app, 'public/media', val);
  await Promise.all(
    ['products', 'hero'].map(async (folder) => rm(join(media, folder), { recursive: true, force: true })),
  );

  let bytes = 0;
  for (const name of catalogue.keys()) {
    bytes += await encode(drawTile(name, catalogue), productWidths, join(media, 'products', name));
  }
  bytes += await encode(
    drawHero(hero, 'wide', catalogue),
    [heroForms.wide.width, 800],
    join(media, 'hero/hero'),
  );
  bytes += await encode(
    drawHero(hero, 'phone', catalogue),
    [heroForms.phone.width, 400],
    join(media, 'hero/hero-phone'),
  );

  await writeFile(join(media, 'icon.svg'), leafMark());
  await Promise.all(
    [180, 192, 512].map(async (width) => encodePng(appIcon(), width, join(media, `icon-${width}.png`))),
  );
  return { pictures: catalogue.size, bytes };
};
