import type { Setting } from '../content/setting.ts';
import { between, oneOf, repeat } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

const gay = (setting: Setting): readonly [Hex, ...Hex[]] => [
  setting.place.accent,
  '#d9ea8a',
  '#2f7d5b',
  '#e9924b',
  '#ffffff',
  '#d9738a',
];

/** Paper strips that fall through the box from (0, top) to (1200, bottom). */
export const confetti = (setting: Setting, count: number, top: number, bottom: number): string =>
  repeat(count, () => {
    const { chance } = setting;
    const wide = between(chance, 6, 14);
    return placed(
      rect(0, 0, wide, wide * 1.7, 2, oneOf(chance, gay(setting)), { opacity: 0.9 }),
      between(chance, 0, 1200),
      between(chance, top, bottom),
      1,
      between(chance, 0, 180),
    );
  });

/** Small flags on a line that sags from one point to the other. */
export const bunting = (
  setting: Setting,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): string => {
  const sag = Math.abs(toX - fromX) * 0.12;
  const at = (share: number): readonly [number, number] => [
    fromX + (toX - fromX) * share,
    fromY + (toY - fromY) * share + sag * 4 * share * (1 - share),
  ];
  const count = Math.round(Math.abs(toX - fromX) / 46);
  const colours = gay(setting);
  return (
    stroke(
      `M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + sag * 2} ${toX} ${toY}`,
      setting.light.on('#6b5a48'),
      2.4,
    ) +
    repeat(count, (index) => {
      const [x, y] = at((index + 0.5) / count);
      return path(
        `M${x - 15} ${y}H${x + 15}L${x} ${y + 36}Z`,
        setting.light.on(colours[index % colours.length] ?? '#ffffff'),
      );
    })
  );
};

/** A tall flag on its pole, `height` units over the origin, with the leaf on it; `wave` (−1 … 1) is how the cloth lies. */
export const flag = ({ light, sheet }: Setting, height: number, colour: Hex, wave: number): string => {
  const long = height * 0.3;
  const tall = height * 0.62;
  const swing = long * 0.16 * wave;
  const cloth = sheet.linear([
    [0, light.on(colour)],
    [0.3, light.on(lighter(colour, 0.24))],
    [0.55, light.on(darker(colour, 0.16))],
    [0.8, light.on(lighter(colour, 0.12))],
    [1, light.on(darker(colour, 0.1))],
  ]);
  return (
    path(
      `M4 ${-height + 8}C${long * 0.4} ${-height - swing} ${long * 0.6} ${-height + 24 + swing} ${long} ${-height + 10}L${long * 0.97} ${-height + tall}C${long * 0.6} ${-height + tall + 18 + swing} ${long * 0.4} ${-height + tall - 10 - swing} 4 ${-height + tall}Z`,
      cloth,
    ) +
    placed(leaf(height * 0.2, '#ffffff', colour), long * 0.5, -height + tall * 0.5) +
    rect(-4, -height - 10, 8, height + 10, 4, light.on('#d8d4c8')) +
    ellipse(0, -height - 12, 8, 8, light.on('#d9b24a'))
  );
};

/** A firework that has burst: `size` is its radius. */
export const firework = ({ chance, sheet }: Setting, size: number, colour: Hex): string =>
  ellipse(
    0,
    0,
    size * 1.2,
    size * 1.2,
    sheet.radial([
      [0, colour, 0.4],
      [1, colour, 0],
    ]),
  ) +
  repeat(30, (index) => {
    const turn = (index / 30) * 360;
    const long = size * between(chance, 0.65, 1);
    return placed(
      stroke(
        `M0 ${-long * 0.28}Q${long * 0.05} ${-long * 0.7} 0 ${-long}`,
        index % 3 === 0 ? lighter(colour, 0.6) : colour,
        3,
        { opacity: 0.85 },
      ) + ellipse(0, -long, 4, 4, lighter(colour, 0.7)),
      0,
      0,
      1,
      turn,
    );
  });

/** A glass award on a foot, 130 units tall. */
export const award = ({ sheet }: Setting): string =>
  path(
    'M0 -136C44 -104 44 -58 0 -24C-44 -58 -44 -104 0 -136Z',
    sheet.linear([
      [0, '#fff4c9'],
      [0.5, '#e8bb4c'],
      [1, '#a9741f'],
    ]),
  ) +
  stroke('M0 -110V-24', '#a9741f', 4) +
  rect(-12, -30, 24, 18, 4, '#c2912f') +
  rect(-34, -14, 68, 16, 4, '#4a3520');

/** A balloon on a string, its knot the origin. */
export const balloon = ({ sheet, light }: Setting, colour: Hex): string =>
  stroke('M0 0C-8 50 10 90 0 150', light.on('#7d7264'), 2) +
  ellipse(
    0,
    -52,
    40,
    50,
    sheet.radial([
      [0, light.on(lighter(colour, 0.5))],
      [0.7, light.on(colour)],
      [1, light.on(darker(colour, 0.2))],
    ]),
  ) +
  ellipse(-14, -72, 9, 14, '#ffffff', { opacity: 0.45 }) +
  path('M-6 4L0 -4L6 4Z', light.on(darker(colour, 0.2)));
