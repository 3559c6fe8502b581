import type { Canvas } from './shade.ts';

const steps = 4096;

/** Bytes of linear light from 0 to 2: as it is up to 0.88, then more and more held back. */
const byteOf = Uint8Array.from({ length: steps }, (_, index) => {
  const light = (index / (steps - 1)) ** 2 * 2;
  const held = light <= 0.88 ? light : 0.88 + 0.12 * (1 - Math.exp(-(light - 0.88) / 0.12));
  const shown = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, shown) * 255);
});

const byteFor = (light: number): number =>
  light <= 0 ? 0 : (byteOf[Math.floor(Math.sqrt(light >= 2 ? 1 : light / 2) * (steps - 1) + 0.5)] ?? 0);

/** The bytes of a picture: red, green, blue and cover. */
export const developed = ({ colour, cover }: Canvas): Uint8Array => {
  const bytes = new Uint8Array(cover.length * 4);
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    bytes[pixel * 4] = byteFor(colour[pixel * 3] ?? 0);
    bytes[pixel * 4 + 1] = byteFor(colour[pixel * 3 + 1] ?? 0);
    bytes[pixel * 4 + 2] = byteFor(colour[pixel * 3 + 2] ?? 0);
    bytes[pixel * 4 + 3] = Math.min(1, cover[pixel] ?? 0) * 255 + 0.5;
  }
  return bytes;
};
