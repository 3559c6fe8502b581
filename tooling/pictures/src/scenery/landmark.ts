import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, type Hex, lighter } from '../drawing/colour.ts';
import { rect } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Draws a building as seen from afar, on y = 0 round x = 0; a usual house is 60 units tall. */
export type Landmark = (setting: Setting, far: number) => string;

export const face = (
  { light, sheet }: { light: Setting['light']; sheet: Sheet },
  colour: Hex,
  far: number,
): string =>
  sheet.linear([
    [0, light.on(lighter(colour, 0.14), far)],
    [0.55, light.on(colour, far)],
    [1, light.on(darker(colour, 0.26), far)],
  ]);

/** Rows of windows in a box, some of them lit at night. */
export const windows = (
  { light, chance }: Setting,
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  far: number,
): string =>
  repeat(columns * rows, (index) => {
    const lit = light.lamps && chance() < 0.6;
    return rect(
      x + (index % columns) * step,
      y + Math.floor(index / columns) * step * 1.35,
      step * 0.5,
      step * 0.72,
      1,
      lit ? '#ffd98c' : light.on('#6f8797', far),
      { opacity: lit ? 0.95 : 0.5 },
    );
  });
