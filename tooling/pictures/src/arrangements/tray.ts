import { darker, lighter } from '../drawing/colour.ts';
import { lettering } from '../drawing/label.ts';
import { leaf } from '../drawing/leaf.ts';
import { flat } from '../drawing/light.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import type { Pack, Paint } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { row } from './row.ts';

/** A set: packs standing in an open box with a printed front. */
export const tray = (packs: readonly Pack[], paint: Paint, sheet: Sheet): Pack => {
  const inside = row(packs, 6, sheet);
  const half = inside.width / 2 + 34;
  const front = 170;
  const size = Math.min(56, (half * 1.15) / (paint.word.length * 0.8));
  return {
    width: half * 2,
    height: inside.height + 42,
    art:
      path(
        `M${-half} ${-front}L${-half + 26} ${-front - 96}H${half - 26}L${half} ${-front}Z`,
        darker(paint.body, 0.34),
      ) +
      placed(inside.art, 0, -42) +
      rect(-half, -front, half * 2, front, 4, flat(sheet, paint.body)) +
      rect(-half, -front, half * 2, 8, 2, lighter(paint.body, 0.25)) +
      rect(-half, -26, half * 2, 12, 0, paint.label, { opacity: 0.8 }) +
      placed(leaf(86, paint.label, paint.body), -half + 74, -92) +
      lettering(paint.word, 46, -76, size, paint.label),
  };
};
