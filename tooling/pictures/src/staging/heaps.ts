import { type Hex, mix } from '../drawing/colour.ts';
import { clouds, dull, sheet, speckled } from '../models/stuff.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, type Part, moved } from '../studio/part.ts';

/** A heap of powder, tea or pollen. */
export const heap = (colour: Hex, specks: Hex, radius: number, high: number, coarse = 5): readonly Part[] => [
  part(
    sheetOf(
      72,
      26,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const out = 1 - up;
        const rough =
          (clouds(Math.sin(angle) * out * coarse + 9, Math.cos(angle) * out * coarse + 9, coarse) - 0.5) *
          0.5;
        const reach =
          radius * (1 + 0.16 * (clouds(Math.sin(angle) * 2 + 7, Math.cos(angle) * 2 + 7, 1) - 0.5));
        return [
          reach * out * Math.sin(angle),
          Math.max(0, high * (1 - out ** 1.4) + rough * Math.min(1, out * 3) * (1 - out) * high),
          reach * out * Math.cos(angle),
        ];
      },
      true,
    ),
    dull(speckled(colour, specks, 7)),
  ),
];

/** A bag of tea on its thread, with its tag. */
export const teaBag = (tag: Hex, leaf: Hex, stained = mix('#efe6d2', leaf, 0.55)): readonly Part[] => [
  ...moved(
    [
      part(
        sheetOf(
          36,
          16,
          (right, up) => {
            const along = right < 0.5 ? right * 2 : 2 - right * 2;
            const out = right < 0.5 ? 1 : -1;
            return [
              (along - 0.5) * 5,
              up * 6,
              out *
                (0.02 +
                  0.55 * Math.sin(along * Math.PI) ** 0.7 * Math.sin(Math.min(1, up * 1.2) * Math.PI) ** 0.7),
            ];
          },
          true,
        ),
        {
          ...dull((x, y, z, nx, ny, nz, out) =>
            plain(y < 3.6 && clouds(x * 5, y * 5, z * 5) > 0.42 ? stained : '#efe6d2')(
              x,
              y,
              z,
              nx,
              ny,
              nz,
              out,
            ),
          ),
          within: 0.3,
        },
      ),
    ],
    { tip: -80, y: 0.5 },
  ),
  ...moved([part(box(2.4, 2.8, 0.08, 0.1, 0.03), sheet(tag))], { x: 5, z: -3, y: 0.1, tip: -88, spin: 20 }),
];
