import type { Camera } from './camera.ts';

/** What is seen in each pixel: a face, and where on it. */
export interface Layer {
  readonly side: number;
  /** Face, or −1. */
  readonly face: Int32Array;
  /** Shares of the second and third corner, as they are on the screen. */
  readonly second: Float32Array;
  readonly third: Float32Array;
  /** One over the distance: more is nearer. */
  readonly near: Float32Array;
  /** Rows on which anything was drawn, the last not included. */
  rows: readonly [first: number, end: number];
}

const kept = new Map<string, Layer>();

/** A layer on which nothing is seen. It is kept under its name and used again for the next picture of that size. */
export const emptyLayer = (name: string, side: number): Layer => {
  const known = kept.get(`${name} ${side}`);
  if (known !== undefined) {
    wipe(known);
    return known;
  }
  const layer: Layer = {
    side,
    face: new Int32Array(side * side).fill(-1),
    second: new Float32Array(side * side),
    third: new Float32Array(side * side),
    near: new Float32Array(side * side),
    rows: [side, 0],
  };
  kept.set(`${name} ${side}`, layer);
  return layer;
};

/** Wipes a layer, so that it can be drawn on again. */
export const wipe = (layer: Layer): void => {
  const [first, end] = layer.rows;
  if (end <= first) return;
  layer.face.fill(-1, first * layer.side, end * layer.side);
  layer.near.fill(0, first * layer.side, end * layer.side);
  layer.rows = [layer.side, 0];
};

/** Corners as seen by a camera: column, row and one over the distance. */
export const seenCorners = (points: Float32Array, camera: Camera): Float32Array => {
  const seen = new Float32Array(points.length);
  const { eye, right, up, ahead, focal, side } = camera;
  for (let corner = 0; corner < points.length; corner += 3) {
    const x = (points[corner] ?? 0) - eye[0];
    const y = (points[corner + 1] ?? 0) - eye[1];
    const z = (points[corner + 2] ?? 0) - eye[2];
    const far = x * ahead[0] + y * ahead[1] + z * ahead[2];
    seen[corner] = side / 2 + ((x * right[0] + y * right[1] + z * right[2]) * focal) / far;
    seen[corner + 1] = side / 2 - ((x * up[0] + y * up[1] + z * up[2]) * focal) / far;
    seen[corner + 2] = 1 / far;
  }
  return seen;
};

/** Which side of faces is drawn. */
export type Facing = 'front' | 'back' | 'both';

/** Draws the faces of one part where nothing is nearer, neither on the layer nor on `before`. */
export const drawFaces = (
  layer: Layer,
  seen: Float32Array,
  faces: Uint32Array,
  first: number,
  end: number,
  facing: Facing,
  before?: Layer,
): void => {
  const { side, face: shown, second, third, near } = layer;
  const hidden = before?.near;
  let highest = layer.rows[0];
  let lowest = layer.rows[1];
  for (let face = first; face < end; face += 1) {
    const a = (faces[face * 3] ?? 0) * 3;
    const b = (faces[face * 3 + 1] ?? 0) * 3;
    const c = (faces[face * 3 + 2] ?? 0) * 3;
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
    // Rows of pixels go down, so what runs to the left from outside has an area below 0.
    if (area === 0 || (facing === 'front' && area > 0) || (facing === 'back' && area < 0)) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx)));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy)));
    if (top > bottom || left > right) continue;
    highest = Math.min(highest, top);
    lowest = Math.max(lowest, bottom + 1);
    const bAcross = (cy - ay) / area;
    const cAcross = -(by - ay) / area;
    for (let y = top; y <= bottom; y += 1) {
      let shareB = ((left - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
      let shareC = ((bx - ax) * (y - ay) - (by - ay) * (left - ax)) / area;
      let place = y * side + left;
      for (let x = left; x <= right; x += 1, place += 1, shareB += bAcross, shareC += cAcross) {
        if (shareB < -1e-5 || shareC < -1e-5 || shareB + shareC > 1.00001) continue;
        const nearness = az + shareB * (bz - az) + shareC * (cz - az);
        if (nearness <= (near[place] ?? 0)) continue;
        if (hidden !== undefined && nearness <= (hidden[place] ?? 0)) continue;
        near[place] = nearness;
        shown[place] = face;
        second[place] = shareB;
        third[place] = shareC;
      }
    }
  }
  layer.rows = [highest, lowest];
};
