import { darker } from '../drawing/colour.ts';
import { label } from '../drawing/label.ts';
import { soft } from '../drawing/light.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A stand-up pouch with a zip. */
export const pouch: Shape = (paint, sheet) => ({
  width: 260,
  height: 410,
  art:
    path(
      'M-128 -400H128C118 -300 122 -120 138 -22Q80 6 0 6Q-80 6 -138 -22C-122 -120 -118 -300 -128 -400Z',
      soft(sheet, paint.body),
    ) +
    rect(-128, -410, 256, 30, 3, darker(paint.body, 0.16)) +
    rect(-122, -366, 244, 5, 2, darker(paint.body, 0.25), { opacity: 0.6 }) +
    ellipse(0, -24, 128, 18, darker(paint.body, 0.22), { opacity: 0.5 }) +
    label(paint, paint.label, -86, -310, 172, 200, 10),
});
