import { darker } from '../drawing/colour.ts';
import { families } from '../drawing/families.ts';
import { leaf } from '../drawing/leaf.ts';
import { soft } from '../drawing/light.ts';
import { placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import { carton } from './carton.ts';

const tints = ['mint', 'night', 'rose', 'honey'] as const;

/** A box of samples with sachets of several kinds fanned before it. */
export const samples: Shape = (paint, sheet) => {
  const box = carton(paint, sheet);
  const fan = tints.map((tint, index) => {
    const { body, cap } = families[tint] ?? paint;
    const sachet =
      rect(-48, -130, 96, 130, 4, soft(sheet, body)) +
      rect(-48, -130, 96, 13, 3, darker(body, 0.16)) +
      rect(-48, -13, 96, 13, 3, darker(body, 0.16)) +
      placed(leaf(60, cap, body), 0, -66);
    return placed(sachet, 44 + index * 46, 22 - index * 3, 1, -12 + index * 11);
  });
  return { width: 400, height: box.height, art: placed(box.art, -70, 0, 0.95) + fan.join('') };
};
