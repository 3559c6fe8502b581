import type { Setting } from '../content/setting.ts';
import { between, oneOf, repeat } from '../drawing/chance.ts';
import { floorShadow } from '../drawing/floor.ts';
import { mix } from '../drawing/colour.ts';
import { placed } from '../drawing/marks.ts';
import { figure, fromBehind } from './figure.ts';
import { somebody, type Person } from './person.ts';
import type { PoseName } from './pose.ts';

/** Somebody of the place in the scene's light. */
export const passer = ({ place, chance, light }: Setting, change: Partial<Person> = {}): Person => {
  const person = { ...somebody(place, chance), ...change };
  const lit = (colour: string): string => mix(light.on(colour), colour, 0.35);
  return {
    ...person,
    skin: lit(person.skin),
    top: lit(person.top),
    bottom: lit(person.bottom),
    scarf: lit(person.scarf),
    hair: lit(person.hair),
  };
};

/** One figure with its shadow, feet at (x, y). */
export const placedFigure = (
  setting: Setting,
  pose: PoseName,
  x: number,
  y: number,
  scale: number,
  options: { readonly person?: Partial<Person>; readonly mirrored?: boolean } = {},
): string =>
  placed(
    floorShadow(setting.sheet, 0, 0, 110) +
      figure(passer(setting, options.person), pose, setting.sheet, options.mirrored),
    x,
    y,
    scale,
  );

/** People side by side between two edges, each in one of the poses. */
export const line = (
  setting: Setting,
  poses: readonly [PoseName, ...PoseName[]],
  count: number,
  [left, right]: readonly [number, number],
  y: number,
  scale: number,
): string =>
  repeat(count, (index) =>
    placedFigure(
      setting,
      oneOf(setting.chance, poses),
      left + ((right - left) * (index + 0.5)) / count + between(setting.chance, -8, 8),
      y + between(setting.chance, -6, 6),
      scale,
      { mirrored: setting.chance() < 0.5 },
    ),
  );

/** Rows of listeners from behind, the last row nearest and biggest. */
export const listeners = (
  setting: Setting,
  rows: number,
  top: number,
  bottom: number,
  farthest = 0.42,
): string =>
  repeat(rows, (row) => {
    const near = rows === 1 ? 1 : row / (rows - 1);
    const scale = farthest + near * (1.17 - farthest);
    const y = top + (bottom - top) * near;
    const step = 128 * scale;
    const count = Math.ceil(1240 / step);
    return repeat(count, (index) =>
      placed(
        fromBehind(passer(setting), setting.sheet),
        (index + (row % 2) * 0.5) * step + between(setting.chance, -7, 7),
        y + between(setting.chance, -6, 6),
        scale,
      ),
    );
  });
