import { surface, type Mesh } from './mesh.ts';
import { blend, type Point } from './point.ts';

/** A corner of a profile: distance from the axis, height, and how far the corner is rounded. */
export type Corner = readonly [radius: number, height: number, rounding?: number];

const along = (from: Corner, to: Corner, length: number): readonly [number, number] => {
  const whole = Math.max(1e-9, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const share = Math.min(0.5, length / whole);
  return [blend(from[0], to[0], share), blend(from[1], to[1], share)];
};

/** The line through corners, each rounded as it asks, in steps no longer than `longest`. */
export const rounded = (
  corners: readonly Corner[],
  longest: number,
): readonly (readonly [number, number])[] => {
  const bent = corners.flatMap((corner, index): (readonly [number, number])[] => {
    const [before, after, rounding = 0.06] = [corners[index - 1], corners[index + 1], corner[2]];
    if (before === undefined || after === undefined || rounding === 0) return [[corner[0], corner[1]]];
    const from = along(corner, before, rounding);
    const to = along(corner, after, rounding);
    const parts = rounding > 0.5 ? 8 : 3;
    return Array.from({ length: parts + 1 }, (_, part) => {
      const share = part / parts;
      const bend = (axis: 0 | 1): number =>
        blend(blend(from[axis], corner[axis], share), blend(corner[axis], to[axis], share), share);
      return [bend(0), bend(1)] as const;
    });
  });
  return bent.flatMap((point, index) => {
    const next = bent[index + 1];
    if (next === undefined) return [point];
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / longest));
    return Array.from(
      { length: parts },
      (_, part) => [blend(point[0], next[0], part / parts), blend(point[1], next[1], part / parts)] as const,
    );
  });
};

/** How finely a turned form is made. */
interface Fineness {
  /** Corners round it. */
  readonly round?: number;
  /** Longest step up its side, in centimetres. */
  readonly longest?: number;
  /** How deep it is for its width: less than 1 is an oval bottle. */
  readonly depth?: number;
}

/** What a lathe makes: a profile from the middle of the foot upward, turned round the y axis. */
export const turned = (
  corners: readonly Corner[],
  { round = 56, longest = 0.9, depth = 1 }: Fineness = {},
): Mesh =>
  surface(
    rounded(corners, longest).map(([radius, height]) =>
      Array.from({ length: round }, (_, column): Point => {
        const angle = (column / round) * 2 * Math.PI;
        return [radius * Math.sin(angle), height, radius * Math.cos(angle) * depth];
      }),
    ),
    true,
  );

/** The outline of a rectangle with round corners, on the floor, to the right when seen from the front. */
const outline = (width: number, depth: number, rounding: number): readonly (readonly [number, number])[] => {
  const [halfWidth, halfDepth] = [width / 2 - rounding, depth / 2 - rounding];
  const corners = [
    [halfWidth, halfDepth, 0],
    [halfWidth, -halfDepth, 1],
    [-halfWidth, -halfDepth, 2],
    [-halfWidth, halfDepth, 3],
  ] as const;
  const turns = corners.flatMap(([x, z, quarter]) =>
    Array.from({ length: 5 }, (_, part): readonly [number, number] => {
      const angle = (quarter + part / 4) * (Math.PI / 2);
      return [x + rounding * Math.sin(angle), z + rounding * Math.cos(angle)];
    }),
  );
  return turns.flatMap((point, index) => {
    const next = turns[(index + 1) % turns.length] ?? point;
    const parts = index % 5 === 4 ? 8 : 1;
    return Array.from(
      { length: parts },
      (_, part) => [blend(point[0], next[0], part / parts), blend(point[1], next[1], part / parts)] as const,
    );
  });
};

/** A box that stands on y = 0, its upright edges rounded by `rounding`, the others by `edge`. */
export const box = (
  width: number,
  height: number,
  depth: number,
  rounding = 0.15,
  edge = Math.min(0.12, rounding),
): Mesh => {
  const ring = outline(width, depth, Math.min(rounding, width / 2 - 0.001, depth / 2 - 0.001));
  const inset = (share: number, y: number): Point[] => ring.map(([x, z]): Point => [x * share, y, z * share]);
  const shrunk = (by: number, y: number): Point[] =>
    ring.map(([x, z]): Point => [x * (1 - (2 * by) / width), y, z * (1 - (2 * by) / depth)]);
  const sides = Math.max(2, Math.ceil(height / 1.2));
  const quarter = [0, 0.25, 0.5, 0.75, 1].map((share) => (share * Math.PI) / 2);
  const flat = [0.85, 0.7, 0.55, 0.4, 0.25, 0.12, 0];
  const lid = 1 - (2 * edge) / Math.min(width, depth);
  return surface(
    [
      inset(0, 0),
      inset(0.5 * lid, 0),
      ...quarter.map((angle) => shrunk(edge * (1 - Math.sin(angle)), edge * (1 - Math.cos(angle)))),
      ...Array.from({ length: sides - 1 }, (_, part) =>
        shrunk(0, edge + ((height - 2 * edge) * (part + 1)) / sides),
      ),
      ...quarter.map((angle) => shrunk(edge * (1 - Math.cos(angle)), height - edge + edge * Math.sin(angle))),
      ...flat.map((share) => inset(share * lid, height)),
    ],
    true,
  );
};

/** A sheet: `point` is told how far right and how far up it is, 0 to 1 each. Seen from its front, or from above when it lies. */
export const sheetOf = (
  columns: number,
  rows: number,
  point: (right: number, up: number) => Point,
  round = false,
): Mesh =>
  surface(
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + (round ? 0 : 1) }, (__, column) => point(column / columns, row / rows)),
    ),
    round,
  );

/** An egg, ball or pebble round the origin. */
export const ball = (radiusX: number, radiusY = radiusX, radiusZ = radiusX, round = 28): Mesh =>
  sheetOf(
    round,
    Math.ceil(round * 0.6),
    (right, up) => {
      const [angle, rise] = [right * 2 * Math.PI, (up - 0.5) * Math.PI];
      return [
        radiusX * Math.cos(rise) * Math.sin(angle),
        radiusY * Math.sin(rise),
        radiusZ * Math.cos(rise) * Math.cos(angle),
      ];
    },
    true,
  );
