import { chanceOf } from '../drawing/chance.ts';
import { darker, type Hex } from '../drawing/colour.ts';
import { clouds, dull, woven } from '../models/stuff.ts';
import { box, sheetOf, turned } from '../studio/forms.ts';
import { mixed, plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';

/** Folded towels on one another. */
export const towels = (colours: readonly Hex[], width = 19, depth = 13): readonly Part[] =>
  colours.flatMap((colour, index) => {
    const chance = chanceOf(`${colour}${index}`);
    const [w, d, h] = [width - index * 0.7, depth - index * 0.5, 3];
    const pile = part(
      sheetOf(
        64,
        18,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.3;
          const rise = (up - 0.5) * Math.PI;
          const swell = Math.cos(rise) ** 0.35;
          const rough =
            0.22 * (clouds(Math.sin(angle) * 6 + 9, up * 9, Math.cos(angle) * 6 + index * 7 + 9) - 0.5);
          return [
            (w / 2) * round(Math.sin(angle)) * swell + rough,
            h * (0.5 + 0.5 * Math.sign(rise) * Math.abs(Math.sin(rise)) ** 0.6) + rough * 0.5,
            (d / 2) * round(Math.cos(angle)) * swell + rough,
          ];
        },
        true,
      ),
      dull(
        // The fold in front, and loops all over.
        mixed(colour, darker(colour, 0.7), (x, y, z, _nx, _ny, nz) => {
          const fold = Math.abs(nz) > 0.4 ? Math.max(0, 1 - Math.abs(y - h * 0.5) * 5) * 0.5 : 0;
          return fold + 0.26 * clouds(x * 7, y * 7, z * 7);
        }),
      ),
    );
    return moved([pile], { y: index * 2.75, spin: (chance() - 0.5) * 6 });
  });

/** Round pads of cotton in a pile, one leaning on it. */
export const cottonPads = (): readonly Part[] => {
  const pad = part(
    turned(
      [
        [0, 0, 0],
        [2.7, 0.02, 0.2],
        [2.85, 0.25, 0.2],
        [2.6, 0.5, 0.2],
        [0, 0.55, 0],
      ],
      { round: 48, longest: 0.6 },
    ),
    dull(woven('#fbfaf6', '#e6e2d8', 3)),
  );
  return [
    ...Array.from({ length: 7 }, (_, index) =>
      moved([pad], { y: index * 0.5, x: Math.sin(index * 2) * 0.12, z: Math.cos(index * 3) * 0.12 }),
    ).flat(),
    ...moved([pad], { x: 4.1, y: 2.5, roll: 62, z: 0.6 }),
  ];
};

/** A sponge. */
export const sponge = (colour: Hex, pores = darker(colour, 0.3)): readonly Part[] => [
  part(
    box(10, 2.6, 6.8, 0.6, 0.4),
    dull((x, y, z, nx, ny, nz, out) =>
      plain(y > 2 ? '#48794d' : clouds(x * 3, y * 3, z * 3) > 0.7 ? pores : colour)(x, y, z, nx, ny, nz, out),
    ),
  ),
];
