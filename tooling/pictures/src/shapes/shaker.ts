import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { round } from '../drawing/light.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A shaker cup with a loop on its lid and a scale. */
export const shaker: Shape = (paint, sheet) => ({
  width: 170,
  height: 452,
  art:
    stroke('M40 -400C100 -420 118 -350 84 -326', darker(paint.cap, 0.1), 14) +
    path('M-100 -320H100L82 -18Q80 0 62 0H-62Q-80 0 -82 -18Z', round(sheet, lighter(paint.body, 0.2)), {
      opacity: 0.92,
    }) +
    path('M-92 -190H92L82 -18Q80 0 62 0H-62Q-80 0 -82 -18Z', round(sheet, paint.body)) +
    rect(-108, -376, 216, 62, 10, round(sheet, paint.cap)) +
    path('M-64 -376L-52 -412H52L64 -376Z', round(sheet, paint.cap)) +
    rect(-44, -452, 62, 44, 8, round(sheet, lighter(paint.cap, 0.15))) +
    [-250, -210, -170, -130, -90, -50]
      .map((y) => stroke(`M52 ${y}H74`, paint.ink, 3, { opacity: 0.6 }))
      .join('') +
    placed(leaf(96, paint.ink, paint.body), -14, -180) +
    lettering(paint.word, -14, -84, Math.min(30, 110 / (paint.word.length * 0.8)), paint.ink),
});
