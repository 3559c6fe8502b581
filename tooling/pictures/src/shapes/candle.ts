import { darker, lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { ellipse, path, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A candle in a glass, lit. */
export const candle: Shape = (paint, sheet) => ({
  width: 230,
  height: 380,
  art:
    ellipse(
      0,
      -316,
      90,
      90,
      sheet.radial([
        [0, '#ffd98a', 0.75],
        [1, '#ffd98a', 0],
      ]),
    ) +
    path('M-114 -260H114V-30Q114 0 84 0H-84Q-114 0 -114 -30Z', round(sheet, lighter(paint.body, 0.25))) +
    path('M-104 -214H104V-32Q104 -10 82 -10H-82Q-104 -10 -104 -32Z', round(sheet, paint.body)) +
    ellipse(0, -214, 104, 14, lighter(paint.body, 0.5)) +
    ellipse(0, -260, 114, 15, '#ffffff', { opacity: 0.35 }) +
    stroke('M0 -214V-252', darker(paint.cap, 0.4), 5) +
    path(
      'M0 -326C28 -286 26 -250 0 -246C-26 -250 -28 -286 0 -326Z',
      sheet.linear(
        [
          [0, '#ffcf5a'],
          [1, '#f08a2c'],
        ],
        'down',
      ),
    ) +
    path('M0 -290C12 -272 12 -254 0 -251C-12 -254 -12 -272 0 -290Z', '#fff3c9') +
    rect(-76, -180, 152, 140, 6, wrapped(sheet, paint.label)) +
    print(paint, -76, -180, 152, 140) +
    rect(-98, -240, 9, 190, 4, '#ffffff', { opacity: 0.32 }),
});
