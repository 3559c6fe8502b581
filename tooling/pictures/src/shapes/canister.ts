import { darker } from '../drawing/colour.ts';
import { print } from '../drawing/label.ts';
import { round, wrapped } from '../drawing/light.ts';
import { path, rect } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';

/** A household bottle with a handle through its shoulder. */
export const canister: Shape = (paint, sheet) => ({
  width: 250,
  height: 440,
  art:
    path(
      'M-124 -18V-250C-124 -330 -92 -360 -72 -372H12C70 -360 124 -318 124 -240V-18Q124 0 104 0H-104Q-124 0 -124 -18ZM24 -322C20 -296 30 -262 62 -262C84 -262 88 -276 82 -290C74 -308 50 -320 24 -322Z',
      round(sheet, paint.body),
      { 'fill-rule': 'evenodd' },
    ) +
    rect(-72, -386, 84, 20, 5, round(sheet, darker(paint.body, 0.12))) +
    rect(-78, -440, 96, 58, 9, round(sheet, paint.cap)) +
    rect(-124, -232, 248, 172, 0, wrapped(sheet, paint.label)) +
    rect(-124, -68, 248, 8, 0, round(sheet, paint.cap)) +
    print(paint, -124, -234, 248, 168),
});
