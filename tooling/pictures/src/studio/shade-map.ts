import type { Gathered } from './gathered.ts';
import { cross, unit, type Point } from './point.ts';

const size = 224;

/** What a lamp sees: how near the first thing is in each place of its view. */
export interface ShadeMap {
  readonly right: Point;
  readonly up: Point;
  readonly toward: Point;
  readonly depth: Float32Array;
  readonly middle: Point;
  readonly scale: number;
}

const fill = (depth: Float32Array, seen: Float32Array, a: number, b: number, c: number): void => {
  const ax = seen[a] ?? 0;
  const ay = seen[a + 1] ?? 0;
  const az = seen[a + 2] ?? 0;
  const bx = seen[b] ?? 0;
  const by = seen[b + 1] ?? 0;
  const bz = seen[b + 2] ?? 0;
  const cx = seen[c] ?? 0;
  const cy = seen[c + 1] ?? 0;
  const cz = seen[c + 2] ?? 0;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx)));
  const low = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const high = Math.min(size - 1, Math.floor(Math.max(ay, by, cy)));
  for (let y = low; y <= high; y += 1)
    for (let x = left; x <= right; x += 1) {
      const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
      if (second < 0 || third < 0 || second + third > 1) continue;
      const near = az + second * (bz - az) + third * (cz - az);
      const place = y * size + x;
      if (near > (depth[place] ?? 0)) depth[place] = near;
    }
};

/** Draws what a lamp sees of things that lie within `radius` of `middle`. */
export const shadeMapOf = (
  { points, coarse }: Gathered,
  toward: Point,
  middle: Point,
  radius: number,
): ShadeMap => {
  const right = unit(cross(Math.abs(toward[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0], toward));
  const up = cross(toward, right);
  const depth = new Float32Array(size * size).fill(-1e9);
  const scale = size / (2 * radius);
  const count = points.length / 3;
  const seen = new Float32Array(points.length);
  for (let corner = 0; corner < count; corner += 1) {
    const x = (points[corner * 3] ?? 0) - middle[0];
    const y = (points[corner * 3 + 1] ?? 0) - middle[1];
    const z = (points[corner * 3 + 2] ?? 0) - middle[2];
    seen[corner * 3] = (x * right[0] + y * right[1] + z * right[2]) * scale + size / 2;
    seen[corner * 3 + 1] = (x * up[0] + y * up[1] + z * up[2]) * scale + size / 2;
    seen[corner * 3 + 2] = x * toward[0] + y * toward[1] + z * toward[2];
  }
  for (let face = 0; face < coarse.length; face += 3)
    fill(depth, seen, (coarse[face] ?? 0) * 3, (coarse[face + 1] ?? 0) * 3, (coarse[face + 2] ?? 0) * 3);
  return { right, up, toward, depth, middle, scale };
};

/** How much of a lamp's light reaches a place, 0 to 1; `slack` centimetres nearer things don't count. */
export const reaches = (
  { right, up, toward, depth, middle, scale }: ShadeMap,
  px: number,
  py: number,
  pz: number,
  slack: number,
): number => {
  const x = px - middle[0];
  const y = py - middle[1];
  const z = pz - middle[2];
  const column = (x * right[0] + y * right[1] + z * right[2]) * scale + size / 2;
  const row = (x * up[0] + y * up[1] + z * up[2]) * scale + size / 2;
  if (column < 1 || row < 1 || column >= size - 2 || row >= size - 2) return 1;
  const near = x * toward[0] + y * toward[1] + z * toward[2] + slack;
  const left = Math.floor(column);
  const low = Math.floor(row);
  const fx = column - left;
  const fy = row - low;
  const place = low * size + left;
  let lit = 0;
  if ((depth[place] ?? 0) <= near) lit += (1 - fx) * (1 - fy);
  if ((depth[place + 1] ?? 0) <= near) lit += fx * (1 - fy);
  if ((depth[place + size] ?? 0) <= near) lit += (1 - fx) * fy;
  if ((depth[place + size + 1] ?? 0) <= near) lit += fx * fy;
  return lit;
};
