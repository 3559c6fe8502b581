import { darker } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A slim tube with a metal tip, for eye cream and the like. */
export const slimTube: Shape = (paint, sheet) => ({
  width: 90,
  height: 380,
  art:
    path('M-62 -372H62L46 -118H-46Z', round(sheet, paint.body)) +
    rect(-63, -380, 126, 18, 3, round(sheet, darker(paint.body, 0.12))) +
    path('M-46 -120H46L30 -96H-30Z', round(sheet, '#c9ced0')) +
    rect(-38, -98, 76, 98, 8, round(sheet, paint.cap)) +
    rect(-38, -98, 76, 5, 0, '#ffffff', { opacity: 0.2 }) +
    rect(-50, -320, 100, 150, 3, wrapped(sheet, paint.label)) +
    print(paint, -50, -320, 100, 150),
});
