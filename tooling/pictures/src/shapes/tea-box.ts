import { lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import { carton } from './carton.ts';

/** A tea box with one bag and its tag before it. */
export const teaBox: Shape = (paint, sheet) => {
  const box = carton(paint, sheet);
  const bag =
    path('M-44 -96L-30 -116H30L44 -96V0H-44Z', '#f6efe0') +
    path('M-44 -40Q0 -62 44 -40V0H-44Z', lighter(paint.ink, 0.35), { opacity: 0.55 }) +
    path('M-44 -96L-30 -116H30L44 -96Z', '#e4d9c3');
  const tag = rect(-26, -30, 52, 60, 5, paint.body) + placed(leaf(36, paint.label, paint.body), 0, 0);
  return {
    width: 360,
    height: box.height,
    art:
      placed(box.art, -56, 0, 0.94) +
      placed(bag, 138, 14) +
      stroke('M138 -102C150 -180 220 -150 196 -70', '#cdbf9f', 3) +
      placed(tag, 196, -40, 1, 10),
  };
};
