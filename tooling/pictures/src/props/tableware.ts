import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

const shade = ({ light, sheet }: Setting, colour: Hex): string =>
  sheet.linear([
    [0, light.on(darker(colour, 0.08))],
    [0.25, light.on(lighter(colour, 0.3))],
    [0.65, light.on(colour)],
    [1, light.on(darker(colour, 0.24))],
  ]);

const ground = (x: number, width: number): string =>
  ellipse(x, 0, width * 0.6, 8, '#0d1a14', { opacity: 0.2 });

/** Steam that rises from the origin. */
export const steam = ({ sheet }: Setting, height: number): string =>
  sheet.blurred(
    [-14, 8]
      .map((x) =>
        stroke(
          `M${x} 0C${x - 20} ${-height * 0.3} ${x + 22} ${-height * 0.6} ${x} ${-height}`,
          '#ffffff',
          8,
          { opacity: 0.45 },
        ),
      )
      .join(''),
    5,
  );

/** A cup of coffee on a saucer, 110 units tall. */
export const cup = (setting: Setting, colour: Hex): string =>
  ellipse(0, -4, 96, 16, shade(setting, lighter(colour, 0.2))) +
  ellipse(0, -10, 60, 8, setting.light.on(darker(colour, 0.2)), { opacity: 0.5 }) +
  stroke('M58 -84C104 -92 104 -34 44 -36', setting.light.on(darker(colour, 0.06)), 12) +
  path('M-66 -108H66C64 -40 44 -12 24 -10H-24C-44 -12 -64 -40 -66 -108Z', shade(setting, colour)) +
  ellipse(0, -108, 66, 15, setting.light.on(lighter(colour, 0.35))) +
  ellipse(0, -106, 58, 11, '#4a2c1a') +
  path('M-30 -108Q0 -98 32 -108Q0 -114 -30 -108Z', '#b98a5c', { opacity: 0.8 });

/** A waisted glass of tea on its saucer, 120 units tall. */
export const teaGlass = (setting: Setting): string =>
  ellipse(0, -4, 66, 12, shade(setting, '#f3efe6')) +
  path(
    'M-34 -120C-36 -92 -20 -74 -22 -54C-24 -34 -32 -20 -22 -8H22C32 -20 24 -34 22 -54C20 -74 36 -92 34 -120Z',
    '#ffffff',
    { opacity: 0.35 },
  ) +
  path(
    'M-31 -100C-30 -86 -18 -72 -20 -54C-22 -34 -28 -22 -20 -10H20C28 -22 22 -34 20 -54C18 -72 30 -86 31 -100Z',
    setting.sheet.linear([
      [0, '#8a3a14'],
      [0.3, '#d9762c'],
      [1, '#7a2f10'],
    ]),
  ) +
  ellipse(0, -100, 31, 5, '#e28c42') +
  stroke('M-24 -112C-24 -92 -12 -76 -13 -56', '#ffffff', 3, { opacity: 0.6 });

/** A straight glass `height` tall, filled to `fill` (0–1) with `drink`. */
export const glass = (setting: Setting, height: number, fill: number, drink: Hex): string => {
  const half = height * 0.26;
  const top = -height * fill * 0.94;
  return (
    ground(0, half * 2) +
    path(`M${-half} ${-height}L${-half * 0.8} -4H${half * 0.8}L${half} ${-height}Z`, '#ffffff', {
      opacity: 0.3,
    }) +
    (fill === 0
      ? ''
      : path(
          `M${-half * (0.8 + 0.2 * fill) + 3} ${top}L${-half * 0.8 + 4} -10H${half * 0.8 - 4}L${half * (0.8 + 0.2 * fill) - 3} ${top}Z`,
          shade(setting, drink),
          { opacity: 0.82 },
        ) +
        ellipse(0, top, half * (0.8 + 0.2 * fill) - 3, half * 0.16, lighter(drink, 0.4), { opacity: 0.9 })) +
    ellipse(0, -height, half, half * 0.17, 'none', { stroke: '#ffffff', 'stroke-width': 2.4, opacity: 0.8 }) +
    stroke(`M${-half * 0.72} ${-height * 0.88}L${-half * 0.6} ${-height * 0.14}`, '#ffffff', height * 0.03, {
      opacity: 0.55,
    })
  );
};

