import { repeat } from '../drawing/chance.ts';
import { placed, stroke } from '../drawing/marks.ts';

const wave = (length: number, swing: number, turns: number, shift: number): string => {
  const steps = turns * 8;
  const point = (index: number): string =>
    `${((length * index) / steps).toFixed(1)} ${(Math.sin((index / 8) * Math.PI * 2 + shift) * swing).toFixed(1)}`;
  return `M${point(0)}L${Array.from({ length: steps }, (_, index) => point(index + 1)).join('L')}`;
};

/** A band of interwoven waves along a line of `length`, from the origin to the right. */
export const band = (
  length: number,
  swing: number,
  turns: number,
  colours: readonly [string, string],
): string =>
  repeat(4, (index) =>
    stroke(
      wave(length, swing * (1 - (index % 3) * 0.24), turns, (index * Math.PI) / 2),
      colours[index % 2] ?? colours[0],
      1.1,
      { opacity: 0.75, 'stroke-linejoin': 'round' },
    ),
  );

/** A frame of such bands inside the box. */
export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  swing: number,
  colours: readonly [string, string],
): string =>
  [
    [x, y, width, 0],
    [x, y + height, width, 0],
    [x, y, height, 90],
    [x + width, y, height, 90],
  ]
    .map(([left = 0, top = 0, length = 0, turn = 0]) =>
      placed(band(length, swing, Math.round(length / 34), colours), left, top, 1, turn),
    )
    .join('');

/** A rosette of turned ellipses round the origin. */
export const rosette = (radius: number, petals: number, colour: string): string =>
  repeat(
    petals,
    (index) =>
      `<ellipse rx="${radius}" ry="${(radius * 0.42).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="1" opacity="0.6" transform="rotate(${((index * 180) / petals).toFixed(2)})"/>`,
  );
