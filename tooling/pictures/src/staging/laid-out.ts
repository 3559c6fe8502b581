import type { Model } from '../models/kit.ts';
import { moved, type Part } from '../studio/part.ts';
import type { Shot } from '../studio/photograph.ts';
import { clearLast } from './stage.ts';
import { fruit } from './fruit.ts';

export type Seen = Omit<Shot, 'ground'>;

export const seen = (
  parts: readonly Part[],
  span: number,
  above: number,
  y = 0,
  behind: readonly Part[] = [],
  x = 0,
): Seen => ({
  parts: clearLast(parts),
  behind: behind.filter(({ material }) => material.bend === undefined),
  view: { target: [x, y, 0], above, span, lens: 20 },
  fill: 0.86,
});

/** A lid that leans on what stands behind it. */
export const leaning = ({ lid }: Model, x: number, z: number, radius: number): readonly Part[] =>
  moved(moved(lid, { tip: 66 }), { x, z, y: radius * 0.93, spin: -22 });

export const fruitBeside = (name: string, seed: string, x: number, z: number): readonly Part[] =>
  moved(fruit(name, seed), { x, z });
