import { lighter } from '../drawing/colour.ts';
import { label } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A waisted bottle with a push-pull cap. */
export const dishBottle: Shape = (paint, sheet) => ({
  width: 176,
  height: 440,
  art:
    rect(-14, -440, 28, 30, 8, round(sheet, lighter(paint.cap, 0.3))) +
    path('M-24 -414H24L34 -366H-34Z', round(sheet, paint.cap)) +
    path(
      'M-88 -16V-120C-88 -160 -70 -180 -70 -214C-70 -250 -84 -262 -84 -296C-84 -344 -44 -348 -34 -370H34C44 -348 84 -344 84 -296C84 -262 70 -250 70 -214C70 -180 88 -160 88 -120V-16Q88 0 72 0H-72Q-88 0 -88 -16Z',
      round(sheet, paint.body),
    ) +
    label(paint, wrapped(sheet, paint.label), -64, -290, 128, 176, 22) +
    rect(-74, -104, 9, 76, 4, '#ffffff', { opacity: 0.3 }),
});
