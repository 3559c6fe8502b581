import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appIcon, leafMark } from './brand.ts';
import { readGoods, type Goods } from './catalogue-goods.ts';
import { readYaml } from './country-files.ts';
import { isRecord, WrongDescription } from './description.ts';
import { drawAll } from './draw-all.ts';
import { bothAt, encodeFiles, encodePng } from './encode.ts';
import { describeHero, heroForms, takeHero } from './hero.ts';

/** Everything that a picture may have been drawn as: widths and formats change, and old files must not stay. */
export const filesOf = (name: string): readonly string[] =>
  [90, 400, 800].flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${width}.${format}`));

const drawHeroFiles = async (told: unknown, goods: Goods, media: string): Promise<number> => {
  const hero = describeHero(told);
  const { wide, phone } = heroForms;
  return (
    (await encodeFiles(
      await takeHero(hero, 'wide', goods),
      bothAt([wide.width, 800]),
      join(media, 'hero/hero'),
    )) +
    (await encodeFiles(
      await takeHero(hero, 'phone', goods),
      bothAt([phone.width, 400]),
      join(media, 'hero/hero-phone'),
    ))
  );
};

/** The leaf, where the team has put no mark of its own. */
const drawIcons = async (media: string): Promise<void> => {
  const mark = join(media, 'icon.svg');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) !== leafMark()) return;
  await writeFile(mark, leafMark());
  await Promise.all(
    [180, 192, 512].map(async (width) => encodePng(appIcon(), width, join(media, `icon-${width}.png`))),
  );
};

/**
 * Draws the pictures of one country app from its `catalogue/pictures.yaml`, its products' texts and `catalogue/hero.yaml` into
 * `public/media/<val>/` (CTRY-4), in place of what was drawn there before. A photograph of the team's own, which says so in
 * `pictures.yaml` or `hero.yaml`, whatever those do not name, and a mark that is not the leaf are left alone. `only` draws pictures of these names and nothing else.
 * Gives how many pictures and bytes it wrote.
 */
export const drawCountry = async (
  app: string,
  val: string,
  only?: readonly string[],
): Promise<{ pictures: number; bytes: number }> => {
  const goods = await readGoods(app);
  const media = join(app, 'public/media', val);
  const folder = join(media, 'products');
  for (const name of only ?? [])
    if (!goods.pictures.has(name)) throw new WrongDescription(`no picture ${name}`);
  const names = [...goods.pictures]
    .filter(([name, { photograph }]) => !photograph && (only?.includes(name) ?? true))
    .map(([name]) => name);
  await Promise.all(names.flatMap(filesOf).map(async (file) => rm(join(folder, file), { force: true })));
  let bytes = await drawAll(names, app, folder);
  if (only !== undefined) return { pictures: names.length, bytes };

  const told = await readYaml(app, 'catalogue/hero.yaml');
  if (!isRecord(told) || told['photograph'] !== true) bytes += await drawHeroFiles(told, goods, media);
  await drawIcons(media);
  return { pictures: names.length, bytes };
};
