import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { leafMark } from '../brand.ts';
import { encodePng } from '../encode.ts';
import { drawCatalogueCover, drawCataloguePage } from '../sheets/catalogue-page.ts';
import { drawCertificate } from '../sheets/certificate.ts';
import { drawMagazine, drawPoster } from '../sheets/cover.ts';
import type { Drawn } from './drawn.ts';
import { encodeSmall } from './encode-small.ts';
import { pagesOf, readGoods } from './goods.ts';
import { paintScene, type Country } from './paint-scene.ts';

/** Most bytes of a file of each kind: a country's pictures take less than 2 MB together. */
const most = { scene: 21_000, sheet: 20_000, page: 26_000 } as const;

/**
 * Draws the pictures that `drawn` names into `content/pictures/` and leaves all others alone. The catalogue is set in
 * `language`. Gives how many pictures and bytes it wrote.
 */
export const drawPictures = async (
  app: string,
  drawn: Drawn,
  country: Country,
  language: string,
): Promise<{ readonly pictures: number; readonly bytes: number }> => {
  const folder = join(app, 'content/pictures');
  await mkdir(folder, { recursive: true });
  const sizes: number[] = [];
  const write = async (name: string, svg: string, bytes: number): Promise<void> => {
    sizes.push(await encodeSmall(svg, join(folder, `${name}.webp`), bytes));
  };
  for (const [name, motif] of drawn.pictures) await write(name, paintScene(country, motif), most.scene);
  for (const [name, motif] of drawn.magazines)
    await write(name, drawMagazine(country, motif, motif.issue), most.sheet);
  for (const [name, motif] of drawn.posters)
    await write(name, drawPoster(country, motif, name.endsWith('1') ? 'bottle' : 'honey-jar'), most.sheet);
  for (const [index, name] of drawn.certificates.entries())
    await write(name, drawCertificate(index + 1, `${drawn.place.accent}${name}`), most.sheet);
  const [cover, ...others] = drawn.catalogue;
  const pages = pagesOf(await readGoods(app, language), others.length);
  const [, magazine] = [...drawn.magazines][0] ?? [];
  if (cover !== undefined)
    await write(
      cover,
      drawCatalogueCover(country, String(Number(magazine?.issue.slice(0, 4) ?? 2026) + 1)),
      most.page,
    );
  for (const [index, name] of others.entries())
    await write(name, drawCataloguePage(country, pages[index] ?? [], index + 2), most.page);
  await encodePng(
    leafMark().replace('<svg ', '<svg width="1200" height="1200" '),
    1200,
    join(folder, `${drawn.logo}.png`),
  );
  return { pictures: sizes.length + 1, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
