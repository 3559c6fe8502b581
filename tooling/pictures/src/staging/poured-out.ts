import { chanceOf } from '../drawing/chance.ts';
import { type Hex, lighter, mix } from '../drawing/colour.ts';
import { clouds, creamy, satin, clear } from '../models/stuff.ts';
import { ball, sheetOf, turned } from '../studio/forms.ts';
import type { Material } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { step } from '../studio/point.ts';

/** A stroke of cream or gel, `long` centimetres, drawn with a spatula: ridges along it, a soft edge, a curl at its end. */
export const swatch = (stuff: Material, long: number, wide: number, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  const [phase, bow] = [chance() * 9, 1.5 + chance() * 1.5];
  return [
    part(
      sheetOf(64, 72, (right, up) => {
        const s = up * 2 - 1;
        const t = right * 2 - 1;
        const end = Math.sqrt(Math.max(0, 1 - Math.max(0, Math.abs(s) - 0.55) ** 2 / 0.2025));
        const half = (wide / 2) * end * (1 + 0.16 * Math.sin(s * 4 + phase));
        const ridge =
          0.5 +
          0.5 * Math.cos(t * 9 + Math.sin(s * 3 + phase) * 1.3 + clouds(t * 3 + 5, s * 2 + 5, phase) * 3);
        const edge = step(0, 0.3, 1 - Math.abs(t));
        const curl = 1 + 1.3 * step(0.55, 0.85, s) * (1 - 0.4 * Math.abs(t));
        const high = edge * end * (0.34 + 0.34 * ridge) * curl * (wide / 6);
        return [half * t + bow * (s * s - 0.4), high - 0.02, (-s * long) / 2];
      }),
      stuff,
    ),
  ];
};

/** A puddle of something thick, its rim round. */
export const puddle = (stuff: Material, radius: number, high: number, seed: string): readonly Part[] => {
  const phase = chanceOf(seed)() * 20;
  return [
    part(
      sheetOf(
        72,
        18,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          const reach =
            radius * (0.8 + 0.42 * clouds(Math.sin(angle) * 1.1 + phase, Math.cos(angle) * 1.1 + phase, 2));
          const out = 1 - up;
          return [
            reach * out * Math.sin(angle),
            high * (1 - out ** 5) ** 0.5 + 0.01,
            reach * out * Math.cos(angle),
          ];
        },
        true,
      ),
      stuff,
    ),
  ];
};

/** Drops beside a puddle. */
export const drops = (stuff: Material, count: number, reach: number, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const size = 0.3 + chance() * 0.55;
    const angle = chance() * 2 * Math.PI;
    const far = reach * (0.5 + chance() * 0.6);
    return moved(
      [
        part(
          turned(
            [
              [size, 0, 0],
              [size * 0.96, size * 0.3, size * 0.3],
              [0, size * 0.62, size * 0.5],
            ],
            { round: 28, longest: 0.1 },
          ),
          stuff,
        ),
      ],
      {
        x: far * Math.sin(angle),
        z: far * Math.cos(angle) * 0.7,
      },
    );
  }).flat();
};

/** Foam: many small bubbles on one another. */
export const foam = (radius: number, high: number, seed: string): readonly Part[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 46 }, (_, index) => {
    const share = index / 46;
    const angle = index * 2.4;
    const out = radius * Math.sqrt(1 - share) * (0.6 + 0.4 * chance());
    const size = radius * (0.24 + 0.14 * chance());
    return moved([part(ball(size, size * 0.92, size, 20), creamy('#fdfdfb', 0.5))], {
      x: out * Math.sin(angle),
      z: out * Math.cos(angle),
      y: high * share + size * 0.5,
    });
  }).flat();
};

/** Gel that is clear, cream that is not: what comes out of a pack by its kind. */
export const stuffOf = (
  kind: 'gel' | 'cream' | 'lotion' | 'soap' | 'oil' | 'honey',
  colour: Hex,
): Material => {
  if (kind === 'gel') return { ...clear(lighter(mix(colour, '#cfe8c2', 0.6), 0.35), 0.5, 0.04), shine: 0.06 };
  if (kind === 'soap') return { ...clear(lighter(colour, 0.3), 0.45, 0.04), shine: 0.06 };
  if (kind === 'oil') return { ...clear('#f3d98a', 0.4, 0.03), shine: 0.06 };
  if (kind === 'honey') return { ...clear('#e09a2a', 0.3, 0.04), shine: 0.06 };
  return {
    ...creamy(
      kind === 'cream' ? mix('#efe7da', colour, 0.06) : mix('#efe6df', colour, 0.16),
      kind === 'cream' ? 0.3 : 0.18,
    ),
  };
};

/** What is left of satin, for small things of plastic. */
export const plastic = (colour: Hex): Material => satin(colour);
