import { darker, lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';

const dipper = (sheet: Sheet): string => {
  const wood = '#b98448';
  const rings = [0, 17, 34, 51].map((y) =>
    rect(-26 + Math.abs(y - 25) / 4, y, 52 - Math.abs(y - 25) / 2, 13, 6, round(sheet, wood)),
  );
  return rect(-5, -150, 10, 160, 5, round(sheet, wood)) + rings.join('');
};

/** A glass jar of honey with a metal lid; a wooden dipper lies beside it. */
export const honeyJar: Shape = (paint, sheet) => ({
  width: 290,
  height: 320,
  art:
    path(
      'M-112 -226C-112 -258 -98 -256 -98 -274H98C98 -256 112 -258 112 -226V-34Q112 0 80 0H-80Q-112 0 -112 -34Z',
      round(sheet, lighter(paint.body, 0.35)),
    ) +
    path(
      'M-102 -214C-90 -222 90 -222 102 -214V-36Q102 -10 76 -10H-76Q-102 -10 -102 -36Z',
      round(sheet, paint.body),
    ) +
    ellipse(0, -216, 100, 9, darker(paint.body, 0.12)) +
    rect(-104, -320, 208, 54, 10, round(sheet, paint.cap)) +
    rect(-104, -288, 208, 4, 0, '#0d1a14', { opacity: 0.2 }) +
    rect(-78, -182, 156, 140, 6, wrapped(sheet, paint.label)) +
    print(paint, -78, -182, 156, 140) +
    rect(-94, -206, 10, 150, 5, '#ffffff', { opacity: 0.34 }) +
    placed(dipper(sheet), 152, -34, 1, -118),
});
