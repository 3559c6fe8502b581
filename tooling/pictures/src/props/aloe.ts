import type { Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { aloePlant } from '../scenery/aloe-plant.ts';
import { wood } from './furniture.ts';

/** Green of aloe under every sky. */
export const aloeGreen = '#4f9a72';

/** An aloe plant in the scene's light. */
export const aloe = ({ light, sheet }: Setting, height: number, far = 0): string =>
  aloePlant(height, light.on(aloeGreen, far), sheet);

/** Rows of aloe that run to the vanishing point (`toX`, `top`). */
export const aloeRows = (setting: Setting, top: number, toX: number, rows = 9): string => {
  const { light, place } = setting;
  const bottom = 830;
  const furrows = repeat(rows + 1, (index) => {
    const x = toX + (index - rows / 2) * 330;
    return path(
      `M${toX + (index - rows / 2) * 12} ${top}L${x - 70} ${bottom}H${x + 70}Z`,
      light.on(darker(place.land, 0.34)),
      { opacity: 0.5 },
    );
  });
  const plants = repeat(11, (line) => {
    const near = ((line + 1) / 11) ** 2.1;
    const y = top + 8 + (bottom - top - 30) * near;
    return repeat(rows, (index) => {
      const x = toX + (index - (rows - 1) / 2) * (12 + 318 * near);
      if (x < -160 || x > 1360) return '';
      const size = 12 + 190 * near;
      return (
        ellipse(x, y, size * 0.62, size * 0.1, '#14261b', { opacity: 0.28 }) +
        placed(aloe(setting, size * between(setting.chance, 0.9, 1.12), (1 - near) * 0.42), x, Math.round(y))
      );
    });
  });
  return furrows + plants;
};

/** A leaf that lies: `long` units to the right of the origin, cut open at its thick end if asked. */
export const lyingLeaf = ({ light, sheet }: Setting, long: number, cut: boolean): string => {
  const wide = long * 0.13;
  const skin = sheet.linear(
    [
      [0, light.on(lighter(aloeGreen, 0.3))],
      [0.5, light.on(aloeGreen)],
      [1, light.on(darker(aloeGreen, 0.35))],
    ],
    'down',
  );
  const teeth = repeat(14, (index) => {
    const x = long * (0.1 + index * 0.058);
    const y = -wide * (1 - (x / long) ** 1.6);
    return path(`M${x - 5} ${y + 4}L${x + 3} ${y - 9}L${x + 8} ${y + 4}Z`, light.on('#d9c08a'));
  });
  return (
    teeth +
    path(
      `M0 ${-wide}C${long * 0.4} ${-wide * 1.1} ${long * 0.8} ${-wide * 0.5} ${long} ${wide * 0.1}C${long * 0.8} ${wide * 0.9} ${long * 0.4} ${wide * 1.1} 0 ${wide}Z`,
      skin,
    ) +
    path(
      `M${long * 0.06} ${-wide * 0.5}C${long * 0.4} ${-wide * 0.6} ${long * 0.7} ${-wide * 0.3} ${long * 0.9} 0C${long * 0.7} ${-wide * 0.15} ${long * 0.4} ${-wide * 0.35} ${long * 0.06} ${-wide * 0.3}Z`,
      '#ffffff',
      { opacity: 0.22 },
    ) +
    (cut
      ? ellipse(0, 0, wide * 0.5, wide, light.on(lighter(aloeGreen, 0.15))) +
        ellipse(
          0,
          0,
          wide * 0.4,
          wide * 0.84,
          sheet.radial([
            [0, '#f6fdf0'],
            [0.6, '#d8f0cf'],
            [1, '#a9d69c'],
          ]),
        ) +
        ellipse(-wide * 0.1, -wide * 0.34, wide * 0.1, wide * 0.2, '#ffffff', { opacity: 0.9 })
      : '')
  );
};

/** Cubes of clear gel round the origin. */
export const gelCubes = ({ chance }: Setting, count: number, spread: number): string =>
  repeat(count, () => {
    const size = between(chance, 22, 38);
    const x = between(chance, -spread, spread);
    const y = between(chance, -20, 20);
    return placed(
      rect(-size / 2, -size, size, size, 7, '#e6f7df', { opacity: 0.75 }) +
        rect(-size / 2 + 4, -size + 4, size * 0.4, size * 0.3, 4, '#ffffff', { opacity: 0.9 }) +
        rect(-size / 2, -size, size, size, 7, 'none', { stroke: '#9fcf98', 'stroke-width': 2, opacity: 0.8 }),
      x,
      y,
      1,
      between(chance, -16, 16),
    );
  });

/** A wooden crate full of leaves, 260 units wide, its foot's middle the origin. */
export const crate = (setting: Setting): string =>
  ellipse(0, 0, 160, 16, '#14261b', { opacity: 0.3 }) +
  repeat(13, (index) => {
    const x = -110 + (index % 7) * 36;
    return placed(
      lyingLeaf(setting, 150, false),
      x,
      -118 + (index > 6 ? 16 : 0),
      0.9,
      -70 + ((index * 37) % 46),
    );
  }) +
  repeat(3, (index) =>
    rect(-130, -116 + index * 40, 260, 34, 3, wood(setting, index % 2 === 0 ? '#c09a6a' : '#b08a5a')),
  ) +
  rect(-130, -120, 20, 120, 3, wood(setting, '#9a7448')) +
  rect(110, -120, 20, 120, 3, wood(setting, '#9a7448')) +
  rect(-46, -66, 92, 18, 9, '#4a3520', { opacity: 0.6 });

/** Water on a leaf: small bright drops. */
export const dew = (
  setting: Setting,
  count: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): string =>
  repeat(count, () => {
    const size = between(setting.chance, 4, 11);
    const x = between(setting.chance, left, right);
    const y = between(setting.chance, top, bottom);
    return (
      ellipse(
        x,
        y,
        size,
        size * 1.15,
        setting.sheet.radial([
          [0, '#ffffff', 0.15],
          [0.7, '#ffffff', 0.35],
          [1, '#dff3ea', 0.8],
        ]),
      ) + ellipse(x - size * 0.3, y - size * 0.4, size * 0.25, size * 0.3, '#ffffff', { opacity: 0.95 })
    );
  });
