import type { Hex } from '../drawing/colour.ts';
import { metal, paper, satin } from '../models/stuff.ts';
import { box, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';

/** A pen that lies. */
export const pen = (colour: Hex): readonly Part[] =>
  moved(
    [
      part(
        turned(
          [
            [0, 0, 0],
            [0.12, 0.05, 0.02],
            [0.45, 1.6, 0.1],
            [0.45, 13, 0.1],
            [0, 13.1, 0],
          ],
          { round: 20 },
        ),
        satin(colour),
      ),
      part(
        turned(
          [
            [0.46, 9, 0],
            [0.47, 9.4, 0],
          ],
          { round: 20 },
        ),
        metal('#d9c48a'),
      ),
    ],
    { roll: 90, x: 6.5, y: 0.45 },
  );

/** Books that lie on one another. */
export const books = (colours: readonly Hex[]): readonly Part[] =>
  colours.flatMap((colour, index) =>
    moved(
      [
        part(
          box(22 - index, 2.4, 15 - index * 0.6, 0.12),
          paper((x, y, z, nx, ny, nz, out) =>
            plain(nx > 0.5 || (nz < -0.5 && y > 0.3 && y < 2.1) ? '#efe9da' : colour)(
              x,
              y,
              z,
              nx,
              ny,
              nz,
              out,
            ),
          ),
        ),
      ],
      { y: index * 2.42, spin: index * 5 - 4 },
    ),
  );
