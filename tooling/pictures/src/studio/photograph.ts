import type { Hex } from '../drawing/colour.ts';
import { bake, floorLightAt, floorLightOf, litBy, type FloorLight } from './bake.ts';
import { blurFar } from './blur.ts';
import { cameraOf, type Camera, type View } from './camera.ts';
import { developed } from './develop.ts';
import { framed } from './framed.ts';
import { gather, type Gathered } from './gathered.ts';
import { lampsOf, softbox, type Lighting } from './lamps.ts';
import { drawFaces, emptyLayer, seenCorners, wipe, type Layer } from './layer.ts';
import { lightOf, type Light } from './material.ts';
import type { Part } from './part.ts';
import type { Point } from './point.ts';
import { shade, type Canvas } from './shade.ts';

/** What is photographed. */
export interface Shot {
  /** Things in focus; those that are looked through come last, the farther ones first. */
  readonly parts: readonly Part[];
  /** Things out of focus, behind the others. */
  readonly behind?: readonly Part[];
  readonly view: View;
  /** Share of the picture that the parts fill: the view's target and span are found from them. */
  readonly fill?: number;
  /** The studio's floor and wall, one colour without an edge. */
  readonly ground: Hex;
  readonly lighting?: Lighting;
  /** Nothing but things and their shadows. */
  readonly clear?: boolean;
}

let kept: Canvas | undefined;

/** One canvas is used again and again: each picture paints over the whole of it. */
const canvasOf = (side: number): Canvas => {
  if (kept?.side !== side)
    kept = { side, colour: new Float32Array(side * side * 3), cover: new Float32Array(side * side) };
  return kept;
};

const castersRoom = ({ points, coarse }: Gathered): { middle: Point; radius: number; height: number } => {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const corner of coarse)
    for (const axis of [0, 1, 2]) {
      const value = points[corner * 3 + axis] ?? 0;
      low[axis] = Math.min(low[axis] ?? 0, value);
      high[axis] = Math.max(high[axis] ?? 0, value);
    }
  const at = (axis: number): number => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const half = (axis: number): number => ((high[axis] ?? 0) - (low[axis] ?? 0)) / 2;
  return {
    middle: [at(0), at(1), at(2)],
    radius: Math.hypot(half(0), half(1), half(2)) * 1.02,
    height: high[1] ?? 0,
  };
};

// The floor is soft: every other pixel of every other row is worked out, those between are their mean.
const groundStep = 2;

const paintGround = (
  { side, colour, cover }: Canvas,
  camera: Camera,
  floor: FloorLight,
  ground: Light,
  clear: boolean,
): void => {
  const { eye, right, up, ahead, focal } = camera;
  const small = Math.ceil(side / groundStep) + 1;
  const sparse = new Float32Array(small * small * 3);
  const reached = new Float32Array(3);
  for (let row = 0; row < small; row += 1)
    for (let column = 0; column < small; column += 1) {
      const across = (column * groundStep - side / 2) / focal;
      const over = (side / 2 - row * groundStep) / focal;
      const dy = ahead[1] + right[1] * across + up[1] * over;
      reached.fill(1);
      if (dy < -1e-4) {
        const away = -eye[1] / dy;
        floorLightAt(
          floor,
          eye[0] + (ahead[0] + right[0] * across + up[0] * over) * away,
          eye[2] + (ahead[2] + right[2] * across + up[2] * over) * away,
          reached,
        );
      }
      // Light pools behind the things and fades to the ground's own colour at the picture's edge.
      const cx = (column * groundStep) / side - 0.5;
      const cy = (row * groundStep) / side - 0.46;
      const pool = clear ? 0 : 0.4 * Math.max(0, 1 - (cx * cx + cy * cy) * 4.6) ** 2;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = clear ? 1 : (ground[channel] ?? 0);
        const shadow = reached[channel] ?? 1;
        sparse[(row * small + column) * 3 + channel] =
          (own + (1 - own) * pool) * (0.06 + 0.94 * shadow) * (0.72 + 0.28 * shadow);
      }
    }
  for (let row = 0; row < side; row += 1) {
    const top = (row >> 1) * small * 3;
    const below = row % groundStep > 0 ? small * 3 : 0;
    for (let column = 0; column < side; column += 1) {
      const pixel = row * side + column;
      const from = top + (column >> 1) * 3;
      const next = column % groundStep > 0 ? from + 3 : from;
      for (let channel = 0; channel < 3; channel += 1)
        colour[pixel * 3 + channel] =
          ((sparse[from + channel] ?? 0) +
            (sparse[next + channel] ?? 0) +
            (sparse[from + below + channel] ?? 0) +
            (sparse[next + below + channel] ?? 0)) /
          4;
      cover[pixel] = clear ? 1 - (colour[pixel * 3 + 1] ?? 0) : 1;
    }
  }
  if (clear) colour.fill(0.01);
};

