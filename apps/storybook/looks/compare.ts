import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What two pictures of a story have between them. */
export interface Difference {
  /** Pixels that differ to the eye. */
  readonly pixels: number;
  /** Both on one sheet with what differs in red, as PNG; null where nothing does. */
  readonly picture: Buffer | null;
}

/** A PNG laid on a white sheet of a size. */
const onSheet = (png: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer();

/** Compares two PNGs; where their sizes differ the smaller lies on white. The edges of letters are not counted. */
export const comparePictures = async (before: Buffer, after: Buffer): Promise<Difference> => {
  if (before.equals(after)) return { pixels: 0, picture: null };
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, now] = await Promise.all([onSheet(before, width, height), onSheet(after, width, height)]);
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(old, now, drawn, width, height, { threshold: 0.1 });
  if (pixels === 0) return { pixels, picture: null };
  return {
    pixels,
    picture: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
};
