import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import type { Point } from './point.ts';

/** Nine numbers that turn a direction: three rows. */
export type Turn = readonly [Point, Point, Point];

/** A thing of one material at its place. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  readonly turn: Turn;
  readonly at: Point;
}

const still: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A thing where it was made. */
export const part = (mesh: Mesh, material: Material, at: Point = [0, 0, 0]): Part => ({
  mesh,
  material,
  turn: still,
  at,
});

const times = (a: Turn, b: Turn): Turn => {
  const row = ([x, y, z]: Point): Point => [
    x * b[0][0] + y * b[1][0] + z * b[2][0],
    x * b[0][1] + y * b[1][1] + z * b[2][1],
    x * b[0][2] + y * b[1][2] + z * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
};

/** A direction turned. */
export const turnedBy = (turn: Turn, [x, y, z]: Point): Point => [
  turn[0][0] * x + turn[0][1] * y + turn[0][2] * z,
  turn[1][0] * x + turn[1][1] * y + turn[1][2] * z,
  turn[2][0] * x + turn[2][1] * y + turn[2][2] * z,
];

const degrees = Math.PI / 180;

/** How things are put somewhere: first rolled in the picture's plane, then tipped toward the camera, then spun, then moved. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  /** Degrees round the upright axis, to the right as seen from above. */
  readonly spin?: number;
  /** Degrees toward the camera. */
  readonly tip?: number;
  /** Degrees to the left, as a bottle falls over. */
  readonly roll?: number;
}

/** Things put somewhere together. */
export const moved = (
  parts: readonly Part[],
  { x = 0, y = 0, z = 0, spin = 0, tip = 0, roll = 0 }: Placing,
): readonly Part[] => {
  const [cs, ss] = [Math.cos(spin * degrees), Math.sin(spin * degrees)];
  const [ct, st] = [Math.cos(tip * degrees), Math.sin(tip * degrees)];
  const [cr, sr] = [Math.cos(roll * degrees), Math.sin(roll * degrees)];
  const spun: Turn = [
    [cs, 0, ss],
    [0, 1, 0],
    [-ss, 0, cs],
  ];
  const tipped: Turn = [
    [1, 0, 0],
    [0, ct, -st],
    [0, st, ct],
  ];
  const rolled: Turn = [
    [cr, -sr, 0],
    [sr, cr, 0],
    [0, 0, 1],
  ];
  const turn = times(spun, times(tipped, rolled));
  return parts.map((one) => {
    const [ax, ay, az] = turnedBy(turn, one.at);
    return { ...one, turn: times(turn, one.turn), at: [ax + x, ay + y, az + z] };
  });
};
