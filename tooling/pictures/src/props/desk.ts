import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { brandLeaf, leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

/** A phone that shows the shop: 150 × 300 units round the origin. `pictures` are packs for its tiles. */
export const phone = ({ sheet }: Setting, pictures: readonly string[]): string =>
  rect(-84, -162, 172, 330, 28, '#0d1a14', { opacity: 0.18 }) +
  rect(
    -80,
    -165,
    160,
    330,
    26,
    sheet.linear([
      [0, '#3b4147'],
      [0.5, '#1d2226'],
      [1, '#2b3136'],
    ]),
  ) +
  rect(-72, -156, 144, 312, 20, '#fbfaf6') +
  rect(-72, -156, 144, 40, 18, '#0f4c3a') +
  rect(-72, -134, 144, 20, 0, '#0f4c3a') +
  placed(leaf(22, '#d9ea8a', '#0f4c3a'), -52, -134) +
  rect(-36, -140, 60, 10, 5, '#ffffff', { opacity: 0.7 }) +
  rect(-62, -106, 124, 58, 10, '#e3eede') +
  placed(brandLeaf(36), 34, -77) +
  rect(-52, -92, 50, 8, 4, '#2f7d5b') +
  rect(-52, -76, 36, 6, 3, '#9db5a5') +
  repeat(4, (index) => {
    const [x, y] = [-62 + (index % 2) * 65, -38 + Math.floor(index / 2) * 88];
    return (
      rect(x, y, 59, 50, 8, index % 3 === 0 ? '#edf3ec' : '#f6eedd') +
      placed(pictures[index % Math.max(pictures.length, 1)] ?? '', x + 29, y + 46, 0.088) +
      rect(x + 2, y + 56, 40, 5, 2, '#a9b5ac') +
      rect(x + 2, y + 66, 26, 6, 3, '#14261b')
    );
  }) +
  rect(-62, 130, 124, 20, 10, '#0f4c3a');

/** An open notebook with lines, 300 units wide, seen from above. */
export const notebook = ({ sheet }: Setting, colour: Hex): string =>
  rect(-158, -102, 320, 214, 8, '#0d1a14', { opacity: 0.16 }) +
  rect(-156, -106, 312, 212, 8, colour) +
  rect(
    -150,
    -102,
    148,
    202,
    4,
    sheet.linear([
      [0, '#fffdf6'],
      [0.9, '#f6f0e2'],
      [1, '#d9d0bd'],
    ]),
  ) +
  rect(
    2,
    -102,
    148,
    202,
    4,
    sheet.linear([
      [0, '#d9d0bd'],
      [0.1, '#f6f0e2'],
      [1, '#fffdf6'],
    ]),
  ) +
  repeat(16, (index) =>
    rect(index < 8 ? -136 : 16, -84 + (index % 8) * 23, 118 - ((index * 29) % 46), 3, 1, '#b9c5bd'),
  );

/** A pen that lies, 190 units long. */
export const pen = (colour: Hex): string =>
  rect(-92, -6, 150, 13, 6, colour) +
  rect(-92, -6, 150, 5, 3, '#ffffff', { opacity: 0.3 }) +
  path('M58 -6L92 0L58 7Z', '#d9b24a') +
  rect(-60, -10, 54, 4, 2, '#d9b24a');

/** A closed catalogue seen from above, 210 × 280 units. */
export const catalogue = ({ sheet }: Setting, colour: Hex): string =>
  rect(-102, -134, 216, 288, 4, '#0d1a14', { opacity: 0.2 }) +
  rect(
    -105,
    -140,
    210,
    280,
    4,
    sheet.linear([
      [0, darker(colour, 0.2)],
      [0.06, lighter(colour, 0.2)],
      [0.1, colour],
      [1, lighter(colour, 0.12)],
    ]),
  ) +
  ellipse(4, -20, 74, 74, lighter(colour, 0.7)) +
  placed(brandLeaf(104), 4, -20) +
  rect(-60, 84, 128, 9, 4, '#ffffff', { opacity: 0.9 }) +
  rect(-34, 104, 76, 6, 3, '#ffffff', { opacity: 0.6 });

/** A screen on the wall with bars and a leaf, 520 × 300 units round the origin. */
export const presentation = ({ sheet, place }: Setting, picture: string): string =>
  rect(-268, -156, 536, 316, 8, '#2b3136') +
  rect(
    -258,
    -146,
    516,
    292,
    3,
    sheet.linear(
      [
        [0, '#f7fbf4'],
        [1, '#e3eede'],
      ],
      'down',
    ),
  ) +
  rect(-230, -118, 190, 20, 6, '#0f4c3a') +
  rect(-230, -86, 130, 10, 5, '#8fb09c') +
  repeat(5, (index) => {
    const tall = 34 + index * 28;
    return rect(-226 + index * 42, 118 - tall, 28, tall, 5, index === 4 ? place.accent : '#2f7d5b', {
      opacity: 0.6 + index * 0.1,
    });
  }) +
  ellipse(130, 4, 104, 104, '#d3e6cd') +
  placed(picture, 130, 96, 0.4);

/** A flask with a liquid, 150 units tall. */
export const flask = ({ light }: Setting, liquid: Hex): string =>
  ellipse(0, 0, 62, 8, '#0d1a14', { opacity: 0.2 }) +
  path('M-16 -150V-92L-58 -14Q-62 0 -46 0H46Q62 0 58 -14L16 -92V-150Z', '#ffffff', { opacity: 0.4 }) +
  path('M-38 -52L-56 -14Q-60 -3 -46 -3H46Q60 -3 56 -14L38 -52Q0 -42 -38 -52Z', light.on(liquid), {
    opacity: 0.85,
  }) +
  ellipse(0, -52, 38, 7, lighter(liquid, 0.4), { opacity: 0.8 }) +
  rect(-22, -156, 44, 8, 4, '#ffffff', { opacity: 0.8 }) +
  stroke('M-10 -140V-90L-42 -24', '#ffffff', 5, { opacity: 0.6 });

/** Three sample tubes in a stand, 220 units wide. */
export const tubes = ({ light }: Setting, liquids: readonly Hex[]): string =>
  rect(-110, -14, 220, 16, 4, light.on('#8a9a96')) +
  liquids
    .map((liquid, index) => {
      const x = -72 + index * 72;
      return (
        rect(x - 15, -138, 30, 130, 14, '#ffffff', { opacity: 0.5 }) +
        rect(x - 12, -88 + index * 8, 24, 78 - index * 8, 11, liquid, { opacity: 0.85 }) +
        rect(x - 18, -142, 36, 8, 4, '#ffffff', { opacity: 0.9 }) +
        rect(x - 9, -128, 4, 100, 2, '#ffffff', { opacity: 0.7 })
      );
    })
    .join('') +
  rect(-110, -100, 220, 12, 4, light.on('#8a9a96'), { opacity: 0.8 });

/** A microscope, 260 units tall. */
export const microscope = ({ light, sheet }: Setting): string => {
  const metal = sheet.linear([
    [0, light.on('#f0f3f1')],
    [0.5, light.on('#c3ccc9')],
    [1, light.on('#8b9a97')],
  ]);
  return (
    ellipse(10, 0, 110, 10, '#0d1a14', { opacity: 0.25 }) +
    rect(-70, -24, 160, 24, 10, light.on('#38474a')) +
    path('M50 -24C96 -70 92 -170 40 -206L22 -186C58 -156 62 -84 20 -24Z', metal) +
    rect(-62, -92, 96, 12, 4, light.on('#38474a')) +
    placed(
      rect(-18, -150, 36, 130, 8, metal) +
        rect(-12, -26, 24, 30, 4, light.on('#55666a')) +
        rect(-14, -182, 28, 40, 6, light.on('#38474a')),
      -2,
      -106,
      1,
      16,
    ) +
    ellipse(56, -110, 16, 16, light.on('#55666a'))
  );
};
