import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A leaflet folded in three, with a rising chart on its middle panel. */
export const leaflet: Shape = (paint, sheet) => ({
  width: 400,
  height: 360,
  art:
    path(
      'M-200 -330L-70 -356V-18L-200 0Z',
      sheet.linear([
        [0, lighter(paint.body, 0.1)],
        [1, darker(paint.body, 0.12)],
      ]),
    ) +
    path(
      'M-70 -356L66 -330V0L-70 -18Z',
      sheet.linear([
        [0, '#e8e3d6'],
        [1, '#fdfbf5'],
      ]),
    ) +
    path(
      'M66 -330L200 -356V-18L66 0Z',
      sheet.linear([
        [0, '#fdfbf5'],
        [1, '#e4dfd1'],
      ]),
    ) +
    placed(leaf(110, paint.label, paint.body), -135, -230) +
    lettering(paint.word, -135, -104, Math.min(30, 106 / (paint.word.length * 0.8)), paint.label) +
    [0, 1, 2, 3]
      .map((step) =>
        rect(-46 + step * 24, -90 - step * 44, 16, 30 + step * 44, 2, step === 3 ? paint.cap : paint.body),
      )
      .join('') +
    [0, 1, 2, 3, 4, 5]
      .map((line) => rect(92, -290 + line * 36, line % 2 === 0 ? 84 : 64, 7, 3, paint.cap, { opacity: 0.35 }))
      .join(''),
});
