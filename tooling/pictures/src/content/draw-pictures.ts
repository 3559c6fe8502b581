import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { leafMark } from '../brand.ts';
import { readGoods as readPacks } from '../catalogue-goods.ts';
import { encodePng } from '../encode.ts';
import { drawCatalogueCover, drawCataloguePage } from '../sheets/catalogue-page.ts';
import { drawCertificate } from '../sheets/certificate.ts';
import { drawMagazine, drawPoster } from '../sheets/cover.ts';
import type { Drawn } from './drawn.ts';
import { encodeSmall } from './encode-small.ts';
import { pagesOf, readGoods } from './goods.ts';
import { photographed } from './photographed.ts';
import { readPhotos } from './read-photos.ts';
import { paintScene, type Country } from './paint-scene.ts';

/** Most bytes of a file of each kind: a country's pictures take about 2 MB together. */
const most = { scene: 21_000, sheet: 20_000, page: 34_000 } as const;

/**
 * Draws the pictures that `drawn` names into `content/pictures/` and leaves all others alone. The catalogue is set in
 * `language`. Gives how many pictures and bytes it wrote.
 */
export const drawPictures = async (
  app: string,
  drawn: Drawn,
  { place, catalogue }: Country,
  language: string,
): Promise<{ readonly pictures: number; readonly bytes: number }> => {
  const folder = join(app, 'content/pictures');
  await mkdir(folder, { recursive: true });
  const [catalogueCover, ...catalogueSheets] = drawn.catalogue;
  const [, newest] = [...drawn.magazines][0] ?? [];
  const year = String(Number(newest?.issue.slice(0, 4) ?? 2026) + 1);
  const posterPack = (name: string): string => (name.endsWith('1') ? 'bottle' : 'honey-jar');
  const packs = await photographed(await readPacks(app), catalogue, (asked) => {
    const unshot = { place, catalogue, packs: asked };
    for (const [, motif] of [...drawn.pictures, ...drawn.magazines]) paintScene(unshot, motif);
    for (const [name, motif] of drawn.posters) drawPoster(unshot, motif, posterPack(name));
    drawCatalogueCover(unshot, year);
  });
  const country: Country = { place, catalogue, packs };
  const sizes: number[] = [];
  const write = async (name: string, svg: string, bytes: number): Promise<void> => {
    sizes.push(await encodeSmall(svg, join(folder, `${name}.webp`), bytes));
  };
  for (const [name, motif] of drawn.pictures) await write(name, paintScene(country, motif), most.scene);
  for (const [name, motif] of drawn.magazines)
    await write(name, drawMagazine(country, motif, motif.issue), most.sheet);
  for (const [name, motif] of drawn.posters)
    await write(name, drawPoster(country, motif, posterPack(name)), most.sheet);
  for (const [index, name] of drawn.certificates.entries())
    await write(name, drawCertificate(index + 1, `${drawn.place.accent}${name}`), most.sheet);
  if (catalogueCover !== undefined) await write(catalogueCover, drawCatalogueCover(country, year), most.page);
  const pages = pagesOf(await readGoods(app, language), catalogueSheets.length);
  const photos = await readPhotos(app, pages.flat());
  for (const [index, name] of catalogueSheets.entries())
    await write(name, drawCataloguePage(country, pages[index] ?? [], index + 2, photos), most.page);
  await encodePng(
    leafMark().replace('<svg ', '<svg width="1200" height="1200" '),
    1200,
    join(folder, `${drawn.logo}.png`),
  );
  return { pictures: sizes.length + 1, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
