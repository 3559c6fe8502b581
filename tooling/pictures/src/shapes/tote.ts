import { print } from '../drawing/label.ts';
import { soft } from '../drawing/light.ts';
import { path, stroke } from '../drawing/marks.ts';
import { onBody, type Shape } from '../drawing/paint.ts';

/** A cotton bag with long handles. */
export const tote: Shape = (paint, sheet) => ({
  width: 300,
  height: 470,
  art:
    stroke('M-70 -300C-70 -500 50 -500 60 -300', paint.cap, 15, { opacity: 0.55 }) +
    path('M-150 -306H150L166 -10Q166 2 152 2Q0 -8 -152 2Q-166 2 -166 -10Z', soft(sheet, paint.body)) +
    stroke('M-148 -290H148', paint.cap, 3, { 'stroke-dasharray': '9 8', opacity: 0.4 }) +
    stroke('M-78 -282C-90 -490 88 -490 76 -282', paint.cap, 16) +
    print(onBody(paint), -110, -262, 220, 220),
});
