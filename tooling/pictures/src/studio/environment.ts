import type { Light } from './material.ts';
import { cross, step, unit, type Point } from './point.ts';

interface Box {
  readonly toward: Point;
  readonly side: Point;
  readonly up: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly light: number;
}

const boxAt = (toward: Point, halfWidth: number, halfHeight: number, light: number): Box => {
  const ahead = unit(toward);
  const side = unit(cross([0, 1, 0.001], ahead));
  return { toward: ahead, side, up: cross(ahead, side), halfWidth, halfHeight, light };
};

/** Softboxes as a shiny thing shows them: a tall one on the left, a strip on the right, a wide one above. */
const boxes: readonly Box[] = [
  boxAt([-0.8, 0.3, 0.5], 0.22, 1.1, 5),
  boxAt([0.95, 0.25, 0.02], 0.16, 1, 3.4),
  boxAt([-0.1, 1, 0.25], 0.55, 0.4, 3),
];

const inside = (value: number, half: number, blur: number): number =>
  step(-half - blur, -half + blur, value) * (1 - step(half - blur, half + blur, value));

/** What a surface reflects that shines toward (x, y, z), into `out`; `floor` is the colour of the ground. */
export const environment = (
  x: number,
  y: number,
  z: number,
  rough: number,
  floor: Light,
  out: Float32Array,
): void => {
  const blur = 0.03 + rough * 0.9;
  const above = step(-0.12 - rough * 0.5, 0.12 + rough * 0.5, y);
  const air = 0.42 + 0.4 * step(-0.1, 0.9, y) + 0.15 * step(0.2, 1, z);
  let shine = air * above;
  for (const { toward, side, up, halfWidth, halfHeight, light } of boxes) {
    const ahead = x * toward[0] + y * toward[1] + z * toward[2];
    if (ahead < 0.05) continue;
    const across = (x * side[0] + y * side[1] + z * side[2]) / ahead;
    const over = (x * up[0] + y * up[1] + z * up[2]) / ahead;
    shine +=
      light * inside(across, halfWidth, blur) * inside(over, halfHeight, blur) * step(0.05, 0.35, ahead);
  }
  const ground = (1 - above) * 0.62;
  out[0] = shine + ground * floor[0];
  out[1] = shine + ground * floor[1];
  out[2] = shine * 0.985 + ground * floor[2];
};
