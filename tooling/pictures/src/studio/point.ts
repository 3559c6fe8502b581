/** A place or direction in centimetres: x to the right, y up, z toward the camera. */
export type Point = readonly [x: number, y: number, z: number];

/** The sum of two. */
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** From `b` to `a`. */
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** `by` times as long. */
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];

/** At right angles to both. */
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** How much of one lies along the other. */
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The same direction, one long. */
export const unit = (a: Point): Point => times(a, 1 / Math.max(1e-9, Math.hypot(...a)));

/** From 0 at `low` to 1 at `high`, without a kink at either end. */
export const step = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** `share` of the way from one number to another. */
export const blend = (from: number, to: number, share: number): number => from + (to - from) * share;
