import { darker, lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { flat } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A folding box seen a little from the right. */
export const carton: Shape = (paint, sheet) => ({
  width: 280,
  height: 374,
  art:
    path('M-140 -340L-90 -374H140L90 -340Z', lighter(paint.body, 0.3)) +
    path(
      'M90 -340L140 -374V-30L90 0Z',
      sheet.linear([
        [0, darker(paint.body, 0.18)],
        [1, darker(paint.body, 0.34)],
      ]),
    ) +
    rect(-140, -340, 230, 340, 2, flat(sheet, paint.body)) +
    rect(-140, -270, 230, 200, 0, paint.label) +
    path('M90 -270L140 -302V-102L90 -70Z', darker(paint.label, 0.16)) +
    print(paint, -140, -270, 230, 196),
});
