import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { flat } from '../drawing/light.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

const lines = (x: number, y: number, lengths: readonly number[], colour: string): string =>
  lengths.map((length, index) => rect(x, y + index * 20, length, 6, 3, colour, { opacity: 0.4 })).join('');

/** A magazine standing half open: cover in front, a page behind. */
export const booklet: Shape = (paint, sheet) => ({
  width: 360,
  height: 372,
  art:
    path(
      'M-6 -360L186 -330V-14L-6 0Z',
      sheet.linear([
        [0, '#e3ded0'],
        [0.25, '#fbf9f2'],
        [1, '#efeade'],
      ]),
    ) +
    lines(40, -290, [110, 118, 96, 114], paint.ink) +
    path('M36 -190L160 -174V-90L36 -98Z', lighter(paint.body, 0.5)) +
    lines(40, -70, [100, 70], paint.ink) +
    path(
      'M-200 -338L-6 -372V0L-200 -18Z',
      sheet.linear([
        [0, lighter(paint.body, 0.12)],
        [1, darker(paint.body, 0.14)],
      ]),
    ) +
    stroke('M-6 -372V0', darker(paint.body, 0.35), 3) +
    path('M-200 -150L-6 -170V-60L-200 -70Z', flat(sheet, paint.label)) +
    placed(leaf(120, paint.label, paint.body), -103, -256) +
    lettering(paint.word, -103, -102, Math.min(34, 160 / (paint.word.length * 0.8)), paint.ink),
});
