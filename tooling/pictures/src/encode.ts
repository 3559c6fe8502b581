import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Small pictures are seen sharp and close, large ones on dense screens: these qualities look alike there. */
const quality = (width: number): { avif: number; webp: number } =>
  width <= 100 ? { avif: 58, webp: 80 } : width <= 480 ? { avif: 56, webp: 78 } : { avif: 50, webp: 74 };

/** Encodes one drawing in both formats at each width and writes `<target>-<width>.avif` and `.webp`; gives the bytes. */
export const encode = async (svg: string, widths: readonly number[], target: string): Promise<number> => {
  await mkdir(dirname(target), { recursive: true });
  const sizes = widths.map(async (width) => {
    const picture = sharp(Buffer.from(svg)).resize({ width });
    const { avif, webp } = quality(width);
    const files = [
      {
        end: 'avif',
        data: await picture.clone().avif({ quality: avif, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer(),
      },
      {
        end: 'webp',
        data: await picture.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toBuffer(),
      },
    ];
    await Promise.all(files.map(async ({ end, data }) => writeFile(`${target}-${width}.${end}`, data)));
    return files.reduce((sum, { data }) => sum + data.length, 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Writes a drawing as PNG, for home-screen icons. */
export const encodePng = async (svg: string, width: number, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  await sharp(Buffer.from(svg)).resize({ width }).png({ palette: true, compressionLevel: 9 }).toFile(target);
};
