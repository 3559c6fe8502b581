import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [70, 64, 58, 52, 46, 40, 34] as const;

/** Encodes a drawing as WebP in the best quality whose file has at most `bytes`, and writes it; gives its size. */
export const encodeSmall = async (svg: string, file: string, bytes: number): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = async (quality: number): Promise<Buffer> =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
  let low = 0;
  let high: number = qualities.length - 1;
  let best = await encoded(qualities[0]);
  if (best.length > bytes) {
    // The larger the number's place, the smaller the file: the first place that is small enough, by halving.
    while (low < high) {
      const middle = (low + high) >> 1;
      const tried = await encoded(qualities[middle] ?? 34);
      if (tried.length <= bytes) high = middle;
      else low = middle + 1;
    }
    best = await encoded(qualities[high] ?? 34);
  }
  await writeFile(file, best);
  return best.length;
};
