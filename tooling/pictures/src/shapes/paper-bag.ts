import { darker } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { flat } from '../drawing/light.ts';
import { path, stroke } from '../drawing/marks.ts';
import { onBody, type Shape } from '../drawing/paint.ts';

/** A paper carrier bag with twisted handles. */
export const paperBag: Shape = (paint, sheet) => ({
  width: 300,
  height: 430,
  art:
    stroke('M-66 -318C-66 -440 54 -440 54 -328', darker(paint.body, 0.25), 8) +
    path(
      'M104 -330L156 -350V-26L104 0Z',
      sheet.linear([
        [0, darker(paint.body, 0.2)],
        [1, darker(paint.body, 0.34)],
      ]),
    ) +
    path('M104 -330L130 -176L104 0Z', darker(paint.body, 0.28)) +
    path('M-150 -330H104V0H-150Z', flat(sheet, paint.body)) +
    path('M-150 -330L-98 -350H156L104 -330Z', darker(paint.body, 0.12)) +
    stroke('M-88 -312C-88 -452 42 -452 42 -312', darker(paint.body, 0.38), 9) +
    print(onBody(paint), -130, -276, 214, 220),
});
