import type { Material } from './material.ts';
import type { Part } from './part.ts';

/** All parts of a picture in one place, in the picture's coordinates. */
export interface Gathered {
  readonly points: Float32Array;
  readonly normals: Float32Array;
  /** Where a corner is in its part's own coordinates, and where it looks there. */
  readonly own: Float32Array;
  readonly ownNormals: Float32Array;
  readonly faces: Uint32Array;
  /** The part of each face. */
  readonly partOf: Uint16Array;
  readonly coarse: Uint32Array;
  /** Light that falls on each corner: red, green, blue. */
  readonly light: Float32Array;
  readonly materials: readonly Material[];
  /** First face of each part, and the end of the last. */
  readonly starts: readonly number[];
}

const joined = (arrays: readonly Uint32Array[]): Uint32Array => {
  const all = new Uint32Array(arrays.reduce((sum, one) => sum + one.length, 0));
  let place = 0;
  for (const one of arrays) {
    all.set(one, place);
    place += one.length;
  }
  return all;
};

/** Where the corners of parts are in the picture. */
export const cornersOf = (parts: readonly Part[]): Float32Array => {
  const points = new Float32Array(parts.reduce((sum, { mesh }) => sum + mesh.points.length, 0));
  let place = 0;
  for (const { mesh, turn, at } of parts) {
    const [[a, b, c], [d, e, f], [g, h, i]] = turn;
    for (let index = 0; index < mesh.points.length; index += 3) {
      const x = mesh.points[index] ?? 0;
      const y = mesh.points[index + 1] ?? 0;
      const z = mesh.points[index + 2] ?? 0;
      points[place + index] = a * x + b * y + c * z + at[0];
      points[place + index + 1] = d * x + e * y + f * z + at[1];
      points[place + index + 2] = g * x + h * y + i * z + at[2];
    }
    place += mesh.points.length;
  }
  return points;
};

/** Puts parts together. */
export const gather = (parts: readonly Part[]): Gathered => {
  const corners = parts.reduce((sum, { mesh }) => sum + mesh.points.length, 0);
  const points = cornersOf(parts);
  const normals = new Float32Array(corners);
  const own = new Float32Array(corners);
  const ownNormals = new Float32Array(corners);
  const faces: Uint32Array[] = [];
  const coarse: Uint32Array[] = [];
  const starts: number[] = [];
  let [place, face] = [0, 0];
  for (const { mesh, material, turn } of parts) {
    const [[a, b, c], [d, e, f], [g, h, i]] = turn;
    own.set(mesh.points, place);
    ownNormals.set(mesh.normals, place);
    for (let index = 0; index < mesh.points.length; index += 3) {
      const nx = mesh.normals[index] ?? 0;
      const ny = mesh.normals[index + 1] ?? 0;
      const nz = mesh.normals[index + 2] ?? 0;
      normals[place + index] = a * nx + b * ny + c * nz;
      normals[place + index + 1] = d * nx + e * ny + f * nz;
      normals[place + index + 2] = g * nx + h * ny + i * nz;
    }
    const first = place / 3;
    faces.push(mesh.faces.map((corner) => corner + first));
    if (material.airy !== true && material.bend === undefined)
      coarse.push(mesh.coarse.map((corner) => corner + first));
    starts.push(face);
    face += mesh.faces.length / 3;
    place += mesh.points.length;
  }
  starts.push(face);
  const partOf = new Uint16Array(face);
  for (let index = 0; index < parts.length; index += 1) partOf.fill(index, starts[index], starts[index + 1]);
  return {
    points,
    normals,
    own,
    ownNormals,
    faces: joined(faces),
    partOf,
    coarse: joined(coarse),
    light: new Float32Array(corners),
    materials: parts.map(({ material }) => material),
    starts,
  };
};
