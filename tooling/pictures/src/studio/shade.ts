import type { Camera } from './camera.ts';
import { environment } from './environment.ts';
import type { Gathered } from './gathered.ts';
import type { Layer } from './layer.ts';
import type { Light } from './material.ts';
import { step } from './point.ts';

/** Linear colour of every pixel, red, green and blue by turns, and how much of it there is where the ground is clear. */
export interface Canvas {
  readonly side: number;
  readonly colour: Float32Array;
  readonly cover: Float32Array;
}

/**
 * Paints what is seen on a layer of the parts, their light baked already. What is clear shows `behind`, the picture as it was.
 */
export const shade = (
  canvas: Canvas,
  layer: Layer,
  seen: Float32Array,
  gathered: Gathered,
  camera: Camera,
  floor: Light,
  behind: Float32Array = canvas.colour,
): void => {
  const { points, normals, own, ownNormals, light, faces, partOf, materials } = gathered;
  const { side, colour, cover } = canvas;
  const [ex, ey, ez] = camera.eye;
  const dyed = new Float32Array(3);
  const shone = new Float32Array(3);
  const [first, end] = layer.rows;
  for (let pixel = first * side; pixel < end * side; pixel += 1) {
    const face = layer.face[pixel] ?? -1;
    if (face < 0) continue;
    const material = materials[partOf[face] ?? 0];
    if (material === undefined) continue;
    const a = (faces[face * 3] ?? 0) * 3;
    const b = (faces[face * 3 + 1] ?? 0) * 3;
    const c = (faces[face * 3 + 2] ?? 0) * 3;
    // On a slanted face the middle on the screen is not the middle in space.
    const second = layer.second[pixel] ?? 0;
    const third = layer.third[pixel] ?? 0;
    const nearA = (1 - second - third) * (seen[a + 2] ?? 0);
    const nearB = second * (seen[b + 2] ?? 0);
    const nearC = third * (seen[c + 2] ?? 0);
    const all = nearA + nearB + nearC;
    const u = nearA / all;
    const v = nearB / all;
    const w = nearC / all;
    let nx = (normals[a] ?? 0) * u + (normals[b] ?? 0) * v + (normals[c] ?? 0) * w;
    let ny = (normals[a + 1] ?? 0) * u + (normals[b + 1] ?? 0) * v + (normals[c + 1] ?? 0) * w;
    let nz = (normals[a + 2] ?? 0) * u + (normals[b + 2] ?? 0) * v + (normals[c + 2] ?? 0) * w;
    let vx = ex - ((points[a] ?? 0) * u + (points[b] ?? 0) * v + (points[c] ?? 0) * w);
    let vy = ey - ((points[a + 1] ?? 0) * u + (points[b + 1] ?? 0) * v + (points[c + 1] ?? 0) * w);
    let vz = ez - ((points[a + 2] ?? 0) * u + (points[b + 2] ?? 0) * v + (points[c + 2] ?? 0) * w);
    const far = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= far;
    vy *= far;
    vz *= far;
    const long = 1 / Math.max(1e-6, Math.sqrt(nx * nx + ny * ny + nz * nz));
    let facing = (nx * vx + ny * vy + nz * vz) * long;
    const flip = facing < 0 ? -long : long;
    facing = Math.min(1, Math.abs(facing));
    nx *= flip;
    ny *= flip;
    nz *= flip;
    material.dye(
      (own[a] ?? 0) * u + (own[b] ?? 0) * v + (own[c] ?? 0) * w,
      (own[a + 1] ?? 0) * u + (own[b + 1] ?? 0) * v + (own[c + 1] ?? 0) * w,
      (own[a + 2] ?? 0) * u + (own[b + 2] ?? 0) * v + (own[c + 2] ?? 0) * w,
      (ownNormals[a] ?? 0) * u + (ownNormals[b] ?? 0) * v + (ownNormals[c] ?? 0) * w,
      (ownNormals[a + 1] ?? 0) * u + (ownNormals[b + 1] ?? 0) * v + (ownNormals[c + 1] ?? 0) * w,
      (ownNormals[a + 2] ?? 0) * u + (ownNormals[b + 2] ?? 0) * v + (ownNormals[c + 2] ?? 0) * w,
      dyed,
    );
    const { rough, shine, bend, glow = 0, metal = false } = material;
    environment(2 * facing * nx - vx, 2 * facing * ny - vy, 2 * facing * nz - vz, rough, floor, shone);
    const aslant = 1 - facing;
    const edge = aslant * aslant * aslant * aslant * aslant * (1 - rough * 0.75);
    const mirror = shine + (1 - shine) * edge;
    const place = pixel * 3;
    if (bend !== undefined) {
      // Looked through: what lies behind, bent by the slope of the surface and tinted more where it is seen aslant.
      const right = nx * camera.right[0] + ny * camera.right[1] + nz * camera.right[2];
      const up = nx * camera.up[0] + ny * camera.up[1] + nz * camera.up[2];
      const reach = (bend * camera.focal) / camera.distance;
      const row = Math.floor(pixel / side);
      const x = Math.min(side - 1, Math.max(0, Math.round(pixel - row * side - right * reach)));
      const y = Math.min(side - 1, Math.max(0, Math.round(row + up * reach)));
      const from = (y * side + x) * 3;
      const thick = 0.55 + 0.45 / Math.max(0.28, facing);
      for (let channel = 0; channel < 3; channel += 1)
        colour[place + channel] =
          (behind[from + channel] ?? 0) * (dyed[channel] ?? 1) ** thick * (1 - mirror) +
          (shone[channel] ?? 0) * mirror;
      cover[pixel] = Math.min(1, (cover[pixel] ?? 0) + 0.25 + mirror);
      continue;
    }
    cover[pixel] = 1;
    const lit0 = (light[a] ?? 0) * u + (light[b] ?? 0) * v + (light[c] ?? 0) * w;
    const lit1 = (light[a + 1] ?? 0) * u + (light[b + 1] ?? 0) * v + (light[c + 1] ?? 0) * w;
    const lit2 = (light[a + 2] ?? 0) * u + (light[b + 2] ?? 0) * v + (light[c + 2] ?? 0) * w;
    const open = step(0.02, 0.75, (lit0 + lit1 + lit2) / 3);
    if (metal) {
      const mirrored = (0.3 + 0.7 * open) * (0.85 + edge);
      colour[place] = (dyed[0] ?? 0) * ((shone[0] ?? 0) * mirrored + lit0 * 0.14);
      colour[place + 1] = (dyed[1] ?? 0) * ((shone[1] ?? 0) * mirrored + lit1 * 0.14);
      colour[place + 2] = (dyed[2] ?? 0) * ((shone[2] ?? 0) * mirrored + lit2 * 0.14);
      continue;
    }
    const mirrored = mirror * (0.2 + 0.8 * open);
    colour[place] = (dyed[0] ?? 0) * (lit0 + glow) * (1 - mirror) + (shone[0] ?? 0) * mirrored;
    colour[place + 1] = (dyed[1] ?? 0) * (lit1 + glow) * (1 - mirror) + (shone[1] ?? 0) * mirrored;
    colour[place + 2] = (dyed[2] ?? 0) * (lit2 + glow) * (1 - mirror) + (shone[2] ?? 0) * mirrored;
  }
};
