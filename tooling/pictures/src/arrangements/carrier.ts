import { darker } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { flat } from '../drawing/light.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Pack, Paint } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { row } from './row.ts';

/** Bottles in a carton carrier with a handle. */
export const carrier = (packs: readonly Pack[], paint: Paint, sheet: Sheet): Pack => {
  const inside = row(packs, 4, sheet);
  const half = inside.width / 2 + 18;
  const size = Math.min(64, (half * 1.5) / (paint.word.length * 0.8));
  return {
    width: half * 2,
    height: inside.height + 70,
    art:
      path(
        `M${-half + 30} -70V-${inside.height - 30}L-130 -${inside.height + 70}H130L${half - 30} -${inside.height - 30}V-70ZM-70 -${inside.height + 46}V-${inside.height + 20}H70V-${inside.height + 46}Z`,
        darker(paint.body, 0.3),
        { 'fill-rule': 'evenodd' },
      ) +
      placed(inside.art, 0, -14) +
      path(`M${-half} -112Q0 -60 ${half} -112V0H${-half}Z`, flat(sheet, paint.body)) +
      rect(-half, -14, half * 2, 14, 0, darker(paint.body, 0.2)) +
      lettering(paint.word, 0, -30, size * 0.72, paint.label),
  };
};
