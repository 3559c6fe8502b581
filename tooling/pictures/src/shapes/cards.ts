import { lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { flat, soft } from '../drawing/light.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** Greeting cards fanned out before an envelope. */
export const cards: Shape = (paint, sheet) => {
  const card = (ground: string, ink: string): string =>
    rect(-92, -250, 184, 250, 8, ground) +
    placed(leaf(110, ink, ground.startsWith('#') ? ground : paint.label), 0, -150);
  return {
    width: 400,
    height: 340,
    art:
      placed(card(paint.cap, lighter(paint.body, 0.3)), -96, -20, 1, -16) +
      placed(card(lighter(paint.body, 0.25), paint.cap), 90, -20, 1, 14) +
      placed(
        rect(-92, -260, 184, 260, 8, flat(sheet, paint.label)) +
          [-52, 0, 52]
            .map((x) => placed(leaf(96 - Math.abs(x) / 3, paint.body, paint.label), x, -160, 1, x / 3))
            .join('') +
          ellipse(0, -106, 10, 10, paint.cap),
        -6,
        -40,
      ) +
      rect(-150, -130, 300, 134, 6, soft(sheet, paint.body)) +
      path('M-150 -124Q0 -14 150 -124V-130H-150Z', lighter(paint.body, 0.22)),
  };
};
