import { lettering, print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A big tub of powder. */
export const tub: Shape = (paint, sheet) => ({
  width: 270,
  height: 400,
  art:
    path('M-134 -330H134V-24Q134 0 108 0H-108Q-134 0 -134 -24Z', round(sheet, paint.body)) +
    rect(-142, -400, 284, 78, 14, round(sheet, paint.cap)) +
    rect(-142, -346, 284, 4, 0, '#0d1a14', { opacity: 0.2 }) +
    rect(-134, -268, 268, 196, 0, wrapped(sheet, paint.label)) +
    print(paint, -134, -272, 268, 200) +
    lettering('500 g', 0, -34, 26, paint.label),
});
