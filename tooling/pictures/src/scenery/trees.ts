import type { Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';

/** Draws a tree `height` units tall that grows from the origin, in the haze of `far`. */
type Tree = (setting: Setting, height: number, far: number) => string;

const trunk = ({ light, sheet }: Setting, width: number, height: number, far: number): string =>
  rect(
    -width / 2,
    -height,
    width,
    height,
    width / 4,
    sheet.linear([
      [0, light.on('#8a6a4c', far)],
      [1, light.on('#4d3a2b', far)],
    ]),
  );

const leaves = ({ light, sheet }: Setting, colour: Hex, far: number): string =>
  sheet.linear(
    [
      [0, light.on(lighter(colour, 0.26), far)],
      [0.5, light.on(colour, far)],
      [1, light.on(darker(colour, 0.38), far)],
    ],
    'slant',
  );

const poplar: Tree = (setting, height, far) => {
  const wide = height * 0.13;
  return (
    trunk(setting, height * 0.035, height * 0.3, far) +
    path(
      `M0 ${-height}C${wide * 1.1} ${-height * 0.7} ${wide * 1.2} ${-height * 0.3} ${wide * 0.3} ${-height * 0.12}H${-wide * 0.3}C${-wide * 1.2} ${-height * 0.3} ${-wide * 1.1} ${-height * 0.7} 0 ${-height}Z`,
      leaves(setting, '#5f8f4b', far),
    )
  );
};

const cypress: Tree = (setting, height, far) => {
  const wide = height * 0.1;
  return (
    trunk(setting, height * 0.03, height * 0.14, far) +
    path(
      `M0 ${-height}C${wide} ${-height * 0.62} ${wide * 1.3} ${-height * 0.2} ${wide * 0.5} ${-height * 0.06}H${-wide * 0.5}C${-wide * 1.3} ${-height * 0.2} ${-wide} ${-height * 0.62} 0 ${-height}Z`,
      leaves(setting, '#2f6048', far),
    )
  );
};

const spruce: Tree = (setting, height, far) =>
  trunk(setting, height * 0.05, height * 0.16, far) +
  repeat(5, (index) => {
    const low = height * (0.1 + index * 0.17);
    const top = Math.min(height, low + height * 0.34);
    const wide = height * (0.23 - index * 0.037);
    return path(
      `M0 ${-top}Q${wide * 0.35} ${-low - height * 0.08} ${wide} ${-low}Q0 ${-low + height * 0.045} ${-wide} ${-low}Q${-wide * 0.35} ${-low - height * 0.08} 0 ${-top}Z`,
      leaves(setting, '#2f6a55', far),
    );
  });

const broad =
  (colour: Hex, spread: number): Tree =>
  (setting, height, far) => {
    const { chance, light } = setting;
    const crown = height * spread;
    const middle = -height * 0.66;
    return (
      trunk(setting, height * 0.07, height * 0.55, far) +
      ellipse(0, middle, crown, height * 0.3, leaves(setting, darker(colour, 0.16), far)) +
      repeat(9, (index) => {
        const turn = (index / 9) * Math.PI * 2;
        const size = crown * between(chance, 0.34, 0.5);
        return ellipse(
          Math.cos(turn) * crown * 0.62,
          middle + Math.sin(turn) * height * 0.2,
          size,
          size * 0.82,
          leaves(setting, colour, far),
        );
      }) +
      repeat(12, () =>
        ellipse(
          between(chance, -0.7, 0.5) * crown,
          middle + between(chance, -0.28, 0.1) * height,
          crown * 0.1,
          crown * 0.05,
          light.on(lighter(colour, 0.4), far),
          { opacity: 0.4 },
        ),
      )
    );
  };

const palm: Tree = (setting, height, far) => {
  const { light, chance } = setting;
  const bend = height * between(chance, -0.05, 0.07);
  const green = light.on('#4f8a4c', far);
  const frond = (turn: number, shade: Hex): string => {
    const long = height * 0.36;
    return placed(
      path(
        `M0 0C${long * 0.3} ${-long * 0.32} ${long * 0.75} ${-long * 0.26} ${long} ${long * 0.22}C${long * 0.7} ${-long * 0.06} ${long * 0.34} ${-long * 0.08} 0 ${height * 0.02}Z`,
        shade,
      ),
      bend,
      -height * 0.86,
      1,
      turn,
    );
  };
  return (
    path(
      `M${-height * 0.022} 0C${-height * 0.01} ${-height * 0.4} ${bend} ${-height * 0.6} ${bend - height * 0.012} ${-height * 0.86}H${bend + height * 0.012}C${bend + height * 0.02} ${-height * 0.5} ${height * 0.02} ${-height * 0.3} ${height * 0.03} 0Z`,
      light.on('#86694a', far),
    ) +
    [20, 160, -100, 60, 120, -30, -150, -65, -120, 0, 180]
      .map((turn, index) => {
        const shade = index % 2 === 0 ? darker(green, 0.22) : lighter(green, 0.08);
        return turn > 90 || turn < -90
          ? `<g transform="translate(${2 * bend} 0) scale(-1 1)">${frond(180 - turn, shade)}</g>`
          : frond(turn, shade);
      })
      .join('') +
    ellipse(bend - height * 0.03, -height * 0.82, height * 0.022, height * 0.035, light.on('#b8742e', far)) +
    ellipse(bend + height * 0.03, -height * 0.81, height * 0.022, height * 0.035, light.on('#a2602a', far))
  );
};

/** Every tree by the name that a place's `tree` gives. */
export const trees: ReadonlyMap<string, Tree> = new Map(
  Object.entries({
    poplar,
    cypress,
    spruce,
    palm,
    plane: broad('#6c9a4c', 0.36),
    olive: broad('#8fa277', 0.4),
    walnut: broad('#5c8a43', 0.42),
  }),
);

/** One tree of the place (or of the kind named). */
export const tree = (setting: Setting, height: number, far = 0, kind = setting.place.tree): string =>
  trees.get(kind)?.(setting, height, far) ?? '';

/** A young tree with a stake, `height` units tall. */
export const sapling = ({ light, chance }: Setting, height: number): string =>
  stroke(`M${height * 0.1} 0V${-height * 0.8}`, light.on('#b58a5a'), 5) +
  stroke(`M0 0C2 ${-height * 0.4} -3 ${-height * 0.7} 0 ${-height}`, light.on('#7a5b3e'), 5) +
  repeat(11, (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const at = 0.42 + index * 0.055;
    return placed(
      path('M0 0C10 -14 28 -14 38 0C28 12 10 12 0 0Z', light.on(index % 3 === 0 ? '#8fc060' : '#5f9a4e')),
      0,
      -height * at,
      (height / 260) * between(chance, 0.8, 1.2),
      side > 0 ? between(chance, -50, -5) : 180 + between(chance, 5, 50),
    );
  });