const drawParts = (
  layer: Layer,
  seen: Float32Array,
  gathered: Gathered,
  first: number,
  end: number,
): void => {
  for (let index = first; index < end; index += 1) {
    const material = gathered.materials[index];
    if (material === undefined || material.bend !== undefined) continue;
    drawFaces(
      layer,
      seen,
      gathered.faces,
      gathered.starts[index] ?? 0,
      gathered.starts[index + 1] ?? 0,
      material.thin === true ? 'both' : 'front',
    );
  }
};

let before: Float32Array | undefined;

/** Paints what is looked through, part by part, its far side before its near one. */
const shadeClear = (
  canvas: Canvas,
  solid: Layer,
  seen: Float32Array,
  gathered: Gathered,
  camera: Camera,
  ground: Light,
): void => {
  const { side, colour } = canvas;
  const layer = emptyLayer('clear', side);
  if (before?.length !== colour.length) before = new Float32Array(colour.length);
  const behind = before;
  behind.set(colour);
  for (const [index, { bend, thin }] of gathered.materials.entries()) {
    if (bend === undefined) continue;
    for (const facing of thin === true ? (['both'] as const) : (['back', 'front'] as const)) {
      drawFaces(
        layer,
        seen,
        gathered.faces,
        gathered.starts[index] ?? 0,
        gathered.starts[index + 1] ?? 0,
        facing,
        solid,
      );
      shade(canvas, layer, seen, gathered, camera, ground, behind);
      const [first, end] = layer.rows;
      if (end > first) behind.set(colour.subarray(first * side * 3, end * side * 3), first * side * 3);
      wipe(layer);
    }
  }
};

/** Takes a picture of `side` pixels, as bytes of red, green, blue and cover. */
export const photograph = (shot: Shot, side: number): Uint8Array => {
  const { parts, behind = [], view, lighting = softbox, clear = false } = shot;
  const gathered = gather([...behind, ...parts]);
  const ground = lightOf(shot.ground);
  const { middle, radius, height } = castersRoom(gathered);
  const lit = litBy(gathered, lampsOf(lighting), middle, radius);
  const camera = cameraOf(shot.fill === undefined ? view : framed(parts, view, shot.fill), side);
  const slack = Math.max(0.05, radius * 0.012);
  bake(gathered, lit, ground, slack);
  const floor = floorLightOf(lit, [middle[0], 0, middle[2]], radius * 1.25 + height * 1.5);
  const canvas = canvasOf(side);
  paintGround(canvas, camera, floor, ground, clear);
  const seen = seenCorners(gathered.points, camera);
  if (behind.length > 0) {
    const far = emptyLayer('far', side);
    drawParts(far, seen, gathered, 0, behind.length);
    shade(canvas, far, seen, gathered, camera, ground);
    blurFar(canvas, far, camera);
  }
  const solid = emptyLayer('solid', side);
  drawParts(solid, seen, gathered, behind.length, gathered.materials.length);
  shade(canvas, solid, seen, gathered, camera, ground);
  if (gathered.materials.some(({ bend }) => bend !== undefined))
    shadeClear(canvas, solid, seen, gathered, camera, ground);
  return developed(canvas);
};
