import { lighter, mix } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

const glass = '#7a4420';

/** An amber glass vial of essential oil; the label has the colour of the plant. */
export const oil: Shape = (paint, sheet) => {
  const paper = mix(paint.body, '#ffffff', 0.45);
  return {
    width: 150,
    height: 330,
    art:
      path(
        'M-76 -12V-176Q-76 -216 -40 -222V-240H40V-222Q76 -216 76 -176V-12Q76 0 64 0H-64Q-76 0 -76 -12Z',
        round(sheet, glass),
      ) +
      rect(-46, -330, 92, 94, 10, round(sheet, '#252a28')) +
      rect(-46, -252, 92, 4, 0, '#ffffff', { opacity: 0.14 }) +
      rect(-76, -166, 152, 138, 0, wrapped(sheet, paper)) +
      rect(-76, -40, 152, 12, 0, round(sheet, paint.cap)) +
      print({ ...paint, label: paper }, -76, -168, 152, 130) +
      rect(-62, -206, 9, 34, 4, lighter(glass, 0.6), { opacity: 0.7 }),
  };
};
