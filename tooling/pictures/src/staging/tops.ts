import { chanceOf } from '../drawing/chance.ts';
import { darker, type Hex } from '../drawing/colour.ts';
import { clouds, dull, marble, sheet, stone, wood, woven, gloss, satin } from '../models/stuff.ts';
import { box, sheetOf, turned } from '../studio/forms.ts';
import { moved, part, type Part } from '../studio/part.ts';

/** A round slab, its top at y = 0. */
export const podium = (radius: number, high: number, colour: Hex): readonly Part[] =>
  moved(
    [
      part(
        turned(
          [
            [0, 0, 0],
            [radius, 0, 0.1],
            [radius, high, 0.18],
            [0, high, 0],
          ],
          { round: 96, longest: radius / 14 },
        ),
        dull(stone(colour, darker(colour, 0.12))),
      ),
    ],
    { y: -high },
  );

/** A slab of marble, its top at y = 0. */
export const marbleSlab = (width: number, depth: number, high = 1.6): readonly Part[] =>
  moved([part(box(width, high, depth, 0.3, 0.15), { ...gloss(marble('#f2f0ec', '#a9a7a4')), rough: 0.22 })], {
    y: -high,
  });

/** A board of wood, its top at y = 0. */
export const board = (width: number, depth: number, high = 1.6): readonly Part[] =>
  moved([part(box(width, high, depth, 0.8, 0.25), { ...satin(wood('#c99d6a', '#9a6a3d')), rough: 0.5 })], {
    y: -high,
  });

/** A round board of wood. */
export const roundBoard = (radius: number, high = 1.5): readonly Part[] =>
  moved(
    [
      part(
        turned(
          [
            [0, 0, 0],
            [radius, 0, 0.2],
            [radius, high, 0.25],
            [0, high, 0],
          ],
          { round: 96, longest: radius / 14 },
        ),
        { ...satin(wood('#cfa573', '#a37444')), rough: 0.5 },
      ),
    ],
    { y: -high },
  );

/** A roll of cloth or a napkin laid under things: a sheet with waves. */
export const napkin = (width: number, depth: number, colour: Hex, seed: string): readonly Part[] => {
  const shift = chanceOf(seed)() * 40;
  return [
    part(
      sheetOf(60, 44, (right, up) => {
        const [x, z] = [(right - 0.5) * width, (0.5 - up) * depth];
        return [x, 0.1 + 0.5 * clouds(x * 0.2 + shift, 1, z * 0.24 + x * 0.1) ** 2, z];
      }),
      sheet(woven(colour, darker(colour, 0.25), 4)),
    ),
  ];
};
