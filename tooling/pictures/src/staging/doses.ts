import { chanceOf } from '../drawing/chance.ts';
import { darker, type Hex, lighter, mix } from '../drawing/colour.ts';
import { clouds, dull, gloss } from '../models/stuff.ts';
import { ball, turned } from '../studio/forms.ts';
import { mixed, plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';

/** One dose of a supplement, lying. */
export const pill = (kind: string, colour: Hex): readonly Part[] => {
  if (kind === 'capsules')
    return [
      part(
        turned(
          [
            [0, -1.05, 0],
            [0.36, -1.05, 0.36],
            [0.36, -0.02, 0],
            [0.38, 0, 0],
            [0.38, 1.05, 0.38],
            [0, 1.05, 0],
          ].map(([r = 0, y = 0, b = 0]) => [r, y, b] as const),
          { round: 24, longest: 0.2 },
        ),
        gloss((x, y, z, nx, ny, nz, out) =>
          plain(y < -0.01 ? lighter(colour, 0.05) : '#f4f1e8')(x, y, z, nx, ny, nz, out),
        ),
      ),
    ];
  if (kind === 'softgels')
    return [
      part(ball(1.15, 0.46, 0.46, 28), {
        ...gloss(mix('#e0a63a', colour, 0.2)),
        rough: 0.06,
        within: 0.7,
        glow: 0.12,
      }),
    ];
  return [
    part(
      turned(
        [
          [0, -0.3, 0],
          [0.62, -0.28, 0.2],
          [0.72, -0.16, 0.06],
          [0.72, 0.16, 0.06],
          [0.62, 0.28, 0.2],
          [0, 0.3, 0],
        ],
        { round: 32, longest: 0.2 },
      ),
      dull(
        mixed(lighter(colour, 0.5), darker(colour, 0.35), (x, y, z) =>
          Math.abs(x) < 0.035 && y > 0.2 ? 1 : clouds(x * 9, y * 9, z * 9) > 0.68 ? 0.3 : 0,
        ),
      ),
    ),
  ];
};

/** Doses that lie about: a few in a loose heap, the rest round it. */
export const pills = (
  kind: string,
  colour: Hex,
  count: number,
  reach: number,
  seed: string,
): readonly Part[] => {
  const chance = chanceOf(seed);
  const long = kind !== 'tablets';
  const placed: { x: number; z: number }[] = [];
  return Array.from({ length: count }, () => {
    let [x, z, far] = [0, 0, 9];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const angle = chance() * 2 * Math.PI;
      const out = reach * Math.sqrt(chance()) * (attempt < 20 ? 0.8 : 1.1);
      [x, z] = [out * Math.sin(angle), out * Math.cos(angle) * 0.62];
      far = Math.min(9, ...placed.map((one) => Math.hypot(one.x - x, one.z - z)));
      if (far > (long ? 1.75 : 1.5)) break;
    }
    const onTop = far < (long ? 1.3 : 1.2);
    placed.push({ x, z });
    const rest = long ? 0.42 : 0.3;
    return moved(pill(kind, colour), {
      x,
      z,
      y: rest + (onTop ? rest * 1.5 : 0),
      spin: chance() * 360,
      roll: kind === 'capsules' ? 90 : onTop ? 14 + chance() * 12 : 0,
    });
  }).flat();
};
