import type { Point } from './point.ts';

/** A surface of triangles. */
export interface Mesh {
  /** x, y, z of each corner. */
  readonly points: Float32Array;
  /** Directions away from the surface at each corner. */
  readonly normals: Float32Array;
  /** Three corners a triangle. */
  readonly faces: Uint32Array;
  /** A quarter of the triangles, which are enough to throw a shadow. */
  readonly coarse: Uint32Array;
}

const facesOf = (rows: number, columns: number, round: boolean, stride: number): Uint32Array => {
  const faces: number[] = [];
  const last = round ? columns : columns - 1;
  for (let row = 0; row < rows - 1; row += stride) {
    const above = Math.min(rows - 1, row + stride);
    for (let column = 0; column < last; column += stride) {
      const next = round
        ? Math.min(columns, column + stride) % columns
        : Math.min(columns - 1, column + stride);
      const here = row * columns + column;
      faces.push(here, row * columns + next, above * columns + column);
      faces.push(row * columns + next, above * columns + next, above * columns + column);
    }
  }
  return Uint32Array.from(faces);
};

const addNormals = (points: Float32Array, faces: Uint32Array, normals: Float32Array): void => {
  for (let face = 0; face < faces.length; face += 3) {
    const a = (faces[face] ?? 0) * 3;
    const b = (faces[face + 1] ?? 0) * 3;
    const c = (faces[face + 2] ?? 0) * 3;
    const ux = (points[b] ?? 0) - (points[a] ?? 0);
    const uy = (points[b + 1] ?? 0) - (points[a + 1] ?? 0);
    const uz = (points[b + 2] ?? 0) - (points[a + 2] ?? 0);
    const vx = (points[c] ?? 0) - (points[a] ?? 0);
    const vy = (points[c + 1] ?? 0) - (points[a + 1] ?? 0);
    const vz = (points[c + 2] ?? 0) - (points[a + 2] ?? 0);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    for (let offset = 0; offset < 3; offset += 1) {
      const corner = (faces[face + offset] ?? 0) * 3;
      normals[corner] = (normals[corner] ?? 0) + x;
      normals[corner + 1] = (normals[corner + 1] ?? 0) + y;
      normals[corner + 2] = (normals[corner + 2] ?? 0) + z;
    }
  }
};

/** Where a row is one point (the middle of a lid), all its corners look the same way. */
const evenPoles = (points: Float32Array, normals: Float32Array, rows: number, columns: number): void => {
  for (const row of [0, rows - 1]) {
    const start = row * columns * 3;
    let spread = 0;
    for (let index = 3; index < columns * 3; index += 1)
      spread = Math.max(spread, Math.abs((points[start + index] ?? 0) - (points[start + (index % 3)] ?? 0)));
    if (spread > 1e-4) continue;
    for (const axis of [0, 1, 2]) {
      let sum = 0;
      for (let column = 0; column < columns; column += 1) sum += normals[start + column * 3 + axis] ?? 0;
      for (let column = 0; column < columns; column += 1) normals[start + column * 3 + axis] = sum;
    }
  }
};

/**
 * The surface through rows of equally many points: columns to the right and rows upward, seen from outside. `round` joins the
 * last column to the first.
 */
export const surface = (rows: readonly (readonly Point[])[], round: boolean): Mesh => {
  const columns = rows[0]?.length ?? 0;
  const points = new Float32Array(rows.length * columns * 3);
  let place = 0;
  for (const row of rows)
    for (const point of row) {
      points.set(point, place);
      place += 3;
    }
  const faces = facesOf(rows.length, columns, round, 1);
  const normals = new Float32Array(points.length);
  addNormals(points, faces, normals);
  evenPoles(points, normals, rows.length, columns);
  for (let corner = 0; corner < normals.length; corner += 3) {
    const x = normals[corner] ?? 0;
    const y = normals[corner + 1] ?? 0;
    const z = normals[corner + 2] ?? 0;
    const length = Math.max(1e-12, Math.sqrt(x * x + y * y + z * z));
    normals[corner] = x / length;
    normals[corner + 1] = y / length;
    normals[corner + 2] = z / length;
  }
  const coarse = columns > 12 ? facesOf(rows.length, columns, round, 2) : faces;
  return { points, normals, faces, coarse };
};
