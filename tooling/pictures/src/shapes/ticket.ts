import { darker } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { soft } from '../drawing/light.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

const outline =
  'M-210 -90A18 18 0 0 1 -210 -54V-10Q-210 0 -200 0H80A16 16 0 0 1 112 0H200Q210 0 210 -10V-54A18 18 0 0 1 210 -90V-134Q210 -144 200 -144H112A16 16 0 0 1 80 -144H-200Q-210 -144 -210 -134Z';

/** Two event tickets, one over the other. */
export const ticket: Shape = (paint, sheet) => {
  const stub =
    stroke('M96 -118V-26', paint.label, 3, { 'stroke-dasharray': '8 9', opacity: 0.8 }) +
    [130, 141, 156, 163, 176]
      .map((x, index) => rect(x, -112, index % 2 === 0 ? 6 : 3, 80, 0, paint.label))
      .join('');
  const front =
    path(outline, soft(sheet, paint.body)) +
    placed(leaf(80, paint.label, paint.body), -156, -72) +
    lettering(paint.word, -16, -62, Math.min(36, 180 / (paint.word.length * 0.8)), paint.label) +
    rect(-80, -44, 128, 6, 3, paint.label, { opacity: 0.6 }) +
    stub;
  return {
    width: 440,
    height: 300,
    art:
      placed(path(outline, soft(sheet, darker(paint.cap, 0))) + stub, 20, -124, 0.96, -12) +
      placed(front, -4, -24, 1, 4),
  };
};
