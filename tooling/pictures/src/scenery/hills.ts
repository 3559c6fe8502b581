import { stage, type Setting } from '../content/setting.ts';
import { between, repeat, type Chance } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { path, stroke } from '../drawing/marks.ts';

/** The outline of rolling land round the height `y`, closed at the picture's foot. */
export const rolling = (chance: Chance, y: number, swing: number, waves = 3): string => {
  const step = (stage.width + 120) / waves;
  const heights = Array.from({ length: waves + 1 }, () => y + between(chance, -swing, swing));
  const curves = heights
    .slice(1)
    .map((to, index) => {
      const from = heights[index] ?? y;
      const x = -60 + index * step;
      return `C${x + step * 0.45} ${from} ${x + step * 0.55} ${to} ${x + step} ${to}`;
    })
    .join('');
  return `M-60 ${heights[0] ?? y}${curves}V${stage.height + 20}H-60Z`;
};

/** A fold of land in the air's haze: lit above, deeper below. */
export const hill = (
  { light, sheet, chance }: Setting,
  y: number,
  swing: number,
  colour: Hex,
  far: number,
  waves = 3,
): string =>
  path(
    rolling(chance, y, swing, waves),
    sheet.linear(
      [
        [0, light.on(lighter(colour, 0.16), far)],
        [0.35, light.on(colour, far)],
        [1, light.on(darker(colour, 0.3), far)],
      ],
      'down',
    ),
  );

/** Blades of grass over a piece of ground, bigger nearer to its foot. */
export const grass = (
  { light, chance }: Setting,
  top: number,
  bottom: number,
  colour: Hex,
  count: number,
): string =>
  repeat(count, () => {
    const near = chance();
    const x = between(chance, -10, stage.width + 10);
    const y = top + (bottom - top) * near;
    const size = 7 + near * 20;
    const bend = between(chance, -0.6, 0.6) * size;
    const shade = chance() < 0.5 ? lighter(colour, 0.22) : darker(colour, 0.25);
    return stroke(
      `M${x} ${y.toFixed(1)}q${(bend * 0.3).toFixed(1)} ${-size * 0.6} ${bend.toFixed(1)} ${(-size).toFixed(1)}`,
      light.on(shade),
      1.4 + near * 1.8,
      {
        opacity: 0.55,
      },
    );
  });
