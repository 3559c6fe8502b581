import { lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A serum bottle with a pipette. */
export const dropper: Shape = (paint, sheet) => ({
  width: 150,
  height: 396,
  art:
    path('M-24 -300V-366Q-24 -396 0 -396Q24 -396 24 -366V-300Z', round(sheet, '#2a302e')) +
    rect(-38, -310, 76, 58, 6, round(sheet, '#c9a86a')) +
    path(
      'M-76 -12V-190Q-76 -238 -38 -246V-256H38V-246Q76 -238 76 -190V-12Q76 0 64 0H-64Q-76 0 -76 -12Z',
      round(sheet, paint.body),
    ) +
    rect(-4, -246, 8, 74, 3, lighter(paint.body, 0.55), { opacity: 0.8 }) +
    rect(-60, -172, 120, 142, 4, wrapped(sheet, paint.label)) +
    print(paint, -60, -172, 120, 142) +
    rect(-66, -214, 8, 180, 4, '#ffffff', { opacity: 0.26 }),
});
