import { between, type Chance, repeat } from '../drawing/chance.ts';
import { darker, type Hex, lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { rosette } from './guilloche.ts';
import { page } from './page.ts';

export interface Look {
  readonly ink: Hex;
  readonly second: Hex;
  readonly light: Hex;
  readonly shade: Hex;
}

export const middle = page.width / 2;

const gaps = ['34 7 18 7 46 7 12 7 27 7', '14 7 52 7 22 7 30 7 9 7', '44 7 26 7 11 7 38 7 20 7'] as const;

/** A line that looks like words from afar: strokes of several lengths, `size` tall. */
export const writing = (
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
  opacity: number,
  line: number,
): string =>
  path(`M${x} ${y}H${x + width}`, 'none', {
    stroke: colour,
    'stroke-width': size,
    'stroke-dasharray': gaps[line % gaps.length] ?? gaps[0],
    opacity,
  });

/** Lines of small print: grey rules of uneven length, no language. */
export const print = (
  chance: Chance,
  x: number,
  y: number,
  width: number,
  count: number,
  colour: string,
  centred: boolean,
): string =>
  repeat(count, (index) => {
    const long = width * between(chance, 0.62, 1) * (index === count - 1 ? 0.6 : 1);
    return writing(centred ? x - long / 2 : x, y + index * 24 + 2, long, 4.4, colour, 0.5, index);
  });

export const signature = (chance: Chance, x: number, y: number, ink: Hex): string => {
  const swing = (): number => between(chance, -34, 10);
  return (
    stroke(
      `M${x} ${y}c20 ${swing()} 26 ${swing()} 40 -6s24 ${swing()} 34 -2s18 ${swing()} 40 4s26 ${swing()} 54 -8`,
      darker(ink, 0.2),
      3,
    ) +
    rect(x - 16, y + 18, 216, 2, 0, ink, { opacity: 0.6 }) +
    rect(x + 24, y + 32, 130, 5, 2.5, ink, { opacity: 0.35 })
  );
};

export const seal = (
  { ink, second }: Look,
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  ribbon: boolean,
): string => {
  const gold = sheet.radial([
    [0, lighter(second, 0.6)],
    [0.7, second],
    [1, darker(second, 0.3)],
  ]);
  const teeth = repeat(36, (index) =>
    placed(path(`M-5 ${-size + 5}L0 ${-size - 7}L5 ${-size + 5}Z`, gold), 0, 0, 1, index * 10),
  );
  const ends = ribbon
    ? path(
        `M${-size * 0.5} ${size * 0.6}L${-size * 0.72} ${size * 2.1}L${-size * 0.36} ${size * 1.86}L${-size * 0.06} ${size * 2.1}L${size * 0.04} ${size * 0.6}Z`,
        ink,
      ) +
      path(
        `M${size * 0.5} ${size * 0.6}L${size * 0.72} ${size * 2.1}L${size * 0.36} ${size * 1.86}L${size * 0.06} ${size * 2.1}L${-size * 0.04} ${size * 0.6}Z`,
        lighter(ink, 0.14),
      )
    : '';
  return placed(
    ellipse(5, 8, size, size, '#14261b', { opacity: 0.14 }) +
      ends +
      teeth +
      ellipse(0, 0, size, size, gold) +
      ellipse(0, 0, size * 0.82, size * 0.82, 'none', { stroke: lighter(second, 0.7), 'stroke-width': 2 }) +
      placed(rosette(size * 0.74, 12, lighter(second, 0.75)), 0, 0) +
      placed(leaf(size * 0.9, ink, second), 0, 0),
    x,
    y,
  );
};

export const heading = (look: Look, y: number, wide: number): string =>
  placed(writing(-wide / 4.4, 10, wide / 2.2, 9, look.ink, 1, 2), middle, y, 2.2) +
  writing(middle - wide * 0.3, y + 50, wide * 0.6, 8, look.second, 1, 1) +
  rect(middle - 190, y + 84, 380, 2, 0, look.ink, { opacity: 0.4 }) +
  placed(leaf(22, look.second, look.light), middle, y + 85);

/** The text of a certificate round the middle, larger than life: it must be seen on a thumbnail. */
export const body = (look: Look, chance: Chance, y: number): string =>
  placed(bodyLines(look, chance), middle, y, 1.22);

const bodyLines = (look: Look, chance: Chance): string =>
  placed(writing(-120, 4, 240, 7, look.ink, 0.85, 0), 0, 0, 1.7) +
  print(chance, 0, 56, 520, 4, look.ink, true) +
  placed(writing(-84, 122, 168, 6.4, look.second, 0.95, 1), 0, 0, 1.5) +
  print(chance, 0, 230, 480, 3, look.ink, true);
