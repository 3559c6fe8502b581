import { chanceOf } from '../drawing/chance.ts';
import type { Light } from './material.ts';
import { cross, plus, times, unit, type Point } from './point.ts';

/** Light from one direction. */
export interface Lamp {
  readonly toward: Point;
  readonly light: Light;
}

/** How a studio is lit. */
export interface Lighting {
  /** Toward the middle of the large softbox. */
  readonly key: Point;
  /** Half its width as seen from the things: 0.1 throws hard shadows, 0.4 soft ones. */
  readonly spread: number;
  /** Its share of the light; the rest comes from all round. */
  readonly share: number;
  readonly warmth: number;
}

/** The usual: a softbox over the left shoulder and much white round it. */
export const softbox: Lighting = { key: [-0.62, 0.72, 0.42], spread: 0.34, share: 0.5, warmth: 0.015 };

/** A low window from behind on the left: long shadows. */
export const window: Lighting = { key: [-0.85, 0.66, 0.16], spread: 0.2, share: 0.52, warmth: 0.05 };

const coloured = (weight: number, warmth: number): Light => [
  weight * (1 + warmth),
  weight,
  weight * (1 - warmth),
];

const keyLamps = 9;
const domeLamps = 12;

/** The lamps of a lighting: a level place in full light gets 1 of them all. */
export const lampsOf = ({ key, spread, share, warmth }: Lighting): readonly Lamp[] => {
  const middle = unit(key);
  const side = unit(cross(middle, [0, 1, 0]));
  const up = cross(side, middle);
  const chance = chanceOf('lamps');
  const keys = Array.from({ length: keyLamps }, (_, index): Point => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const right = ((column + 0.2 + chance() * 0.6) / 3 - 0.5) * 2 * spread;
    const above = ((row + 0.2 + chance() * 0.6) / 3 - 0.5) * 2 * spread;
    return unit(plus(middle, plus(times(side, right), times(up, above))));
  });
  const dome = Array.from({ length: domeLamps }, (_, index): Point => {
    const rise = 0.07 + (0.93 * (index + 0.5)) / domeLamps;
    const angle = index * 2.399963 + 0.4;
    const out = Math.sqrt(1 - rise * rise);
    return [out * Math.sin(angle), rise, out * Math.cos(angle)];
  });
  const level = (all: readonly Point[]): number => all.reduce((sum, [, y]) => sum + y, 0);
  return [
    ...keys.map((toward) => ({ toward, light: coloured(share / level(keys), warmth) })),
    ...dome.map((toward) => ({ toward, light: coloured((1 - share) / level(dome), -warmth) })),
  ];
};
