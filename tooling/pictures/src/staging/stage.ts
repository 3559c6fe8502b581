import { chanceOf, type Chance } from '../drawing/chance.ts';
import type { Kit, Model } from '../models/kit.ts';
import type { Part } from '../studio/part.ts';
import type { Shot } from '../studio/photograph.ts';

/** The pictures of a product after its first (SHOP-10). */
export const scenes = ['contents', 'used', 'close'] as const;
export type Scene = (typeof scenes)[number];

/** What a picture is set up from. */
export interface Stage {
  readonly model: Model;
  /** What a set holds, or a single product: itself. */
  readonly items: readonly Model[];
  readonly kit: Kit;
  readonly shape: string;
  readonly category: string;
  /** A fruit, flower or nut of it, by name. */
  readonly taste: string;
  readonly chance: Chance;
  readonly name: string;
}

/** What a scene adds to the studio's ground. */
export type Setup = (stage: Stage) => Omit<Shot, 'ground'>;

/** How wide the picture must be for a thing: small ones are shown larger than life, but still smaller than large ones. */
export const spanFor = ({ width, height }: Pick<Model, 'width' | 'height'>, fill = 0.78): number => {
  const fit = Math.max(height / fill, width / (fill + 0.04));
  return Math.max(fit, fit ** 0.82 * 34 ** 0.18);
};

/** Things that are looked through come last. */
export const clearLast = (parts: readonly Part[]): readonly Part[] => [
  ...parts.filter(({ material }) => material.bend === undefined),
  ...parts.filter(({ material }) => material.bend !== undefined),
];

/** Chance of its own for a scene of a product. */
export const chanceFor = (name: string, scene: string): Chance => chanceOf(`${name} ${scene}`);
