import { chanceOf } from '../drawing/chance.ts';
import { type Hex, lighter } from '../drawing/colour.ts';
import { clouds, dull, satin } from '../models/stuff.ts';
import { ball, box } from '../studio/forms.ts';
import { mixed } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';

const fruits: Readonly<
  Record<string, { size: number; colour: Hex; cheek: Hex; tall?: number; count: number }>
> = {
  peach: { size: 3.4, colour: '#f0b073', cheek: '#d5624a', count: 2 },
  mango: { size: 3.8, colour: '#eeb23c', cheek: '#cf5f35', tall: 1.35, count: 1 },
  berry: { size: 0.8, colour: '#a3213f', cheek: '#6e1230', count: 11 },
  grape: { size: 1.05, colour: '#b9c862', cheek: '#8fa83f', tall: 1.15, count: 12 },
  lemon: { size: 2.7, colour: '#f1d44b', cheek: '#e2bd2c', tall: 1.3, count: 2 },
  orange: { size: 3.5, colour: '#ee9a34', cheek: '#e27d1e', count: 2 },
  apple: { size: 3.4, colour: '#c5cf5c', cheek: '#c2463a', count: 2 },
  avocado: { size: 3.6, colour: '#4f6b35', cheek: '#37502a', tall: 1.3, count: 1 },
  garlic: { size: 2.3, colour: '#f1ece0', cheek: '#d9cdc0', tall: 0.92, count: 2 },
  almond: { size: 0.62, colour: '#a4683a', cheek: '#7f4c28', tall: 1.7, count: 9 },
  cocoa: { size: 0.7, colour: '#53311f', cheek: '#3c2115', tall: 1.5, count: 10 },
  rose: { size: 1.3, colour: '#dd9aa2', cheek: '#c2707f', tall: 0.45, count: 7 },
  vanilla: { size: 0.6, colour: '#f0e3bd', cheek: '#e2cf98', tall: 1, count: 5 },
};

/** Fruit that lies about, by name; none for an unknown one. */
export const fruit = (name: string, seed: string): readonly Part[] => {
  const kind = fruits[name];
  if (kind === undefined) return [];
  const chance = chanceOf(`${name}${seed}`);
  const { size, colour, cheek, tall = 0.95, count } = kind;
  return Array.from({ length: count }, (_, index) => {
    const large = size > 2;
    const ring = Math.sqrt(index + 0.3) * size * (large ? 1.5 : 1.25);
    const angle = index * 2.4 + chance();
    const one = part(ball(size, size * tall, size, large ? 40 : 24), {
      ...(large
        ? satin(
            mixed(
              colour,
              cheek,
              (x, y, z) =>
                (clouds(x * 0.34 + 3, y * 0.34, z * 0.34) - 0.4) * 2.6 + 0.22 * clouds(x * 4, y * 4, z * 4),
            ),
          )
        : satin(index % 3 === 0 ? cheek : colour)),
      rough: large ? 0.48 : 0.2,
    });
    const lies = tall > 1.1 ? 86 : 0;
    return moved([one], {
      x: ring * Math.sin(angle),
      z: ring * Math.cos(angle),
      y: (lies > 0 ? size : size * tall) * 0.97,
      roll: lies,
      spin: chance() * 180,
    });
  }).flat();
};

/** Leaves of mint, or sprigs of lavender: what an oil smells of. */
export const sprig = (leaf: Hex, flower: Hex | null, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 3 }, (_, stem) => {
    const stalk = moved([part(box(12, 0.16, 0.16, 0.05), satin(leaf))], { y: 0.1 });
    const grown = Array.from({ length: flower === null ? 9 : 22 }, (__, index) => {
      const x = flower === null ? -5 + index * 1.25 : 0.6 + (index / 22) * 5.6;
      const side = index % 2 === 0 ? 1 : -1;
      return flower === null
        ? moved([part(ball(1.15, 0.12, 0.6, 18), satin(chance() > 0.5 ? leaf : lighter(leaf, 0.16)))], {
            x,
            y: 0.35 + chance() * 0.3,
            z: side * 0.8,
            spin: side * -42,
            roll: 8,
          })
        : moved([part(ball(0.3, 0.24, 0.24, 10), dull(chance() > 0.4 ? flower : lighter(flower, 0.2)))], {
            x,
            y: 0.2 + chance() * 0.4,
            z: side * (0.15 + chance() * 0.3),
          });
    }).flat();
    return moved([...stalk, ...grown], { z: stem * 1.5 - 1.5, spin: stem * 9 - 8, x: chance() });
  }).flat();
};