/** A bowl of fruit, 150 units wide. */
export const fruitBowl = (setting: Setting): string =>
  ground(0, 170) +
  [
    [-46, -82, 32, '#e2883a'],
    [44, -84, 34, '#c94a3c'],
    [0, -104, 34, '#e6c04a'],
    [-16, -72, 30, '#8fae4a'],
    [26, -70, 28, '#d9663a'],
  ]
    .map(([x, y, size, colour]) => {
      const tone = String(colour);
      return (
        ellipse(Number(x), Number(y), Number(size), Number(size), shade(setting, tone)) +
        ellipse(Number(x) - 9, Number(y) - 10, 7, 5, '#ffffff', { opacity: 0.4 })
      );
    })
    .join('') +
  path('M-94 -66H94C86 -18 54 -2 0 0C-54 -2 -86 -18 -94 -66Z', shade(setting, '#efe8da')) +
  path('M-90 -50Q0 -34 90 -50L88 -42Q0 -26 -88 -42Z', setting.light.on(setting.place.accent), {
    opacity: 0.7,
  });

/** A plate with small sweets, 180 units wide. */
export const sweets = (setting: Setting): string =>
  ellipse(0, -4, 92, 16, shade(setting, '#f5f1e8')) +
  repeat(7, (index) => {
    const x = -56 + (index % 4) * 36 + (index > 3 ? 18 : 0);
    const y = index > 3 ? -42 : -18;
    return rect(
      x - 15,
      y - 14,
      30,
      28,
      6,
      shade(setting, ['#d98a8a', '#e9d9b0', '#b5c48a', '#d9a05a'][index % 4] ?? '#d98a8a'),
    );
  });

/** A vase of flowers, `height` tall. */
export const bouquet = (setting: Setting, height: number, vase: Hex | undefined): string => {
  const { light, chance } = setting;
  const colours = ['#d9738a', '#f0c257', '#ffffff', setting.place.accent, '#b9a8d8'];
  return (
    (vase === undefined ? '' : ground(0, height * 0.3)) +
    repeat(14, (index) => {
      const x = (index - 6.5) * height * 0.05 + chance() * 8;
      const y = -height * (0.62 + ((index * 7) % 5) * 0.075);
      return stroke(`M0 ${-height * 0.3}Q${x * 0.4} ${y * 0.7} ${x} ${y}`, light.on('#4f8a4c'), 3);
    }) +
    repeat(14, (index) => {
      const x = (index - 6.5) * height * 0.05 + chance() * 6;
      const y = -height * (0.62 + ((index * 7) % 5) * 0.075);
      const colour = light.on(colours[index % colours.length] ?? '#d9738a');
      const petals = repeat(6, (petal) =>
        placed(
          ellipse(
            0,
            -height * 0.034,
            height * 0.026,
            height * 0.036,
            petal % 2 === 0 ? colour : darker(colour, 0.08),
          ),
          x,
          y,
          1,
          petal * 60,
        ),
      );
      return petals + ellipse(x, y, height * 0.018, height * 0.018, '#e8b93e');
    }) +
    (vase === undefined
      ? path(
          `M${-height * 0.16} ${-height * 0.5}L0 0L${height * 0.16} ${-height * 0.5}Q0 ${-height * 0.42} ${-height * 0.16} ${-height * 0.5}Z`,
          shade(setting, '#f0e6d2'),
        )
      : path(
          `M${-height * 0.1} ${-height * 0.4}C${-height * 0.06} ${-height * 0.32} ${-height * 0.17} ${-height * 0.2} ${-height * 0.1} 0H${height * 0.1}C${height * 0.17} ${-height * 0.2} ${height * 0.06} ${-height * 0.32} ${height * 0.1} ${-height * 0.4}Z`,
          shade(setting, vase),
        ))
  );
};
