import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A laptop on which a lecture runs. */
export const laptop: Shape = (paint, sheet) => ({
  width: 500,
  height: 330,
  art:
    rect(-200, -322, 400, 286, 14, '#2c3432') +
    rect(
      -186,
      -308,
      372,
      250,
      4,
      sheet.linear(
        [
          [0, lighter(paint.body, 0.18)],
          [1, darker(paint.body, 0.12)],
        ],
        'slant',
      ),
    ) +
    placed(leaf(84, paint.label, paint.body), -118, -236) +
    lettering(paint.word, 34, -222, Math.min(44, 210 / (paint.word.length * 0.8)), paint.label) +
    rect(-60, -204, 150, 7, 3, paint.label, { opacity: 0.55 }) +
    ellipse(0, -140, 38, 38, paint.label) +
    path('M-11 -158L20 -140L-11 -122Z', paint.ink) +
    rect(-166, -82, 332, 6, 3, paint.label, { opacity: 0.4 }) +
    rect(-166, -82, 128, 6, 3, '#d9ea8a') +
    path(
      'M-250 -36H250V-18Q250 0 226 0H-226Q-250 0 -250 -18Z',
      sheet.linear(
        [
          [0, '#e6e9e6'],
          [1, '#aab3ae'],
        ],
        'down',
      ),
    ) +
    rect(-46, -36, 92, 10, 5, '#98a39d'),
});
