import type { Setting } from '../content/setting.ts';
import { between, repeat, type Chance } from '../drawing/chance.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';
import { path } from '../drawing/marks.ts';

interface Size {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

const jagged = (chance: Chance, { x, base, width, height }: Size): readonly (readonly [number, number])[] =>
  Array.from({ length: 7 }, (_, index) => {
    const down = (index + 1) / 7;
    const side = index % 2 === 0 ? 1 : -1;
    return [
      x + side * width * 0.035 * between(chance, 0.3, 1.2) + width * 0.05 * down,
      base - height * (1 - down),
    ];
  });

const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const snowCap = (chance: Chance, { x, base, width, height }: Size, share: number): string => {
  const left = x - (width / 2) * share;
  const right = x + (width / 2) * share * 0.9;
  const foot = base - height * (1 - share);
  const teeth = Array.from({ length: 8 }, (_, index): readonly [number, number] => {
    const at = right + ((left - right) * (index + 0.5)) / 8;
    const deep = index % 2 === 0 ? between(chance, 0.1, 0.5) : -between(chance, 0.05, 0.4);
    return [at, foot + deep * height * share * 0.5];
  });
  return `M${x} ${base - height}L${right} ${foot}${points(teeth)}L${left} ${foot}Z`;
};

/** One mountain: a lit and a shaded face along a broken edge, with snow on `snow` (0–1) of its height. */
const peak = (setting: Setting, size: Size, rock: Hex, far: number, snow: number): string => {
  const { chance, light, sheet } = setting;
  const { x, base, width, height } = size;
  const edge = jagged(chance, size);
  const lit = light.on(lighter(rock, 0.22), far);
  const shaded = light.on(darker(rock, 0.14), far);
  const fade = (colour: Hex): string =>
    sheet.linear(
      [
        [0, colour],
        [1, mix(colour, light.haze, 0.55)],
      ],
      'down',
    );
  const whole = `M${x - width / 2} ${base}L${x} ${base - height}L${x + width / 2} ${base}Z`;
  const shade = `M${x} ${base - height}${points(edge)}L${x + width / 2} ${base}Z`;
  const white = light.on('#ffffff', far * 0.6);
  const cap =
    snow === 0
      ? ''
      : path(snowCap(chance, size, snow), white, { opacity: 0.95 }) +
        sheet.clipped(
          path(snowCap(chance, size, snow * 0.9), light.on('#a9bfd6', far * 0.7), { opacity: 0.75 }),
          path(shade, '#000'),
        );
  const rib = (from: number, to: number): string =>
    path(
      `M${x + width * 0.5 * from * 0.4} ${base - height * (1 - Math.abs(from) * 0.4)}L${x + width * to} ${base}L${x + width * (to + 0.11)} ${base}Z`,
      to < 0 ? shaded : lit,
      { opacity: 0.3 },
    );
  return (
    path(whole, fade(lit)) +
    path(shade, fade(shaded)) +
    rib(-0.5, -0.22) +
    rib(-0.9, -0.4) +
    rib(0.6, 0.2) +
    cap
  );
};

/** A range of mountains from edge to edge; `far` (0–1) is how deep in the haze, `snow` how far down it lies. */
export const range = (
  setting: Setting,
  base: number,
  height: number,
  far: number,
  snow: number,
  rock: Hex = setting.place.rock,
): string => {
  const { chance } = setting;
  const count = 7;
  const sizes = Array.from({ length: count }, (_, index): Size => {
    const tall = height * between(chance, 0.5, 1);
    return {
      x: ((index + between(chance, 0.15, 0.85)) * 1300) / count - 50,
      base,
      width: Math.max(tall * between(chance, 1.7, 2.3), 260),
      height: tall,
    };
  }).toSorted((one, other) => other.height - one.height);
  return repeat(count, (index) => {
    const size = sizes[index];
    return size === undefined ? '' : peak(setting, size, rock, far, snow * (size.height / height));
  });
};
