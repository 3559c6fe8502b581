import { darker, type Hex } from '../drawing/colour.ts';
import { ball, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, moved } from '../studio/part.ts';
import type { Make } from './kit.ts';
import { gloss, metal, satin } from './stuff.ts';
import { labels, screwCap } from './wraps.ts';

const tinted = (body: Hex): Hex => darker(body, 0.32);

/** A small glass bottle: a serum with a pipette, or an oil with a cap. */
const vial =
  (radius: number, shoulder: number, height: number, dropper: boolean): Make =>
  async (kit) => {
    const { paint } = kit;
    const colour = dropper ? paint.body : '#8a4a16';
    const deep = dropper ? colour : darker(colour, 0.25);
    const glassy = gloss((_x, y, _z, nx, _ny, nz, out) => {
      plain(deep)(0, 0, 0, 0, 0, 0, out);
      // Light gathers opposite to where it comes in, as in thick glass.
      const lit = Math.max(0, nx * 0.75 + nz * 0.3) ** 3 * 1.5 + (y < 0.6 ? 0.5 : 0) + 0.25;
      for (const channel of [0, 1, 2]) out[channel] = (out[channel] ?? 0) * (0.55 + lit);
    });
    const open = [
      part(
        turned(
          [
            [0, 0.1, 0],
            [radius * 0.85, 0, 0.15],
            [radius, 0.08, 0.3],
            [radius, shoulder, radius * 0.55],
            [radius * 0.55, shoulder + radius * 0.5, 0.3],
            [radius * 0.52, height, 0.05],
            [radius * 0.4, height, 0.02],
            [radius * 0.38, height - 0.4, 0],
          ],
          { round: 64, longest: 0.5 },
        ),
        { ...glassy, rough: 0.07 },
      ),
      ...(await labels(kit, radius, shoulder * 0.12, shoulder * 0.88, { share: 0.44, lift: 0.02 })),
    ];
    const lid = dropper
      ? [
          part(
            turned(
              [
                [0, 0, 0],
                [radius * 0.66, 0, 0.04],
                [radius * 0.66, 1.3, 0.08],
                [0, 1.35, 0],
              ],
              { round: 56, longest: 0.3 },
            ),
            metal('#d7bd86', 0.16),
          ),
          part(
            turned(
              [
                [0, 1.3, 0],
                [radius * 0.42, 1.3, 0.1],
                [radius * 0.46, 2.2, 0.4],
                [radius * 0.3, 3.6, 0.45],
                [0, 3.75, 0],
              ],
              { round: 40, longest: 0.3 },
            ),
            satin('#25312d'),
          ),
        ]
      : [screwCap(radius * 0.72, 1.7, '#1d2421', 40)];
    return {
      parts: [...open, ...moved(lid, { y: height - 0.9 })],
      open,
      lid,
      width: radius * 2,
      depth: radius * 2,
      height: height + (dropper ? 2.85 : 0.8),
    };
  };

/** Thirty millilitres of serum. */
export const dropper = vial(1.7, 5.6, 7.4, true);

/** Fifteen millilitres of oil. */
export const oil = vial(1.45, 4.4, 6, false);

/** A roll-on of glass with a metal cap. */
export const rollOn: Make = async (kit) => {
  const { paint } = kit;
  const open = [
    part(
      turned(
        [
          [0, 0, 0],
          [0.9, 0, 0.1],
          [1, 0.1, 0.2],
          [1, 5.4, 0.3],
          [0.8, 5.8, 0.1],
          [0.8, 6.1, 0],
        ],
        { round: 48, longest: 0.5 },
      ),
      { ...gloss(tinted(paint.body)), rough: 0.06 },
    ),
    ...moved([part(ball(0.55), metal('#d4d7d8', 0.06))], { y: 6.15 }),
    ...(await labels(kit, 1, 0.5, 5, { share: 0.46, lift: 0.015 })),
  ];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [0.98, 0, 0.04],
          [0.98, 2.6, 0.12],
          [0, 2.65, 0],
        ],
        { round: 48, longest: 0.4 },
      ),
      metal('#c8cbd0', 0.2),
    ),
  ];
  return {
    parts: [...open.slice(0, 1), ...open.slice(2), ...moved(lid, { y: 5.7 })],
    open,
    lid,
    width: 2,
    depth: 2,
    height: 8.3,
  };
};
