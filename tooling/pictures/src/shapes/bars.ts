import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { flat, soft } from '../drawing/light.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

const teeth = (x: number, height: number): string =>
  `M${x} 0${`l8 ${height / 12}l-8 ${height / 12}`.repeat(6)}`;

/** An open display box with bars standing in it and one lying before it. */
export const bars: Shape = (paint, sheet) => {
  const upright = (x: number): string =>
    rect(x, -300, 40, 200, 4, soft(sheet, lighter(paint.body, x % 80 === 0 ? 0.12 : 0.28)));
  const bar =
    rect(-140, -60, 280, 60, 6, soft(sheet, paint.body)) +
    path(`${teeth(140, 60)}V0Z`, darker(paint.body, 0.1), { transform: 'translate(0 -60)' }) +
    rect(-80, -60, 160, 60, 0, paint.label) +
    lettering(paint.word, 14, -20, Math.min(30, 110 / (paint.word.length * 0.8)), paint.ink) +
    placed(leaf(36, paint.ink, paint.label), -58, -30);
  return {
    width: 380,
    height: 330,
    art:
      path('M-170 -210L-140 -330H200L170 -210Z', darker(paint.cap, 0.1)) +
      [-160, -117, -74, -31, 12, 55, 98, 128].map(upright).join('') +
      path('M170 -200L200 -240V-40L170 0Z', darker(paint.cap, 0.3)) +
      path('M-170 -180Q0 -140 170 -180V0H-170Z', flat(sheet, paint.cap)) +
      placed(leaf(70, paint.label, paint.cap), -116, -98) +
      lettering(paint.word, 34, -92, Math.min(44, 190 / (paint.word.length * 0.8)), paint.label) +
      placed(bar, 30, 26, 1, -3),
  };
};
