import type { Hex } from '../drawing/colour.ts';
import { mixed, plain, type Dye, type Material } from '../studio/material.ts';

/** Shiny plastic or glaze. */
export const gloss = (colour: Hex | Dye): Material => ({
  dye: typeof colour === 'string' ? plain(colour) : colour,
  rough: 0.16,
  shine: 0.045,
});

/** Plastic with a soft sheen: bottles, tubes, caps. */
export const satin = (colour: Hex | Dye): Material => ({
  dye: typeof colour === 'string' ? plain(colour) : colour,
  rough: 0.36,
  shine: 0.045,
});

/** Paper and board. */
export const paper = (colour: Hex | Dye): Material => ({
  dye: typeof colour === 'string' ? plain(colour) : colour,
  rough: 0.75,
  shine: 0.025,
});

/** A sheet that is seen from both sides. */
export const sheet = (colour: Hex | Dye): Material => ({ ...paper(colour), thin: true });

/** Brushed or polished metal. */
export const metal = (colour: Hex, rough = 0.22): Material => ({
  dye: plain(colour),
  rough,
  shine: 0.6,
  metal: true,
});

/** Glass, gel, water: what lies behind is seen through it, in its colour. */
export const clear = (colour: Hex, bend = 0.25, rough = 0.05): Material => ({
  dye: plain(colour),
  rough,
  shine: 0.045,
  bend,
});

/** Cream, wax, soap: light goes a little way in. */
export const creamy = (colour: Hex | Dye, rough = 0.3): Material => ({
  dye: typeof colour === 'string' ? plain(colour) : colour,
  rough,
  shine: 0.04,
  within: 0.6,
});

/** Nothing that shines: stone, powder, dough. */
export const dull = (colour: Hex | Dye): Material => ({
  dye: typeof colour === 'string' ? plain(colour) : colour,
  rough: 1,
  shine: 0.012,
});

const hashed = (x: number, y: number, z: number): number => {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967295;
};

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Clouds: a number from 0 to 1 that wanders through space, a hill a unit. */
export const clouds = (x: number, y: number, z: number): number => {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const near = Math.floor(z);
  const fx = eased(x - left);
  const fy = eased(y - low);
  const fz = eased(z - near);
  let sum = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const cx = corner & 1;
    const cy = (corner >> 1) & 1;
    const cz = corner >> 2;
    sum +=
      hashed(left + cx, low + cy, near + cz) *
      (cx === 1 ? fx : 1 - fx) *
      (cy === 1 ? fy : 1 - fy) *
      (cz === 1 ? fz : 1 - fz);
  }
  return sum;
};

/** Wood with its grain along x. */
export const wood = (light: Hex, dark: Hex): Dye =>
  mixed(light, dark, (x, y, z) => {
    const wander = clouds(x * 0.05, y * 0.3, z * 0.4) * 6;
    const ring = 0.5 + 0.5 * Math.sin(z * 2.2 + y * 2 + wander * 2.4);
    return 0.55 * ring * ring + 0.35 * clouds(x * 0.5, y * 4, z * 7);
  });

/** White stone with grey veins. */
export const marble = (ground: Hex, vein: Hex): Dye =>
  mixed(ground, vein, (x, y, z) => {
    const bent = clouds(x * 0.16, y * 0.16, z * 0.16) * 5 + clouds(x * 0.5, y * 0.5, z * 0.5) * 1.2;
    const line = Math.abs(Math.sin(x * 0.12 + z * 0.2 + bent));
    return Math.max(0, 0.75 - line * 5) * 0.7 + 0.14 * clouds(x * 0.3, y, z * 0.3);
  });

/** Stone without veins. */
export const stone = (ground: Hex, dark: Hex): Dye =>
  mixed(
    ground,
    dark,
    (x, y, z) => 0.5 * clouds(x * 0.6, y * 0.6, z * 0.6) + 0.4 * clouds(x * 3, y * 3, z * 3),
  );

/** Woven threads, `fine` a centimetre. */
export const woven = (colour: Hex, shade: Hex, fine = 5): Dye =>
  mixed(colour, shade, (x, y, z) => {
    const [a, b] = [Math.sin((x + y * 0.02) * fine * Math.PI), Math.sin((y + z) * fine * Math.PI)];
    return 0.3 + 0.22 * a * b + 0.3 * clouds(x * 1.4, y * 1.4, z * 1.4);
  });

/** Specks of another colour. */
export const speckled = (ground: Hex, specks: Hex, fine = 4): Dye =>
  mixed(ground, specks, (x, y, z) => Math.max(0, clouds(x * fine, y * fine, z * fine) - 0.62) * 3.4);

/** Fine upright grooves round an axis, `count` of them, below `top`. */
export const grooved = (colour: Hex, dark: Hex, count: number, from: number, to: number): Dye =>
  mixed(colour, dark, (x, y, z) =>
    y < from || y > to ? 0 : Math.max(0, Math.sin(Math.atan2(x, z) * count)) ** 3 * 0.5,
  );
