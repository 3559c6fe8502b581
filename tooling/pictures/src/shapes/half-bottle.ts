import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A half-litre bottle for the road: long neck, small cap. */
export const halfBottle: Shape = (paint, sheet) => ({
  width: 140,
  height: 420,
  art:
    path(
      'M-70 -12V-222C-70 -290 -27 -300 -27 -360H27C27 -300 70 -290 70 -222V-12Q70 0 58 0H-58Q-70 0 -70 -12Z',
      round(sheet, paint.body),
    ) +
    rect(-33, -368, 66, 12, 4, round(sheet, paint.cap)) +
    rect(-31, -420, 62, 50, 8, round(sheet, paint.cap)) +
    rect(-70, -206, 140, 146, 0, wrapped(sheet, paint.label)) +
    print(paint, -70, -208, 140, 146) +
    rect(-52, -262, 9, 48, 4, '#ffffff', { opacity: 0.28 }),
});
