import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { floorShadow } from '../drawing/floor.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

/** Wood seen from the front, lit from above. */
export const wood = ({ light, sheet }: Setting, colour: Hex): string =>
  sheet.linear(
    [
      [0, light.on(lighter(colour, 0.22))],
      [0.25, light.on(colour)],
      [1, light.on(darker(colour, 0.26))],
    ],
    'down',
  );

/** A table `width` wide and `height` tall under a cloth (or bare), its top edge's middle the origin. */
export const table = (setting: Setting, width: number, height: number, cloth?: Hex): string => {
  const { light, sheet } = setting;
  const half = width / 2;
  const legs =
    floorShadow(sheet, 0, height, width) +
    [-half + 26, half - 40].map((x) => rect(x, 10, 14, height - 10, 4, wood(setting, '#8a623f'))).join('');
  if (cloth === undefined)
    return (
      legs +
      rect(-half, 0, width, 20, 6, wood(setting, '#b98a5c')) +
      rect(-half, 18, width, 8, 2, light.on('#5d4029'), { opacity: 0.35 })
    );
  const folds = repeat(Math.floor(width / 70), (index) => {
    const x = -half + 40 + index * 70;
    return path(`M${x} 16L${x + 14} ${height * 0.72}H${x - 8}Z`, light.on(darker(cloth, 0.3)), {
      opacity: 0.2,
    });
  });
  return (
    legs +
    path(
      `M${-half} 0H${half}L${half + 14} ${height * 0.72}Q${half * 0.5} ${height * 0.78} 0 ${height * 0.73}Q${-half * 0.5} ${height * 0.68} ${-half - 14} ${height * 0.74}Z`,
      wood(setting, cloth),
    ) +
    folds +
    rect(-half, -3, width, 9, 4, light.on(lighter(cloth, 0.4)))
  );
};

/** A board on the wall, its top edge's middle the origin. */
export const board = (setting: Setting, width: number): string =>
  rect(-width / 2, 18, width, 26, 0, '#0d1a14', { opacity: 0.1 }) +
  rect(-width / 2, 0, width, 20, 3, wood(setting, '#b98a5c'));

/** A chair seen from the front (or its back), feet at the origin, 190 units tall. */
export const chair = (setting: Setting, colour: Hex, back = false): string => {
  const { light, sheet } = setting;
  const frame = light.on('#6b4a30');
  const seat = wood(setting, colour);
  const rest =
    rect(-46, -190, 92, 78, 20, seat) +
    (back ? '' : rect(-36, -182, 72, 40, 14, light.on(lighter(colour, 0.3)), { opacity: 0.4 }));
  const cushion = rect(-52, -104, 104, 22, 10, wood(setting, lighter(colour, 0.1)));
  return (
    floorShadow(sheet, 0, 0, 110) +
    stroke('M-44 -90L-50 0M44 -90L50 0M-30 -90L-32 -12M30 -90L32 -12', frame, 8) +
    stroke('M-40 -120V-96M40 -120V-96', frame, 8) +
    (back ? cushion + rest : rest + cushion)
  );
};

/** A seat seen from the side, its sitter's hips at (0, −146). */
export const stool = (setting: Setting, colour: Hex): string => {
  const frame = setting.light.on('#6b4a30');
  return (
    floorShadow(setting.sheet, 10, 0, 120) +
    stroke('M-34 -128L-46 0M48 -128L54 0', frame, 8) +
    stroke('M-40 -132L-58 -262', frame, 9) +
    rect(-54, -140, 112, 18, 9, wood(setting, colour)) +
    path('M-66 -270Q-58 -280 -50 -272L-40 -190Q-44 -182 -54 -186Z', wood(setting, colour))
  );
};

/** A lamp that hangs from the ceiling on a cord of `drop` units; the cord's upper end is the origin. */
export const lamp = ({ sheet, light }: Setting, drop: number, colour: Hex): string =>
  stroke(`M0 0V${drop}`, '#3a332c', 2) +
  ellipse(
    0,
    drop + 60,
    190,
    150,
    sheet.radial([
      [0, '#fff0c4', 0.5],
      [1, '#fff0c4', 0],
    ]),
  ) +
  path(
    `M-40 ${drop + 40}C-36 ${drop + 6} -16 ${drop} 0 ${drop}C16 ${drop} 36 ${drop + 6} 40 ${drop + 40}Z`,
    sheet.linear([
      [0, light.on(lighter(colour, 0.2))],
      [1, light.on(darker(colour, 0.25))],
    ]),
  ) +
  ellipse(0, drop + 40, 38, 8, '#fff3cf');

/** A plant in a pot, `height` tall, its foot the origin. */
export const potPlant = ({ light, sheet, chance }: Setting, height: number, pot: Hex): string =>
  floorShadow(sheet, 0, 0, height * 0.34) +
  repeat(13, (index) => {
    const turn = -70 + index * 11.5 + chance() * 8;
    const long = height * (0.62 + (index % 3) * 0.07);
    const green = light.on(index % 2 === 0 ? '#3f7f55' : '#639c5c');
    return placed(
      path(
        `M0 0C${long * 0.16} ${-long * 0.3} ${long * 0.14} ${-long * 0.75} 0 ${-long}C${-long * 0.1} ${-long * 0.7} ${-long * 0.1} ${-long * 0.3} 0 0Z`,
        green,
      ),
      0,
      -height * 0.28,
      1,
      turn,
    );
  }) +
  path(
    `M${-height * 0.16} ${-height * 0.3}H${height * 0.16}L${height * 0.12} 0H${-height * 0.12}Z`,
    sheet.linear([
      [0, light.on(lighter(pot, 0.2))],
      [1, light.on(darker(pot, 0.25))],
    ]),
  );
