import { lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A slim bottle with a spray head. */
export const spray: Shape = (paint, sheet) => ({
  width: 132,
  height: 430,
  art:
    rect(-26, -412, 52, 44, 8, round(sheet, paint.cap)) +
    path(
      'M-30 -430H30Q40 -430 40 -418V-396H-40V-418Q-40 -430 -30 -430Z',
      round(sheet, lighter(paint.cap, 0.08)),
    ) +
    ellipse(-34, -408, 5, 5, lighter(paint.cap, 0.7)) +
    rect(-36, -372, 72, 34, 4, round(sheet, lighter(paint.cap, 0.15))) +
    path(
      'M-66 -14V-290Q-66 -340 -34 -340H34Q66 -340 66 -290V-14Q66 0 54 0H-54Q-66 0 -66 -14Z',
      round(sheet, paint.body),
    ) +
    rect(-66, -250, 132, 164, 0, wrapped(sheet, paint.label)) +
    print(paint, -66, -250, 132, 164) +
    rect(-50, -302, 8, 44, 4, '#ffffff', { opacity: 0.34 }),
});
