import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A cream jar with a wide lid. */
export const jar: Shape = (paint, sheet) => ({
  width: 264,
  height: 236,
  art:
    path('M-128 -160H128V-44Q128 0 88 0H-88Q-128 0 -128 -44Z', round(sheet, paint.body)) +
    rect(-138, -236, 276, 82, 16, round(sheet, paint.cap)) +
    rect(-138, -166, 276, 4, 0, '#0d1a14', { opacity: 0.18 }) +
    rect(-94, -140, 188, 112, 4, wrapped(sheet, paint.label)) +
    print(paint, -94, -140, 188, 112),
});
