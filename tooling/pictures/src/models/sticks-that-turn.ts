import { lighter } from '../drawing/colour.ts';
import { turned } from '../studio/forms.ts';
import { part, moved } from '../studio/part.ts';
import type { Make } from './kit.ts';
import { creamy, satin } from './stuff.ts';
import { labels } from './wraps.ts';

/** An oval deodorant stick. */
export const stick: Make = async (kit) => {
  const { paint } = kit;
  const depth = 0.56;
  const open = [
    part(
      turned(
        [
          [0, 0, 0],
          [2.8, 0, 0.2],
          [3, 0.2, 0.3],
          [3, 6.4, 0.1],
          [2.75, 6.5, 0.05],
          [2.7, 7, 0],
        ],
        { round: 64, depth },
      ),
      satin(paint.body),
    ),
    part(
      turned(
        [
          [2.5, 6.5, 0],
          [2.5, 7.6, 0.9],
          [0, 8.3, 0.5],
        ],
        { round: 56, depth, longest: 0.3 },
      ),
      creamy('#f4f6f2'),
    ),
    ...(await labels(kit, 3, 1, 6, { share: 0.36, depth, onBody: true, lift: 0.02 })),
  ];
  const lid = [
    part(
      turned(
        [
          [3, 0, 0.04],
          [3, 2.4, 1],
          [0, 3.2, 0.4],
        ],
        { round: 64, depth, longest: 0.4 },
      ),
      satin(paint.cap),
    ),
  ];
  return { parts: [...open, ...moved(lid, { y: 6.5 })], open, lid, width: 6, depth: 3.4, height: 9.7 };
};

/** A lip balm. */
export const balm: Make = async (kit) => {
  const { paint } = kit;
  const open = [
    part(
      turned(
        [
          [0, 0, 0],
          [0.85, 0, 0.06],
          [0.85, 0.7, 0.03],
          [0.8, 0.75, 0.02],
          [0.9, 0.85, 0.03],
          [0.9, 4.6, 0.05],
          [0.8, 4.65, 0.02],
          [0.8, 5.2, 0],
        ],
        { round: 48, longest: 0.5 },
      ),
      satin(paint.body),
    ),
    part(
      turned(
        [
          [0.66, 5, 0],
          [0.66, 6, 0.2],
          [0, 6.5, 0.5],
        ],
        { round: 40, longest: 0.2 },
      ),
      creamy(lighter(paint.body, 0.6)),
    ),
    ...(await labels(kit, 0.9, 1, 4.4, { share: 0.48, lift: 0.012 })),
  ];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [0.9, 0, 0.03],
          [0.9, 2.2, 0.12],
          [0, 2.25, 0],
        ],
        { round: 48, longest: 0.4 },
      ),
      satin(paint.cap),
    ),
  ];
  return { parts: [...open, ...moved(lid, { y: 4.62 })], open, lid, width: 1.8, depth: 1.8, height: 6.9 };
};
