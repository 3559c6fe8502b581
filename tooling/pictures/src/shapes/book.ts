import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { soft } from '../drawing/light.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A standing book with a cover picture. */
export const book: Shape = (paint, sheet) => ({
  width: 300,
  height: 392,
  art:
    path(
      'M132 -380L162 -366V-10L132 0Z',
      sheet.linear([
        [0, '#e9e4d6'],
        [1, '#cfc8b6'],
      ]),
    ) +
    rect(-146, -392, 282, 392, 5, soft(sheet, paint.body)) +
    rect(-146, -392, 22, 392, 4, darker(paint.body, 0.22)) +
    ellipse(6, -244, 92, 92, lighter(paint.body, 0.24)) +
    placed(leaf(140, paint.cap, lighter(paint.body, 0.24)), 6, -244) +
    lettering(paint.word, 6, -88, Math.min(40, 210 / (paint.word.length * 0.8)), paint.label) +
    rect(-54, -64, 120, 5, 2, paint.label, { opacity: 0.7 }) +
    rect(-30, -48, 72, 5, 2, paint.label, { opacity: 0.5 }),
});
