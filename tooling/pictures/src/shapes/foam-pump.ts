import { lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A foam dispenser under a clear overcap. */
export const foamPump: Shape = (paint, sheet) => ({
  width: 156,
  height: 436,
  art:
    rect(-20, -392, 40, 70, 6, round(sheet, paint.cap)) +
    path('M-34 -410H30Q54 -408 54 -392H34V-384H-34Z', round(sheet, paint.cap)) +
    rect(-52, -330, 104, 34, 6, round(sheet, paint.cap)) +
    path('M-64 -296V-404Q-64 -436 -34 -436H34Q64 -436 64 -404V-296Z', lighter(paint.body, 0.6), {
      opacity: 0.45,
    }) +
    rect(-54, -424, 10, 122, 5, '#ffffff', { opacity: 0.6 }) +
    path(
      'M-78 -12V-270Q-78 -298 -54 -298H54Q78 -298 78 -270V-12Q78 0 66 0H-66Q-78 0 -78 -12Z',
      round(sheet, paint.body),
    ) +
    rect(-78, -220, 156, 150, 0, wrapped(sheet, paint.label)) +
    print(paint, -78, -220, 156, 150),
});
