import { type Hex, lighter } from '../drawing/colour.ts';
import { type Corner, turned } from '../studio/forms.ts';
import { part, type Part, moved } from '../studio/part.ts';
import type { Make } from './kit.ts';
import { satin } from './stuff.ts';
import { labels, screwCap } from './wraps.ts';

export const neck = (radius: number, from: number, to: number, colour: Hex): Part =>
  part(
    turned([
      [radius, from, 0],
      [radius, to, 0.08],
      [radius * 0.8, to, 0.05],
      [radius * 0.78, to - 0.7, 0],
    ]),
    satin(colour),
  );

export interface Bottle {
  readonly radius: number;
  readonly shoulder: number;
  readonly height: number;
  readonly neck: number;
  readonly cap: { readonly radius: number; readonly height: number };
  readonly label: readonly [from: number, to: number];
  readonly slope?: number;
}

export const bodyOf = ({
  radius,
  shoulder,
  height,
  neck: neckRadius,
  slope = 2.6,
}: Bottle): readonly Corner[] => [
  [0, 0.25, 0],
  [radius * 0.8, 0.2, 0.2],
  [radius * 0.88, 0, 0.2],
  [radius, 0.05, 0.7],
  [radius, shoulder, slope],
  [neckRadius, height - 0.5, slope * 0.6],
  [neckRadius, height, 0],
];

/** A bottle with a screw cap and a paper label. */
const screwBottle =
  (bottle: Bottle): Make =>
  async (kit) => {
    const { paint } = kit;
    const { radius, height, cap, label } = bottle;
    const body = part(turned(bodyOf(bottle), { round: 72 }), satin(paint.body));
    const open = [
      body,
      neck(bottle.neck, height - 0.6, height + cap.height * 0.7, lighter(paint.body, 0.2)),
      ...(await labels(kit, radius, label[0], label[1])),
    ];
    const lid = screwCap(cap.radius, cap.height, paint.cap);
    return {
      parts: [...open, ...moved([lid], { y: height })],
      open,
      lid: [lid],
      width: radius * 2,
      depth: radius * 2,
      height: height + cap.height,
    };
  };

/** Litre bottle of a drink. */
export const bottle = screwBottle({
  radius: 4.3,
  shoulder: 18.2,
  height: 23.4,
  neck: 1.75,
  cap: { radius: 2.1, height: 2.5 },
  label: [3.2, 15.6],
  slope: 4.2,
});

/** Half a litre. */
export const halfBottle = screwBottle({
  radius: 3.5,
  shoulder: 13.6,
  height: 17.8,
  neck: 1.6,
  cap: { radius: 1.95, height: 2.2 },
  label: [2.4, 11.4],
  slope: 3.4,
});

/** A supplement jar with a wide ribbed cap. */
export const supplementJar = screwBottle({
  radius: 3.3,
  shoulder: 7.6,
  height: 9,
  neck: 2.3,
  cap: { radius: 2.6, height: 2 },
  label: [1, 6.9],
  slope: 1.3,
});

/** A tub of powder. */
export const tub = screwBottle({
  radius: 5.8,
  shoulder: 14,
  height: 14.8,
  neck: 5,
  cap: { radius: 5.5, height: 2.6 },
  label: [1.6, 12.4],
  slope: 0.8,
});
