import type { Hex } from '../drawing/colour.ts';
import { clear, creamy, gloss, metal, satin } from '../models/stuff.ts';
import { ball, box, sheetOf, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';

/** A tumbler with something in it, filled to `full` of 11 centimetres. What is clear is looked through. */
export const tumbler = (drink: Hex, full = 0.74, isClear = false): readonly Part[] => {
  const level = 0.8 + full * 9.4;
  const inner = 2.95 + (level / 11) * 0.42;
  const liquid = turned(
    [
      [0, 0.85, 0],
      [2.9, 0.85, 0.25],
      [inner, level - 0.06, 0.02],
      [inner - 0.12, level, 0.1],
      [0, level - 0.02, 0],
    ],
    { round: 64, longest: 0.7 },
  );
  return [
    part(liquid, isClear ? clear(drink, 0.5) : { ...creamy(drink, 0.12), glow: 0.1 }),
    part(
      turned(
        [
          [0, 0, 0],
          [2.9, 0, 0.15],
          [3.1, 0.2, 0.3],
          [3.5, 11, 0.04],
          [3.36, 11, 0.04],
          [3.3, level + 0.4, 0],
        ],
        { round: 72, longest: 0.8 },
      ),
      clear('#fafdfc', 0.16),
    ),
  ];
};

/** A mug of glazed clay. */
export const mug = (colour: Hex, drink: Hex): readonly Part[] => [
  part(
    turned(
      [
        [0, 0, 0],
        [3.4, 0, 0.2],
        [4, 0.3, 0.6],
        [4.1, 9, 0.1],
        [3.85, 9, 0.1],
        [3.75, 7.8, 0],
        [0, 7.8, 0],
      ],
      { round: 64 },
    ),
    gloss((x, y, z, nx, ny, nz, out) =>
      plain(y < 7.95 && y > 7.6 && Math.hypot(x, z) < 3.78 ? drink : colour)(x, y, z, nx, ny, nz, out),
    ),
  ),
  part(
    sheetOf(
      14,
      26,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const bend = (up - 0.5) * Math.PI * 1.08;
        const thick = 0.5;
        return [
          3.7 + (2.2 + thick * Math.cos(angle)) * Math.cos(bend),
          4.8 + (2.7 + thick * Math.cos(angle)) * Math.sin(bend),
          -thick * Math.sin(angle),
        ];
      },
      true,
    ),
    gloss(colour),
  ),
];

/** A bowl or dish, empty. */
export const dish = (radius: number, high: number, colour: Hex): readonly Part[] => [
  part(
    turned(
      [
        [0, 0, 0],
        [radius * 0.5, 0, 0.1],
        [radius * 0.56, 0.25, 0.2],
        [radius, high, radius * 0.4],
        [radius - 0.05, high + 0.12, 0.06],
        [radius - 0.25, high, 0.1],
        [radius * 0.6, 0.75, radius * 0.4],
        [0, 0.55, 0],
      ],
      { round: 72, longest: 0.6 },
    ),
    gloss(colour),
  ),
];

/** Plates on one another. */
export const plates = (count: number, colour: Hex): readonly Part[] =>
  Array.from({ length: count }, (_, index) =>
    moved(
      [
        part(
          turned(
            [
              [0, 0, 0],
              [6, 0, 0.2],
              [7, 0.5, 0.6],
              [10.6, 1.5, 0.5],
              [10.7, 1.75, 0.1],
              [10.4, 1.8, 0.1],
              [7, 0.9, 0.6],
              [0, 0.85, 0],
            ],
            { round: 80 },
          ),
          gloss(colour),
        ),
      ],
      { y: index * 0.85, spin: index * 20 },
    ),
  ).flat();

/** A spoon of metal that lies with its bowl to the left. */
export const spoon = (long: number): readonly Part[] => {
  const bowl = long * 0.24;
  return [
    part(
      sheetOf(
        28,
        12,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          return [
            -long / 2 + bowl * 0.8 + bowl * 0.8 * up * Math.sin(angle),
            0.12 + 0.5 * up * up,
            -bowl * 0.52 * up * Math.cos(angle),
          ];
        },
        true,
      ),
      { ...metal('#dcdfe0', 0.12), thin: true },
    ),
    ...moved([part(box(long * 0.66, 0.28, long * 0.045, 0.12, 0.1), metal('#dcdfe0', 0.12))], {
      x: long * 0.24,
      y: 0.3,
      roll: 2,
    }),
  ];
};

/** A measuring scoop with a handle, heaped with powder. */
export const scoop = (plastic: Hex, powder: readonly Part[]): readonly Part[] => [
  part(
    turned(
      [
        [0, 0, 0],
        [1.9, 0, 0.2],
        [2.3, 3, 0.05],
        [2.15, 3, 0.05],
        [1.9, 1.2, 0],
      ],
      { round: 48 },
    ),
    satin(plastic),
  ),
  ...moved([part(box(6.4, 0.4, 1.3, 0.5, 0.15), satin(plastic))], { x: 5, y: 2.4 }),
  ...moved(powder, { y: 2.5 }),
];

/** A honey dipper that lies. */
export const dipper = (timber: Hex, honey: Hex): readonly Part[] => {
  const head = Array.from({ length: 6 }, (_, index) =>
    moved([part(ball(1.2 * Math.sin(((index + 1) / 7) * Math.PI) ** 0.6 + 0.2, 0.24), satin(timber))], {
      y: index * 0.52,
    }),
  ).flat();
  return moved(
    [
      ...head,
      part(
        turned(
          [
            [0, 0, 0],
            [0.4, 0, 0.1],
            [0.4, 3, 0.2],
            [0.28, 4, 0.5],
            [0.36, 14, 0.3],
            [0, 14.2, 0],
          ],
          { round: 20 },
        ),
        satin(timber),
      ),
      ...moved([part(ball(1.1, 1.6), { ...clear(honey, 0.3) })], { y: 1.4 }),
    ],
    { roll: 84 },
  );
};

/** A cup with two toothbrushes. */
export const brushCup = (cup: Hex, first: Hex, second: Hex): readonly Part[] => {
  const brush = (colour: Hex): readonly Part[] => [
    part(box(0.9, 17, 0.6, 0.25, 0.2), satin(colour)),
    ...moved([part(box(0.9, 2.4, 1, 0.15), satin('#f7f8f6'))], { y: 14.4, z: 0.7 }),
  ];
  return [
    part(
      turned(
        [
          [0, 0, 0],
          [3.3, 0, 0.2],
          [3.5, 0.2, 0.4],
          [3.6, 9.4, 0.06],
          [3.4, 9.4, 0.06],
          [3.2, 1, 0.2],
          [0, 0.9, 0],
        ],
        { round: 64 },
      ),
      gloss(cup),
    ),
    ...moved(brush(first), { x: -0.8, y: 1, roll: 9 }),
    ...moved(brush(second), { x: 1, y: 1, roll: -12, spin: 20 }),
  ];
};
