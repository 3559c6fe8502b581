import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpacked } from './unpacked.ts';

/** Weights of FiraGO that are printed. */
export type Weight = 300 | 400 | 500 | 600 | 700;

const files = createRequire(import.meta.url);
const kept = new Map<Weight, Font>();

/** FiraGO holds Latin, Cyrillic and Georgian letters of one hand in one file, whatever its name says. */
const fontOf = (weight: Weight): Font => {
  const found = kept.get(weight);
  if (found !== undefined) return found;
  const file = files.resolve(`@fontsource/firago/files/firago-latin-${weight}-normal.woff`);
  const font = create(unpacked(readFileSync(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  kept.set(weight, font);
  return font;
};

/** A letter that the font does not have: told at once, for a label must not show a box. */
export class UnknownLetter extends Error {
  override readonly name = 'UnknownLetter';
}

interface Letter {
  /** How far the pen moves on, in ems. */
  readonly advance: number;
  readonly outline: string;
}

const letters = new Map<string, Letter>();

const letterOf = (letter: string, weight: Weight): Letter => {
  const key = `${weight}${letter}`;
  const found = letters.get(key);
  if (found !== undefined) return found;
  const font = fontOf(weight);
  const code = letter.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) throw new UnknownLetter(`no letter ${letter}`);
  const glyph = font.glyphForCodePoint(code);
  const drawn = { advance: glyph.advanceWidth / font.unitsPerEm, outline: glyph.path.toSVG() };
  letters.set(key, drawn);
  return drawn;
};

/** How letters are set. */
export interface Setting {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
  /** Room between letters, as a share of the size. */
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** How wide a text is when it is set. */
export const widthOf = (
  text: string,
  { size, weight = 400, spacing = 0 }: Omit<Setting, 'colour'>,
): number => {
  let ems = 0;
  for (const letter of text) ems += letterOf(letter, weight).advance + spacing;
  return ems * size;
};

/** A text as outlines, its baseline at (x, y): it looks the same wherever it is drawn, whatever fonts are installed. */
export const lettering = (text: string, x: number, y: number, setting: Setting): string => {
  const { size, weight = 400, colour, spacing = 0, anchor = 'middle' } = setting;
  const whole = widthOf(text, setting) - spacing * size;
  let pen = x - (anchor === 'middle' ? whole / 2 : anchor === 'end' ? whole : 0);
  const scale = size / fontOf(weight).unitsPerEm;
  const drawn = [...text].map((letter) => {
    const { advance, outline } = letterOf(letter, weight);
    const at = pen;
    pen += (advance + spacing) * size;
    return outline === ''
      ? ''
      : `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
  });
  return `<g fill="${colour}">${drawn.join('')}</g>`;
};

/** A text in lines no wider than `width`; words are not broken. */
export const linesOf = (text: string, width: number, setting: Omit<Setting, 'colour'>): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Lines under one another, the first baseline at `y`. */
export const block = (
  lines: readonly string[],
  x: number,
  y: number,
  leading: number,
  setting: Setting,
): string => lines.map((line, index) => lettering(line, x, y + index * leading, setting)).join('');
