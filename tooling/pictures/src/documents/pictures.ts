import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Gives pictures of a content folder as JPEG of at most so many pixels in width; each is made once. */
export const jpegs = (
  content: string,
): ((file: string, width: number, quality?: number) => Promise<Buffer | undefined>) => {
  const made = new Map<string, Promise<Buffer>>();
  return async (file, width, quality = 58) => {
    const path = join(content, file);
    if (!existsSync(path)) return undefined;
    const key = `${file} ${width} ${quality}`;
    const known =
      made.get(key) ??
      sharp(path).resize({ width, withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }).toBuffer();
    made.set(key, known);
    return known;
  };
};
export type Jpegs = ReturnType<typeof jpegs>;
