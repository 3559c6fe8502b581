import { join } from 'node:path';
import sharp from 'sharp';
import type { Goods } from './catalogue-goods.ts';
import { bothAt, encodeFiles, type File } from './encode.ts';
import { pictureOf, takenAt } from './staging/picture-of.ts';

/** Widths at which a product's first picture is shown: cart line, card, product page. */
export const productWidths = [90, 400, 800] as const;

/** A category stands on a coloured tile and is never shown large. */
export const tileWidths = [90, 400] as const;

/** Every other picture is shown on the product's page alone: large, and small as the mark that leads to it. */
export const sceneFiles: readonly File[] = [
  { width: 800, format: 'avif', quality: 43 },
  { width: 800, format: 'webp', quality: 40 },
  { width: 90, format: 'webp' },
];

/** Draws one picture of a catalogue into the country's folder of products; gives the bytes of its files. */
export const drawProduct = async (name: string, goods: Goods, folder: string): Promise<number> => {
  const bytes = await pictureOf(name, goods);
  const description = goods.pictures.get(name);
  const taken = sharp(Buffer.from(bytes.buffer), {
    raw: { width: takenAt, height: takenAt, channels: 4 },
  });
  const files = description?.scene
    ? sceneFiles
    : bothAt(description?.clear === true ? tileWidths : productWidths);
  return encodeFiles(description?.clear === true ? taken : taken.removeAlpha(), files, join(folder, name));
};
