import sharp from 'sharp';
import { linearOf, type Dye } from './material.ts';

/** A print: bytes of red, green, blue and cover, in sizes each half of the one before. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Draws an SVG document of the given size as a texture. */
export const textureOf = async (svg: string, width: number): Promise<Texture> => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** Which place of a print lies at a place of a surface, 0 to 1 from the left and from the top; out of that there is none. */
export type Fitting = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float32Array,
) => boolean;

/** Round an upright axis: `from` and `to` are heights, `share` the part of the way round that the print takes, in front. */
export const roundFitting =
  (from: number, to: number, share: number, depth = 1): Fitting =>
  (x, y, z, _nx, ny, _nz, out) => {
    if (y < from || y > to || Math.abs(ny) > 0.9) return false;
    const right = 0.5 + Math.atan2(x, z / depth) / (2 * Math.PI * share);
    if (right < 0 || right > 1) return false;
    out[0] = right;
    out[1] = (to - y) / (to - from);
    return true;
  };

/** On a face that looks to the camera: a rectangle of it. */
export const frontFitting =
  (left: number, right: number, from: number, to: number): Fitting =>
  (x, y, _z, _nx, _ny, nz, out) => {
    if (nz < 0.2 || x < left || x > right || y < from || y > to) return false;
    out[0] = (x - left) / (right - left);
    out[1] = (to - y) / (to - from);
    return true;
  };

/** On a face that looks to the right. */
export const rightFitting =
  (near: number, far: number, from: number, to: number): Fitting =>
  (_x, y, z, nx, _ny, _nz, out) => {
    if (nx < 0.6 || z > near || z < far || y < from || y > to) return false;
    out[0] = (near - z) / (near - far);
    out[1] = (to - y) / (to - from);
    return true;
  };

/** On a face that looks up; its top is away from the camera. */
export const topFitting =
  (left: number, right: number, near: number, far: number): Fitting =>
  (x, _y, z, _nx, ny, _nz, out) => {
    if (ny < 0.6 || x < left || x > right || z > near || z < far) return false;
    out[0] = (x - left) / (right - left);
    out[1] = (z - far) / (near - far);
    return true;
  };

/** A surface with a print on it. */
export const printed = (ground: Dye, { width, height, data }: Texture, fitting: Fitting): Dye => {
  const place = new Float32Array(2);
  const texel = new Float32Array(4);
  return (x, y, z, nx, ny, nz, out) => {
    ground(x, y, z, nx, ny, nz, out);
    if (!fitting(x, y, z, nx, ny, nz, place)) return;
    const column = Math.min(width - 1.001, Math.max(0, (place[0] ?? 0) * width - 0.5));
    const row = Math.min(height - 1.001, Math.max(0, (place[1] ?? 0) * height - 0.5));
    const left = Math.floor(column);
    const top = Math.floor(row);
    const fx = column - left;
    const fy = row - top;
    const first = (top * width + left) * 4;
    const below = top + 1 < height ? first + width * 4 : first;
    const next = left + 1 < width ? 4 : 0;
    for (let channel = 0; channel < 4; channel += 1) {
      const over = (data[first + channel] ?? 0) * (1 - fx) + (data[first + next + channel] ?? 0) * fx;
      const under = (data[below + channel] ?? 0) * (1 - fx) + (data[below + next + channel] ?? 0) * fx;
      texel[channel] = over * (1 - fy) + under * fy;
    }
    const cover = (texel[3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const ink = linearOf[Math.round(texel[channel] ?? 0)] ?? 0;
      out[channel] = (out[channel] ?? 0) * (1 - cover) + ink * cover;
    }
  };
};
