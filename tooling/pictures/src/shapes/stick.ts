import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A deodorant stick with a tall rounded cap. */
export const stick: Shape = (paint, sheet) => ({
  width: 160,
  height: 370,
  art:
    path('M-80 -200V-312Q-80 -370 0 -370Q80 -370 80 -312V-200Z', round(sheet, paint.cap)) +
    rect(-84, -204, 168, 180, 6, round(sheet, paint.body)) +
    rect(-84, -204, 168, 6, 0, '#0d1a14', { opacity: 0.16 }) +
    rect(-78, -26, 156, 26, 8, round(sheet, paint.cap)) +
    rect(-64, -186, 128, 146, 4, wrapped(sheet, paint.label)) +
    print(paint, -64, -186, 128, 146) +
    rect(-58, -330, 9, 104, 4, '#ffffff', { opacity: 0.24 }),
});
