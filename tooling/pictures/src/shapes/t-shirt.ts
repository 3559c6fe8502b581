import { darker } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { soft } from '../drawing/light.ts';
import { path, placed, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A T-shirt laid out, with a leaf on its chest. */
export const tShirt: Shape = (paint, sheet) => ({
  width: 300,
  height: 420,
  art:
    path(
      'M-66 -420Q0 -380 66 -420L128 -396L214 -300L152 -240L118 -272Q126 -130 130 -8Q0 8 -130 -8Q-126 -130 -118 -272L-152 -240L-214 -300L-128 -396Z',
      soft(sheet, paint.body),
    ) +
    stroke('M-66 -420Q0 -362 66 -420', darker(paint.body, 0.35), 12) +
    stroke('M-118 -272Q-108 -220 -112 -170M118 -272Q108 -220 112 -170', darker(paint.body, 0.3), 4, {
      opacity: 0.6,
    }) +
    stroke('M-130 -30Q0 -14 130 -30', darker(paint.body, 0.3), 3, {
      'stroke-dasharray': '7 7',
      opacity: 0.6,
    }) +
    placed(leaf(84, paint.cap, paint.body), 52, -282),
});
