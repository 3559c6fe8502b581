import { lighter } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

const ribs = (x: number, y: number, width: number, height: number): string =>
  Array.from({ length: 9 }, (_, index) =>
    rect(x + ((index + 0.5) * width) / 9, y, 2, height, 1, '#0d1a14', { opacity: 0.16 }),
  ).join('');

/** A litre bottle with round shoulders, a ribbed screw cap and a label all round. */
export const bottle: Shape = (paint, sheet) => {
  const body =
    'M-92 -14V-330C-92 -384 -40 -380 -40 -412H40C40 -380 92 -384 92 -330V-14Q92 0 76 0H-76Q-92 0 -92 -14Z';
  return {
    width: 184,
    height: 478,
    art:
      rect(-38, -420, 76, 20, 4, round(sheet, lighter(paint.body, 0.15))) +
      path(body, round(sheet, paint.body)) +
      rect(-48, -478, 96, 64, 10, round(sheet, paint.cap)) +
      ribs(-46, -470, 92, 48) +
      rect(-92, -268, 184, 178, 0, wrapped(sheet, paint.label)) +
      rect(-92, -98, 184, 8, 0, round(sheet, paint.cap)) +
      print(paint, -92, -272, 184, 174) +
      rect(-70, -340, 12, 60, 6, '#ffffff', { opacity: 0.3 }),
  };
};
