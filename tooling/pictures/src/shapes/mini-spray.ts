import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A small mouth spray with a long side nozzle. */
export const miniSpray: Shape = (paint, sheet) => ({
  width: 130,
  height: 330,
  art:
    stroke('M0 -300H-104', paint.cap, 12) +
    rect(-26, -330, 52, 54, 12, round(sheet, paint.cap)) +
    rect(-36, -280, 72, 40, 6, round(sheet, paint.cap)) +
    path(
      'M-64 -12V-206Q-64 -242 -34 -242H34Q64 -242 64 -206V-12Q64 0 52 0H-52Q-64 0 -64 -12Z',
      round(sheet, paint.body),
    ) +
    rect(-64, -186, 128, 136, 0, wrapped(sheet, paint.label)) +
    print(paint, -64, -186, 128, 136),
});
