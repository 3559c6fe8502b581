import { stage, type Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';
import { rect } from '../drawing/marks.ts';

/** Still water from `top` to `bottom`, with glints and the sun's path below `sunX`. */
export const water = (
  { light, sheet, chance }: Setting,
  top: number,
  bottom: number,
  colour: Hex,
  sunX: number,
): string => {
  const deep = light.on(colour);
  const glints = repeat(56, (index) => {
    const near = (index + chance()) / 56;
    const y = top + 4 + (bottom - top - 8) * near * near;
    const long = (14 + near * 90) * between(chance, 0.5, 1.3);
    return rect(
      between(chance, -40, stage.width),
      y,
      long,
      1.4 + near * 4,
      2,
      lighter(mix(light.low, light.sun, 0.4), 0.3),
      {
        opacity: between(chance, 0.12, 0.34),
      },
    );
  });
  const path = repeat(30, (index) => {
    const near = (index + chance()) / 30;
    const wide = (20 + near * 90) * between(chance, 0.6, 1.4);
    const x = sunX + between(chance, -1, 1) * (10 + near * 60) - wide / 2;
    return rect(x, top + 3 + (bottom - top) * near, wide, 2 + near * 4, 2, light.sun, {
      opacity: 0.62 - near * 0.4,
    });
  });
  return (
    rect(
      0,
      top,
      stage.width,
      bottom - top,
      0,
      sheet.linear(
        [
          [0, mix(light.low, deep, 0.42)],
          [0.5, mix(light.high, deep, 0.62)],
          [1, darker(mix(light.high, deep, 0.72), 0.2)],
        ],
        'down',
      ),
    ) +
    glints +
    path
  );
};
