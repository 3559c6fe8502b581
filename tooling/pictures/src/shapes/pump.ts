import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A bottle with a pump, for shower gel and soap. */
export const pump: Shape = (paint, sheet) => ({
  width: 196,
  height: 482,
  art:
    rect(-8, -440, 16, 70, 3, round(sheet, paint.cap)) +
    path(
      'M-26 -482H22Q88 -482 92 -452V-440H76V-450Q70 -456 30 -456V-432H-26Q-36 -432 -36 -442V-472Q-36 -482 -26 -482Z',
      round(sheet, paint.cap),
    ) +
    rect(-40, -386, 80, 50, 8, round(sheet, paint.cap)) +
    path(
      'M-98 -14V-290Q-98 -338 -56 -338H56Q98 -338 98 -290V-14Q98 0 82 0H-82Q-98 0 -98 -14Z',
      round(sheet, paint.body),
    ) +
    rect(-74, -262, 148, 176, 6, wrapped(sheet, paint.label)) +
    print(paint, -74, -262, 148, 176) +
    rect(-86, -296, 8, 230, 4, '#ffffff', { opacity: 0.26 }),
});
