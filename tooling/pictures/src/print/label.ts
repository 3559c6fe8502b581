import { mix, type Hex } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { placed, rect } from '../drawing/marks.ts';
import { block, lettering, linesOf, widthOf, type Setting } from './lettering.ts';
import type { Words } from './words.ts';

/** Who makes it all. */
export const brand = 'ALOEA';

/** Colours of a print. */
export interface Inks {
  readonly ink: Hex;
  /** Of bands and marks. */
  readonly accent: Hex;
  /** Of the paper; none where it is printed on the pack itself. */
  readonly paper: Hex | null;
  /** Goes round a bottle: its sides are seen aslant, so words keep to the middle. */
  readonly bent?: boolean;
}

const document = (width: number, height: number, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>`;

/** The largest size at which a text has no more lines than `most` and no word is wider than the room. */
const fitted = (
  text: string,
  width: number,
  most: number,
  largest: number,
  setting: Omit<Setting, 'colour' | 'size'>,
): { readonly size: number; readonly lines: readonly string[] } => {
  for (let size = largest; size > 6; size *= 0.94) {
    const lines = linesOf(text, width, { ...setting, size });
    if (lines.length <= most && lines.every((line) => widthOf(line, { ...setting, size }) <= width))
      return { size, lines };
  }
  return { size: 6, lines: linesOf(text, width, { ...setting, size: 6 }) };
};

/** The front of a pack: leaf and maker, name, line of use, amount. `width` and `height` are of the print, in its own units. */
export const frontPrint = (
  words: Words,
  { ink, accent, paper, bent = false }: Inks,
  width: number,
  height: number,
): string => {
  const tall = height / width;
  const low = tall < 0.62;
  const unit = Math.min(width, height * 1.15);
  const centre = width / 2;
  const room = width * (bent ? 0.66 : 0.84);
  const large = Math.max(unit * 0.15, bent ? 0 : tall > 1.7 ? unit * 0.17 : low ? width * 0.085 : 0);
  const faint = mix(ink, paper ?? '#ffffff', paper === null ? 0.1 : 0.28);
  const mark = unit * (low ? 0.15 : 0.2);
  const top = height * (low ? 0.07 : 0.07);
  const brandSize = unit * 0.072;
  const brandY = top + mark + brandSize * 1.25;
  const foot = height * 0.95 - (words.net === '' ? 0 : unit * 0.075);
  const use = fitted(words.use, room, low ? 2 : 3, unit * (tall > 1.7 ? 0.064 : 0.052), { weight: 400 });
  const useLines = low && height < width * 0.4 ? [] : use.lines;
  const useHeight = useLines.length * use.size * 1.32;
  const space = foot - useHeight - unit * 0.09 - (brandY + unit * 0.05);
  let name = fitted(words.name, room, 4, large, { weight: 500 });
  while (name.lines.length * name.size * 1.12 > space && name.size > unit * 0.05)
    name = fitted(words.name, room, 4, name.size * 0.93, { weight: 500 });
  const nameHeight = name.lines.length * name.size * 1.12;
  const nameY = brandY + unit * 0.05 + (space - nameHeight) * 0.42 + name.size * 0.86;
  const ruleY = foot - useHeight - unit * 0.055;
  return document(
    width,
    height,
    (paper === null ? '' : rect(0, 0, width, height, 0, paper)) +
      (paper === null
        ? ''
        : rect(0, height - unit * 0.028, width, unit * 0.028, 0, accent) +
          rect(0, 0, width, unit * 0.012, 0, accent)) +
      placed(leaf(mark, paper === null ? ink : accent, paper ?? '#00000000'), centre, top + mark / 2) +
      lettering(brand, centre, brandY, { size: brandSize, weight: 500, colour: ink, spacing: 0.34 }) +
      block(name.lines, centre, nameY, name.size * 1.12, { size: name.size, weight: 500, colour: ink }) +
      rect(centre - unit * 0.06, ruleY, unit * 0.12, unit * 0.007, 0, paper === null ? ink : accent) +
      block(useLines, centre, ruleY + unit * 0.03 + use.size, use.size * 1.32, {
        size: use.size,
        weight: 400,
        colour: faint,
      }) +
      (words.net === ''
        ? ''
        : lettering(words.net, centre, height * 0.95 - unit * 0.02, {
            size: unit * 0.062,
            weight: 700,
            colour: ink,
            spacing: 0.02,
          })),
  );
};

const bars = (x: number, y: number, width: number, height: number, seed: string): string => {
  const digits = [...`869${seed.padStart(9, '0')}`].map((digit) => digit.charCodeAt(0));
  let at = 0;
  const art: string[] = [];
  for (let index = 0; at < 62; index += 1) {
    const wide = 1 + (((digits[index % digits.length] ?? 0) * (index + 3)) % 3);
    if (index % 2 === 0) art.push(rect(x + (at / 64) * width, y, (wide / 64) * width, height, 0, '#1d2320'));
    at += wide;
  }
  return art.join('');
};

/** The back of a pack: what it is, how to use it, what is in it, a code for the till. */
export const backPrint = (
  words: Words,
  { ink, accent, paper }: Inks,
  width: number,
  height: number,
): string => {
  const unit = Math.min(width, height * 1.2);
  const left = width * 0.08;
  const room = width * 0.84;
  const code = height * 0.13;
  const paragraphs = [words.usage, words.ingredients, words.description].filter((one) => one !== '');
  let size = unit * 0.06;
  let set = paragraphs.map((text) => linesOf(text, room, { size }));
  const rows = (): number => set.reduce((sum, lines) => sum + lines.length + 0.7, 0);
  const space = height * 0.8 - code - unit * 0.13;
  while (rows() * size * 1.36 > space && size > unit * 0.026) {
    size *= 0.95;
    set = paragraphs.map((text) => linesOf(text, room, { size }));
  }
  let y = height * 0.06 + unit * 0.17;
  const text = set.map((lines, index) => {
    const art = block(lines, left, y, size * 1.36, {
      size,
      weight: index === 0 ? 500 : 400,
      colour: ink,
      anchor: 'start',
    });
    y += (lines.length + 0.7) * size * 1.36;
    return y < height - code ? art : '';
  });
  return document(
    width,
    height,
    (paper === null ? '' : rect(0, 0, width, height, 0, paper)) +
      (paper === null ? '' : rect(0, height - unit * 0.028, width, unit * 0.028, 0, accent)) +
      placed(
        leaf(unit * 0.09, paper === null ? ink : accent, paper ?? '#00000000'),
        left + unit * 0.03,
        height * 0.06 + unit * 0.04,
      ) +
      lettering(brand, left + unit * 0.1, height * 0.06 + unit * 0.066, {
        size: unit * 0.056,
        weight: 500,
        colour: ink,
        spacing: 0.3,
        anchor: 'start',
      }) +
      text.join('') +
      rect(left, height * 0.95 - code, room * 0.46, code, 0, '#ffffff') +
      bars(left + room * 0.03, height * 0.95 - code * 0.92, room * 0.4, code * 0.84, words.code) +
      lettering(words.net, left + room, height * 0.95 - code * 0.2, {
        size: unit * 0.08,
        weight: 700,
        colour: ink,
        anchor: 'end',
      }),
  );
};

/** The back of a pack whose words are out of sight: its paper, whose edges show. */
export const barePrint = ({ accent, paper }: Inks, width: number, height: number): string => {
  const band = Math.min(width, height * 1.2) * 0.028;
  return document(
    width,
    height,
    paper === null
      ? ''
      : rect(0, 0, width, height, 0, paper) + rect(0, height - band, width, band, 0, accent),
  );
};

/** The narrow face of a lid or spine: the maker alone. */
export const brandPrint = (ink: Hex, width: number, height: number): string =>
  document(
    width,
    height,
    placed(leaf(height * 0.62, ink, '#00000000'), width * 0.16, height / 2) +
      lettering(brand, width * 0.58, height * 0.66, {
        size: Math.min(height * 0.44, width * 0.15),
        weight: 500,
        colour: ink,
        spacing: 0.28,
      }),
  );
