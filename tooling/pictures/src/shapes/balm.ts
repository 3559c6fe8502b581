import { lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A lip balm, open, its cap beside it. */
export const balm: Shape = (paint, sheet) => ({
  width: 220,
  height: 330,
  art:
    path('M-78 -220V-296Q-40 -340 2 -320V-220Z', round(sheet, lighter(paint.body, 0.45))) +
    rect(-86, -232, 96, 26, 4, round(sheet, '#ddd8cc')) +
    rect(-94, -208, 112, 178, 4, round(sheet, paint.body)) +
    rect(-94, -188, 112, 120, 0, wrapped(sheet, paint.label)) +
    placed(leaf(54, paint.ink, paint.label), -38, -142) +
    lettering(paint.word, -38, -84, Math.min(24, 92 / (paint.word.length * 0.8)), paint.ink) +
    rect(-90, -32, 104, 32, 5, round(sheet, paint.cap)) +
    rect(48, -150, 110, 150, 8, round(sheet, paint.cap)) +
    rect(48, -22, 110, 5, 0, '#ffffff', { opacity: 0.25 }),
});
