import sharp from 'sharp';

/** Most bytes of the still before a clip. */
const most = 25_000;

/** A still as WebP, in the best quality that is small enough. */
export const encodeStill = async (png: Buffer): Promise<Buffer> => {
  const encoded = async (quality: number): Promise<Buffer> =>
    sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  for (const quality of [74, 66, 58, 50]) {
    const webp = await encoded(quality);
    if (webp.length <= most) return webp;
  }
  return encoded(42);
};
