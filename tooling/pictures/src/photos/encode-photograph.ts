import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { qualityAt, type File } from '../encode.ts';

/** Bytes that an AVIF of a list may have (tooling/pictures/README.md): photographs have more in them than drawings. */
const most: Readonly<Record<number, number>> = { 90: 2048, 400: 8192, 800: 25_000 };
/** Below this a photograph shows blocks. */
const leastQuality = 24;
const step = 5;

const encodeWithin = async (picture: Sharp, { width, format, quality }: File): Promise<Buffer> => {
  const usual = quality ?? qualityAt(width)[format];
  if (format === 'webp') return picture.clone().webp({ quality: usual, effort: 4 }).toBuffer();
  for (let wanted = usual; ; wanted -= step) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each try depends on the one before
    const data = await picture
      .clone()
      .avif({ quality: wanted, effort: 3, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (data.length <= (most[width] ?? Infinity) || wanted - step < leastQuality) return data;
  }
};

const two = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** The colour of a photograph's edge: what it stands on, as `#edf3ec`. */
const edgeOf = async (picture: Sharp): Promise<string> => {
  const side = 32;
  const pixels = await picture.clone().removeAlpha().resize(side, side, { fit: 'fill' }).raw().toBuffer();
  const edge = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1,
  );
  const mean = (channel: number): number =>
    edge.reduce((sum, at) => sum + (pixels[at * 3 + channel] ?? 0), 0) / edge.length;
  return `#${two(mean(0))}${two(mean(1))}${two(mean(2))}`;
};

/** A photograph, upright, in the colours of screens, and the ground on which it becomes a square. */
export interface Photograph {
  readonly picture: Sharp;
  readonly background: string;
}

/** Reads a photograph; what is clear in it gets `ground`, and `ground` becomes its own where nothing is. Throws where it is no picture. */
export const readPhotograph = async (file: string, ground: string): Promise<Photograph> => {
  const upright = await sharp(file, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = sharp(upright);
  const { isOpaque } = await picture.stats();
  return isOpaque
    ? { picture: picture.removeAlpha(), background: await edgeOf(picture) }
    : { picture: picture.flatten({ background: ground }), background: ground };
};

/** Writes a photograph's files, `<target>-<width>.<format>`, whole on its ground; gives their bytes. What the camera noted is left out. */
export const encodePhotograph = async (
  { picture, background }: Photograph,
  files: readonly File[],
  target: string,
  shape: (width: number) => { readonly height: number; readonly fit: 'contain' | 'cover' } = (width) => ({
    height: width,
    fit: 'contain',
  }),
): Promise<number> => {
  await mkdir(dirname(target), { recursive: true });
  const written = files.map(async (file) => {
    const { height, fit } = shape(file.width);
    const resized = sharp(
      await picture
        .clone()
        .resize({ width: file.width, height, fit, background, kernel: 'mitchell' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    const data = await encodeWithin(resized, file);
    await writeFile(`${target}-${file.width}.${file.format}`, data);
    return data.length;
  });
  return (await Promise.all(written)).reduce((sum, size) => sum + size, 0);
};
