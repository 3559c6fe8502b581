import type { Gathered } from './gathered.ts';
import type { Lamp } from './lamps.ts';
import type { Light } from './material.ts';
import { step, type Point } from './point.ts';
import { reaches, shadeMapOf, type ShadeMap } from './shade-map.ts';

interface Lit {
  readonly lamp: Lamp;
  readonly map: ShadeMap;
}

/** What each lamp sees of things within `radius` of `middle`. */
export const litBy = (
  gathered: Gathered,
  lamps: readonly Lamp[],
  middle: Point,
  radius: number,
): readonly Lit[] => lamps.map((lamp) => ({ lamp, map: shadeMapOf(gathered, lamp.toward, middle, radius) }));

/** Light of all lamps on every corner, with what comes back from the floor. */
export const bake = (gathered: Gathered, lit: readonly Lit[], floor: Light, slack: number): void => {
  const { points, normals, light, partOf, faces, materials } = gathered;
  const soft = new Float32Array(points.length / 3);
  const thin = new Uint8Array(points.length / 3);
  for (let face = 0; face < partOf.length; face += 1) {
    const material = materials[partOf[face] ?? 0];
    const within = material?.within ?? 0;
    if (within === 0 && material?.thin !== true) continue;
    for (let offset = 0; offset < 3; offset += 1) {
      const corner = faces[face * 3 + offset] ?? 0;
      soft[corner] = within;
      thin[corner] = material?.thin === true ? 1 : 0;
    }
  }
  for (let corner = 0; corner < points.length; corner += 3) {
    const nx = normals[corner] ?? 0;
    const ny = normals[corner + 1] ?? 0;
    const nz = normals[corner + 2] ?? 0;
    const x = (points[corner] ?? 0) + nx * slack;
    const y = (points[corner + 1] ?? 0) + ny * slack;
    const z = (points[corner + 2] ?? 0) + nz * slack;
    const wrap = (soft[corner / 3] ?? 0) * 0.7;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (const { lamp, map } of lit) {
      const { toward } = lamp;
      const straight = nx * toward[0] + ny * toward[1] + nz * toward[2];
      // Light that falls on the back of a sheet comes through, a little less.
      const facing =
        straight < 0 && thin[corner / 3] === 1 ? straight * -0.8 : (straight + wrap) / (1 + wrap);
      if (facing <= 0) continue;
      const reached = reaches(map, x, y, z, slack * 0.4);
      const weight = facing * (wrap > 0 ? 0.3 + 0.7 * reached : reached);
      red += lamp.light[0] * weight;
      green += lamp.light[1] * weight;
      blue += lamp.light[2] * weight;
    }
    const back = 0.3 * (1 - ny) * 0.5 * (0.35 + 0.65 * step(0, 9, y)) + 0.05;
    light[corner] = red + back * floor[0];
    light[corner + 1] = green + back * floor[1];
    light[corner + 2] = blue + back * floor[2];
  }
};

/** How much light reaches places of the floor, 1 where nothing stands in its way. */
export interface FloorLight {
  readonly middle: Point;
  readonly reach: number;
  readonly light: Float32Array;
}

const cells = 132;

/** Takes the edges of single lamps out of the shadows: each place becomes the mean of those round it. */
const evened = (light: Float32Array): Float32Array => {
  const side = cells + 1;
  const even = new Float32Array(light.length);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        let weights = 0;
        for (let y = Math.max(0, row - 1); y <= Math.min(cells, row + 1); y += 1)
          for (let x = Math.max(0, column - 1); x <= Math.min(cells, column + 1); x += 1) {
            const weight = (y === row ? 2 : 1) * (x === column ? 2 : 1);
            sum += weight * (light[(y * side + x) * 3 + channel] ?? 0);
            weights += weight;
          }
        even[(row * side + column) * 3 + channel] = sum / weights;
      }
  return even;
};

/** Light on the floor within `reach` of `middle`. */
export const floorLightOf = (lit: readonly Lit[], middle: Point, reach: number): FloorLight => {
  const light = new Float32Array((cells + 1) ** 2 * 3);
  const whole = [0, 0, 0];
  for (const { lamp } of lit)
    for (const channel of [0, 1, 2] as const)
      whole[channel] = (whole[channel] ?? 0) + lamp.light[channel] * lamp.toward[1];
  const [red = 1, green = 1, blue = 1] = whole;
  let place = 0;
  for (let row = 0; row <= cells; row += 1)
    for (let column = 0; column <= cells; column += 1) {
      const x = middle[0] + ((column / cells) * 2 - 1) * reach;
      const z = middle[2] + ((row / cells) * 2 - 1) * reach;
      const away = step(0.6, 0.98, Math.hypot(x - middle[0], z - middle[2]) / reach);
      let lostRed = 0;
      let lostGreen = 0;
      let lostBlue = 0;
      if (away < 1)
        for (const { lamp, map } of lit) {
          const lost = (1 - reaches(map, x, 0.02, z, 0.03)) * lamp.toward[1];
          lostRed += lost * lamp.light[0];
          lostGreen += lost * lamp.light[1];
          lostBlue += lost * lamp.light[2];
        }
      light[place] = 1 - (lostRed / red) * (1 - away);
      light[place + 1] = 1 - (lostGreen / green) * (1 - away);
      light[place + 2] = 1 - (lostBlue / blue) * (1 - away);
      place += 3;
    }
  return { middle, reach, light: evened(evened(light)) };
};

/** The light at a place of the floor, into `out`. */
export const floorLightAt = (
  { middle, reach, light }: FloorLight,
  x: number,
  z: number,
  out: Float32Array,
): void => {
  const column = (((x - middle[0]) / reach + 1) / 2) * cells;
  const row = (((z - middle[2]) / reach + 1) / 2) * cells;
  if (!(column >= 0 && row >= 0 && column < cells && row < cells)) {
    out.fill(1);
    return;
  }
  const [left, low] = [Math.floor(column), Math.floor(row)];
  const [fx, fy] = [column - left, row - low];
  const place = (low * (cells + 1) + left) * 3;
  const above = place + (cells + 1) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const near = (light[place + channel] ?? 0) * (1 - fx) + (light[place + 3 + channel] ?? 0) * fx;
    const far = (light[above + channel] ?? 0) * (1 - fx) + (light[above + 3 + channel] ?? 0) * fx;
    out[channel] = near * (1 - fy) + far * fy;
  }
};
