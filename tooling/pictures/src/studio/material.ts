import type { Hex } from '../drawing/colour.ts';

/** Light of a colour: red, green and blue, linear, 1 being paper in full light. */
export type Light = readonly [red: number, green: number, blue: number];

/** Fills `out` with the colour of a surface at a place of the part's own coordinates, where it looks toward (nx, ny, nz). */
export type Dye = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float32Array,
) => void;

/** What a thing is made of. */
export interface Material {
  readonly dye: Dye;
  /** 0 is a mirror, 1 blotting paper. */
  readonly rough: number;
  /** How much is reflected by a face that is looked at straight: 0.04 is plastic or glass. */
  readonly shine: number;
  /** Reflects in its own colour and has no other. */
  readonly metal?: boolean;
  /** Is looked through: how far what lies behind is bent, in centimetres. Its colour tints. */
  readonly bend?: number;
  /** Share of the light that comes through from within: wax, cream, honey. */
  readonly within?: number;
  /** Shines by itself. */
  readonly glow?: number;
  /** Is seen from both sides: cloth, paper. */
  readonly thin?: boolean;
  /** Throws no shadow. */
  readonly airy?: boolean;
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Linear light of each value of a byte. */
export const linearOf = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

const lights = new Map<Hex, Light>();

/** The light of a written colour. */
export const lightOf = (hex: Hex): Light => {
  const known = lights.get(hex);
  if (known !== undefined) return known;
  const channel = (start: number): number => linearOf[Number.parseInt(hex.slice(start, start + 2), 16)] ?? 0;
  const light: Light = [channel(1), channel(3), channel(5)];
  lights.set(hex, light);
  return light;
};

const dyes = new Map<Hex, Dye>();

/** One colour all over. */
export const plain = (hex: Hex): Dye => {
  const known = dyes.get(hex);
  if (known !== undefined) return known;
  const [red, green, blue] = lightOf(hex);
  const dye: Dye = (_x, _y, _z, _nx, _ny, _nz, out) => {
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
  dyes.set(hex, dye);
  return dye;
};

/** A mix of two colours by place: `share` of the second. */
export const mixed = (
  first: Hex,
  other: Hex,
  share: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number,
): Dye => {
  const [r, g, b] = lightOf(first);
  const [r2, g2, b2] = lightOf(other);
  return (x, y, z, nx, ny, nz, out) => {
    const part = Math.min(1, Math.max(0, share(x, y, z, nx, ny, nz)));
    out[0] = r + (r2 - r) * part;
    out[1] = g + (g2 - g) * part;
    out[2] = b + (b2 - b) * part;
  };
};
