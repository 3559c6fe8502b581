import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Category } from './goods.ts';
import { embedded } from './photographed.ts';

/** Pixels at which a page of the catalogue shows a product, at most. */
const side = 400;

/** The pictures that the shop shows of these products: drawn ones, and photographs that have taken their place. */
export const readPhotos = async (
  app: string,
  categories: readonly Category[],
): Promise<ReadonlyMap<string, string>> => {
  const folder = join(app, 'public/media', basename(app), 'products');
  const names = new Set(categories.flatMap(({ items }) => items.map(({ picture }) => picture)));
  const photos = new Map<string, string>();
  for (const name of names) {
    const jpeg = await sharp(join(folder, `${name}-${side}.avif`))
      .jpeg({ quality: 92 })
      .toBuffer();
    photos.set(name, embedded(jpeg, 'jpeg'));
  }
  return photos;
};
