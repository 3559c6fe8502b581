import { darker, lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { flat } from '../drawing/light.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A bar of soap in a paper band. */
export const soap: Shape = (paint, sheet) => ({
  width: 370,
  height: 200,
  art:
    rect(
      -190,
      -186,
      380,
      186,
      62,
      sheet.linear(
        [
          [0, lighter(paint.body, 0.4)],
          [0.5, paint.body],
          [1, darker(paint.body, 0.2)],
        ],
        'down',
      ),
    ) +
    path('M-136 -170Q0 -200 136 -170Q0 -186 -136 -170Z', '#ffffff', { opacity: 0.5 }) +
    rect(-96, -190, 192, 194, 5, flat(sheet, paint.label)) +
    rect(-96, -190, 10, 194, 0, paint.cap) +
    rect(86, -190, 10, 194, 0, paint.cap) +
    print(paint, -86, -176, 172, 170) +
    ellipse(-150, -60, 7, 7, '#ffffff', { opacity: 0.5 }) +
    ellipse(-134, -44, 4, 4, '#ffffff', { opacity: 0.5 }),
});
