import type { Sharp } from 'sharp';

/** Pixels of a side. */
const side = 256;
/** Memory grows with them, and a small file can claim very many; browsers send a small one anyway. */
const mostPixels = 25_000_000;
/** Seconds after which the work on one picture is given up. */
const patience = 10;

/** How files of the kinds that are taken begin; a name or a declared type is anybody's word. */
const isPicture = (file: Uint8Array): boolean => {
  const [head, kind] = [Buffer.from(file.subarray(0, 8)), Buffer.from(file.subarray(8, 12))];
  return (
    head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    head.equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && kind.toString('latin1') === 'WEBP')
  );
};

/** The library and its memory come with the first picture. */
const open = async (file: Uint8Array): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(file, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' });
};

/** One picture at a time: however many come at once, the memory of one is needed. */
let last: Promise<unknown> = Promise.resolve();

const encode = async (file: Uint8Array): Promise<Uint8Array | null> => {
  try {
    const picture = await open(file);
    const made = picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'centre' })
      .timeout({ seconds: patience })
      .webp({ quality: 82 });
    return new Uint8Array(await made.toBuffer());
  } catch {
    return null;
  }
};

/**
 * An uploaded picture as it is kept (ACC-3, SEC-5): upright, cropped to its middle square, 256 px webp, without metadata. Null for
 * what is no whole JPEG, PNG or WebP by its content, or has more pixels than it should.
 */
export const makeAvatar = (file: Uint8Array): Promise<Uint8Array | null> => {
  if (!isPicture(file)) return Promise.resolve(null);
  const made = last.then(() => encode(file));
  last = made;
  return made;
};
