import { lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A slim roll-on vial; its cap stands beside it. */
export const rollOn: Shape = (paint, sheet) => ({
  width: 210,
  height: 356,
  art:
    ellipse(
      -40,
      -330,
      22,
      22,
      sheet.radial([
        [0, '#ffffff'],
        [0.6, '#c5cbcc'],
        [1, '#7f8a8b'],
      ]),
    ) +
    rect(-70, -322, 60, 24, 5, round(sheet, '#b9bfc0')) +
    path(
      'M-96 -12V-258Q-96 -300 -62 -302H-18Q16 -300 16 -258V-12Q16 0 4 0H-84Q-96 0 -96 -12Z',
      round(sheet, paint.body),
    ) +
    rect(-96, -232, 112, 160, 0, wrapped(sheet, paint.label)) +
    print(paint, -96, -232, 112, 160) +
    rect(-86, -280, 8, 44, 4, lighter(paint.body, 0.7), { opacity: 0.7 }) +
    rect(44, -128, 76, 128, 10, round(sheet, paint.cap)) +
    rect(44, -20, 76, 4, 0, '#ffffff', { opacity: 0.2 }),
});
