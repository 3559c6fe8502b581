import { floorShadow } from '../drawing/floor.ts';
import { placed } from '../drawing/marks.ts';
import type { Pack } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Packs side by side on one floor, `gap` units apart (less than 0: they overlap), each with its shadow. */
export const row = (packs: readonly Pack[], gap: number, sheet: Sheet): Pack => {
  const width = packs.reduce((sum, pack) => sum + pack.width, 0) + gap * (packs.length - 1);
  let left = -width / 2;
  const places = packs.map((pack) => {
    const x = left + pack.width / 2;
    left += pack.width + gap;
    return { pack, x };
  });
  return {
    width,
    height: Math.max(0, ...packs.map(({ height }) => height)),
    art:
      places.map(({ pack, x }) => floorShadow(sheet, x, 0, pack.width)).join('') +
      places.map(({ pack, x }) => placed(pack.art, x, 0)).join(''),
  };
};
