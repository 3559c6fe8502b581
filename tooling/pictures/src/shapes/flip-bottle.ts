import { print } from '../drawing/label.ts';
import { round } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import { onBody, type Shape } from '../drawing/paint.ts';

/** An oval shampoo bottle with a flip cap, printed on the body itself. */
export const flipBottle: Shape = (paint, sheet) => ({
  width: 170,
  height: 440,
  art:
    path(
      'M-84 -16C-96 -150 -92 -270 -56 -368H56C92 -270 96 -150 84 -16Q83 0 66 0H-66Q-83 0 -84 -16Z',
      round(sheet, paint.body),
    ) +
    rect(-56, -440, 112, 76, 12, round(sheet, paint.cap)) +
    rect(-56, -396, 112, 4, 0, '#0d1a14', { opacity: 0.25 }) +
    rect(18, -404, 26, 8, 4, '#0d1a14', { opacity: 0.25 }) +
    print(onBody(paint), -80, -292, 160, 210) +
    path('M-66 -300C-76 -200 -76 -120 -70 -50L-60 -50C-66 -120 -66 -200 -56 -300Z', '#ffffff', {
      opacity: 0.3,
    }),
});
