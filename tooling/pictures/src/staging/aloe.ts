import { chanceOf } from '../drawing/chance.ts';
import { darker, type Hex, lighter } from '../drawing/colour.ts';
import { clouds, dull, stone, satin, creamy } from '../models/stuff.ts';
import { sheetOf, turned } from '../studio/forms.ts';
import { mixed, plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { blend } from '../studio/point.ts';

/** A pointed leaf of aloe: it grows from the origin upward and bends. */
export const aloeLeaf = (long: number, thick: number, bend: number, colour: Hex): Part =>
  part(
    sheetOf(
      22,
      26,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const wide =
          thick * (1 - up) ** 0.75 * (0.75 + 0.5 * Math.sin(Math.min(1, up * 2.4) * Math.PI * 0.5));
        const lean = bend * up * up;
        const hollow = Math.cos(angle) > 0 ? 0.28 : 0.62;
        return [
          wide * Math.sin(angle),
          long * up * (1 - 0.12 * Math.abs(bend / long) * up),
          wide * hollow * Math.cos(angle) + lean,
        ];
      },
      true,
    ),
    {
      ...satin(
        mixed(colour, lighter(colour, 0.5), (x, y, z, _nx, _ny, nz) =>
          clouds(x * 2.4, y * 1.6, z * 2.4) > 0.68 ? 0.45 : nz > 0.3 ? 0.2 : 0,
        ),
      ),
      rough: 0.42,
    },
  );

/** An aloe that grows out of the floor. */
export const aloeRosette = (colour: Hex, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 13 }, (_, index) => {
    const inner = index / 13;
    return moved([aloeLeaf(blend(12, 17, chance()) + inner * 4, 1.5, blend(11, 2, inner), colour)], {
      spin: index * 137.5 + chance() * 20,
    });
  }).flat();
};

/** An aloe in a pot of clay. */
export const pottedAloe = (pot: Hex, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const inner = index / 13;
    return moved([aloeLeaf(blend(11, 15, chance()) + inner * 3, 1.25, blend(9, 2, inner), '#5b8f62')], {
      y: 7.4,
      spin: index * 137.5 + chance() * 20,
    });
  }).flat();
  return [
    part(
      turned(
        [
          [0, 0, 0],
          [3.6, 0, 0.2],
          [4.8, 7.6, 0.1],
          [5, 7.7, 0.1],
          [5, 8.6, 0.15],
          [4.6, 8.6, 0.1],
          [4.5, 7.8, 0],
          [0, 7.8, 0],
        ],
        { round: 56 },
      ),
      dull(stone(pot, darker(pot, 0.2))),
    ),
    ...leaves,
  ];
};

/** Slices of an aloe leaf: green skin round clear flesh. */
export const aloeSlices = (seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 3 }, (_, index) => {
    const slice = part(
      turned(
        [
          [0, 0, 0],
          [1.7, 0, 0.1],
          [1.75, 1, 0.12],
          [0, 1.02, 0],
        ],
        { round: 44, longest: 0.4, depth: 0.62 },
      ),
      {
        ...creamy((x, y, z, nx, ny, nz, out) => {
          const edge = Math.hypot(x, z / 0.62);
          plain(edge > 1.6 ? '#4f8a55' : edge > 1.42 ? '#a9cd8f' : '#e2efd0')(x, y, z, nx, ny, nz, out);
        }, 0.1),
      },
    );
    return moved([slice], {
      x: (index - 1) * 3.4 + chance(),
      z: chance() * 1.4,
      spin: chance() * 90,
      tip: index === 1 ? 0 : 0,
      y: 0.01,
    });
  }).flat();
};
