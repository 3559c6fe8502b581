import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { flat } from '../drawing/light.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A toothpaste tube that lies before its long carton. */
export const toothpaste: Shape = (paint, sheet) => {
  const film = sheet.linear(
    [
      [0, lighter(paint.body, 0.3)],
      [0.4, paint.body],
      [1, darker(paint.body, 0.2)],
    ],
    'down',
  );
  const cap = sheet.linear(
    [
      [0, lighter(paint.cap, 0.25)],
      [0.5, paint.cap],
      [1, darker(paint.cap, 0.25)],
    ],
    'down',
  );
  const tube =
    path('M-230 -58L-214 -62L120 -74Q150 -70 150 -40Q150 -10 120 -6L-214 -18L-230 -22Z', film) +
    rect(-236, -64, 22, 50, 3, darker(paint.body, 0.14)) +
    rect(148, -62, 20, 44, 3, film) +
    path('M166 -72H214Q226 -70 226 -40Q226 -10 214 -8H166Z', cap) +
    placed(leaf(46, paint.ink, paint.body), -150, -40, 1, 90) +
    lettering(paint.word, 0, -26, Math.min(38, 220 / (paint.word.length * 0.8)), paint.ink);
  return {
    width: 480,
    height: 220,
    art:
      path('M-200 -190L-176 -214H244L220 -190Z', lighter(paint.cap, 0.3)) +
      path('M220 -190L244 -214V-92L220 -68Z', darker(paint.cap, 0.25)) +
      rect(-200, -190, 420, 122, 2, flat(sheet, paint.cap)) +
      placed(leaf(56, paint.label, paint.cap), -150, -128, 1, 0) +
      lettering(paint.word, 40, -112, Math.min(50, 270 / (paint.word.length * 0.8)), paint.label) +
      rect(-200, -84, 420, 16, 0, paint.label, { opacity: 0.85 }) +
      placed(tube, 0, 0, 1, -2),
  };
};
