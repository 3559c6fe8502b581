import type { Sheet } from '../drawing/sheet.ts';
import { rect } from '../drawing/marks.ts';
import { lettering } from '../print/lettering.ts';

/** Pixels of an upright sheet: a certificate, a cover, a page. */
export const page = { width: 900, height: 1200 } as const;

/** How a text is set. */
export interface Setting {
  readonly size: number;
  readonly colour: string;
  readonly weight?: 400 | 600 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

/** One line of text with its baseline at (x, y). */
export const words = (
  text: string,
  x: number,
  y: number,
  { size, colour, weight = 400, anchor = 'start', spacing = 0 }: Setting,
): string => lettering(text, x, y, { size, colour, weight, anchor, spacing: spacing / size });

/** A text broken into at most `most` lines of about `letters` letters; what is left over ends in an ellipsis. */
export const lines = (text: string, letters: number, most: number): readonly string[] => {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  const kept = broken.slice(0, most);
  return broken.length > most ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''} …`] : kept;
};

/** Paper: its colour with a breath of light. */
export const paper = (sheet: Sheet, light: string, shade: string): string =>
  rect(
    0,
    0,
    page.width,
    page.height,
    0,
    sheet.linear(
      [
        [0, light],
        [1, shade],
      ],
      'slant',
    ),
  );
