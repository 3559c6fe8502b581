import { darker } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import { onBody, type Shape } from '../drawing/paint.ts';

/** A cream tube that stands on its cap, sealed flat at the top. */
export const tube: Shape = (paint, sheet) => ({
  width: 172,
  height: 432,
  art:
    path('M-96 -420H96L66 -74H-66Z', round(sheet, paint.body)) +
    rect(-98, -432, 196, 26, 3, round(sheet, darker(paint.body, 0.1))) +
    Array.from({ length: 15 }, (_, index) =>
      rect(-90 + index * 12.6, -430, 2, 22, 1, '#0d1a14', { opacity: 0.12 }),
    ).join('') +
    rect(-64, -80, 128, 12, 3, round(sheet, darker(paint.cap, 0.2))) +
    path('M-66 -72H66L60 -10Q59 0 48 0H-48Q-59 0 -60 -10Z', round(sheet, paint.cap)) +
    print(onBody(paint), -84, -344, 168, 190) +
    path('M-80 -398L-72 -398L-52 -96L-56 -96Z', '#ffffff', { opacity: 0.28 }),
});
