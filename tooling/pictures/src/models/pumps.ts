import { darker, type Hex } from '../drawing/colour.ts';
import { box, turned } from '../studio/forms.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { bodyOf, type Bottle } from './bottles.ts';
import type { Make } from './kit.ts';
import { clear, grooved, satin } from './stuff.ts';
import { labels } from './wraps.ts';

const pumpHead = (colour: Hex, high: number): readonly Part[] => [
  part(
    turned(
      [
        [0, 0, 0],
        [1.5, 0, 0.06],
        [1.5, 1.6, 0.12],
        [0.55, 1.75, 0.1],
        [0.55, high - 0.9, 0],
      ],
      { round: 48, longest: 0.4 },
    ),
    satin(grooved(colour, darker(colour, 0.4), 40, 0.1, 1.3)),
  ),
  part(
    turned(
      [
        [0, high - 1, 0],
        [1.05, high - 1, 0.1],
        [1.1, high, 0.25],
        [0, high, 0],
      ],
      { round: 40 },
    ),
    satin(colour),
  ),
  ...moved([part(box(0.95, 0.75, 3.1, 0.3, 0.2), satin(colour))], { y: high - 0.85, z: 1.5 }),
];

/** A bottle with a pump. */
export const pump: Make = async (kit) => {
  const { paint } = kit;
  const spec: Bottle = {
    radius: 3.5,
    shoulder: 12.8,
    height: 14.2,
    neck: 1.3,
    cap: { radius: 1.5, height: 4.6 },
    label: [1.7, 11.6],
    slope: 1.6,
  };
  const open = [
    part(turned(bodyOf(spec), { round: 72 }), satin(paint.body)),
    ...(await labels(kit, spec.radius, spec.label[0], spec.label[1], { share: 0.4 })),
  ];
  const head = moved(pumpHead(paint.cap, 4.4), { spin: -52 });
  return {
    parts: [...open, ...moved(head, { y: 14.1 })],
    open: [...open, ...moved(head, { y: 14.1 })],
    lid: [],
    width: 7,
    depth: 7,
    height: 18.5,
  };
};

/** A foam dispenser with a clear overcap. */
export const foamPump: Make = async (kit) => {
  const { paint } = kit;
  const spec: Bottle = {
    radius: 2.6,
    shoulder: 10.6,
    height: 11.4,
    neck: 2,
    cap: { radius: 1.5, height: 4 },
    label: [1.2, 9.4],
    slope: 0.8,
  };
  const head = moved(pumpHead(paint.cap, 3.4), { spin: -60 });
  const open = [
    part(turned(bodyOf(spec), { round: 64 }), satin(paint.body)),
    part(
      turned(
        [
          [0, 11.3, 0],
          [2.2, 11.3, 0.06],
          [2.2, 12, 0.1],
          [0, 12.1, 0],
        ],
        { round: 48 },
      ),
      satin(paint.cap),
    ),
    ...moved(head, { y: 11.9 }),
    ...(await labels(kit, spec.radius, spec.label[0], spec.label[1])),
  ];
  const lid = [
    part(
      turned(
        [
          [2.1, 0, 0],
          [2.1, 4.2, 0.5],
          [0, 4.3, 0],
        ],
        { round: 56 },
      ),
      clear('#fbfdfc', 0.08),
    ),
  ];
  return { parts: [...open, ...moved(lid, { y: 12 })], open, lid, width: 5.2, depth: 5.2, height: 16.3 };
};
