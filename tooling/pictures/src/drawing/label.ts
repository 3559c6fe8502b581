import { mix } from './colour.ts';
import { leaf } from './leaf.ts';
import { rect } from './marks.ts';
import type { Paint } from './paint.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Capital letters of a bold sans face are about 0.74 of the size wide, spacing included. */
const sizeThatFits = (word: string, width: number, most: number): number =>
  Math.min(most, width / (Math.max(word.length, 2) * 0.8));

/** The word alone, centred on `x` with its baseline on `y`. */
export const lettering = (word: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-family="Noto Sans" font-weight="700" font-size="${size.toFixed(1)}" letter-spacing="${(size * 0.08).toFixed(1)}" text-anchor="middle" fill="${colour}">${escape(word)}</text>`;

/** Leaf, word and two hairlines of small print, inside a box whose ground is drawn already. */
export const print = (paint: Paint, x: number, y: number, width: number, height: number): string => {
  const centre = x + width / 2;
  const size = sizeThatFits(paint.word, width * 0.8, height * 0.17);
  const faint = mix(paint.ink, paint.label, 0.62);
  const mark = `<g transform="translate(${centre} ${y + height * 0.33})">${leaf(height * 0.4, paint.ink, paint.label)}</g>`;
  const smallPrint = [0.81, 0.88]
    .map((at, index) => {
      const long = width * (index === 0 ? 0.42 : 0.3);
      return rect(centre - long / 2, y + height * at, long, Math.max(height * 0.022, 2), 1, faint);
    })
    .join('');
  return mark + lettering(paint.word, centre, y + height * 0.72, size, paint.ink) + smallPrint;
};

/** A paper label with its print; `ground` is its fill (plain or shaded). */
export const label = (
  paint: Paint,
  ground: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 4,
): string => rect(x, y, width, height, radius, ground) + print(paint, x, y, width, height);
