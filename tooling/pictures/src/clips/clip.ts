import type { Sheet } from '../drawing/sheet.ts';

/** A part of the drawing's plane, in units of a scene (1200 × 800). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that is moved as a whole; `sheet` holds what its art refers to. */
export interface Sprite {
  readonly art: string;
  readonly box: Box;
  readonly sheet: Sheet;
  /** Pixels a unit: more for what is shown larger than drawn. */
  readonly sharpness?: number;
}

/** A sprite at a moment: where its origin lies, how it is scaled and turned (degrees), how much of it is seen. */
export interface Placed {
  readonly sprite: Sprite;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Stretches it sideways or upward alone. */
  readonly stretchX?: number;
  readonly stretchY?: number;
  readonly turn?: number;
  readonly alpha?: number;
  /** How much of the camera's way it goes along: less for what lies afar. */
  readonly depth?: number;
}

/** Where the camera looks: the middle moves by x and y units, `zoom` is 1 where 1200 units fill the picture. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A silent clip that ends as it begins. `t` goes from 0 to 1. */
export interface Clip {
  readonly seconds: number;
  readonly camera: (t: number) => Camera;
  readonly frame: (t: number) => readonly Placed[];
  /** The moment of the still that stands before it is played. */
  readonly cover: number;
}

/** A swing from −1 to 1 and back, `turns` times a clip. */
export const swing = (t: number, turns = 1, shift = 0): number => Math.sin((t * turns + shift) * Math.PI * 2);

/** From 0 to 1 while `t` goes from `from` to `to`, gently at both ends. */
export const ease = (t: number, from: number, to: number): number => {
  const share = Math.min(Math.max((t - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};

/** Comes up at `from` and goes again at `to`. */
export const between = (t: number, from: number, to: number, soft = 0.05): number =>
  ease(t, from, from + soft) * (1 - ease(t, to - soft, to));

/** What is left of `value` after whole numbers are taken off. */
export const rest = (value: number): number => value - Math.floor(value);

/** A camera that sways sideways and breathes in and out, back where it began at the end. */
export const sway =
  (x: number, y: number, zoom: number, more: number): ((t: number) => Camera) =>
  (t) => ({
    x: x * swing(t),
    y: y * swing(t, 1, 0.25),
    zoom: zoom + more * (0.5 - 0.5 * Math.cos(t * Math.PI * 2)),
  });
