import type { PictureSource } from '@caravan/ui';
import { contentWidths } from './content-widths.ts';

/** Widths at which pictures of cards and of a product's page are fetched; the catalogue also keeps them 90 px wide (CTRY-7). */
const widths = [400, 800];

/**
 * The other files of a catalogue picture, for the browser to choose from: beside `…-400.webp` stand the other widths and the
 * AVIFs. One width alone is named without its size. None for a picture that is not named so.
 */
export const pictureSources = (src: string, available: readonly number[] = widths): PictureSource[] => {
  const [, stem] = /^(.+)-\d+\.(?:avif|webp)$/.exec(src) ?? [];
  if (stem === undefined) return [];
  return ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet:
      available.length === 1
        ? `${stem}-${available[0]}.${format}`
        : available.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }));
};

/**
 * The AVIFs of a picture of the company's pages, for the browser to choose from; one that has none takes the picture itself.
 */
export const contentSources = (src: string): PictureSource[] =>
  pictureSources(src, contentWidths).slice(0, 1);

/** The same picture, `width` pixels wide. */
export const pictureOfWidth = (src: string, width: number): string =>
  src.replace(/-\d+(?=\.(?:avif|webp)$)/, `-${width}`);
