import { darker, lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { soft } from '../drawing/light.ts';
import { placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import { carton } from './carton.ts';

/** A box of stick sachets with two of them leaning on it. */
export const sticks: Shape = (paint, sheet) => {
  const stick =
    rect(-21, -250, 42, 250, 3, soft(sheet, lighter(paint.body, 0.25))) +
    rect(-21, -250, 42, 14, 2, darker(paint.body, 0.12)) +
    rect(-21, -14, 42, 14, 2, darker(paint.body, 0.12)) +
    rect(-21, -176, 42, 100, 0, paint.label) +
    placed(leaf(50, paint.ink, paint.label), 0, -126);
  const box = carton(paint, sheet);
  return {
    width: 380,
    height: box.height,
    art: placed(box.art, -56, 0) + placed(stick, 132, 4, 1, 7) + placed(stick, 172, 14, 1, 16),
  };
};
