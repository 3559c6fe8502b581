import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Small pictures are seen sharp and close, large ones on dense screens: these qualities look alike there. */
export const qualityAt = (width: number): { avif: number; webp: number } =>
  width <= 100 ? { avif: 58, webp: 80 } : width <= 480 ? { avif: 54, webp: 72 } : { avif: 46, webp: 60 };

/** A file of a picture: how wide, in which format, and with which quality if not the usual. */
export interface File {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly quality?: number;
}

/** Both formats at each width. */
export const bothAt = (widths: readonly number[]): readonly File[] =>
  widths.flatMap((width) => [
    { width, format: 'avif' as const },
    { width, format: 'webp' as const },
  ]);

/** Writes the files of one picture, `<target>-<width>.<format>`; gives their bytes. */
export const encodeFiles = async (
  picture: Sharp,
  files: readonly File[],
  target: string,
): Promise<number> => {
  await mkdir(dirname(target), { recursive: true });
  const sizes = files.map(async ({ width, format, quality: wanted = qualityAt(width)[format] }) => {
    const small = picture.clone().resize({ width, kernel: 'mitchell' });
    const data =
      format === 'avif'
        ? await small.avif({ quality: wanted, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
        : await small.webp({ quality: wanted, effort: 4 }).toBuffer();
    await writeFile(`${target}-${width}.${format}`, data);
    return data.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Writes a drawing as PNG, for home-screen icons. */
export const encodePng = async (svg: string, width: number, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  await sharp(Buffer.from(svg)).resize({ width }).png({ palette: true, compressionLevel: 9 }).toFile(target);
};
