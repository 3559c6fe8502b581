import { lighter } from '../drawing/colour.ts';
import { type Corner, sheetOf, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, moved } from '../studio/part.ts';
import { printed, roundFitting } from '../studio/texture.ts';
import { front, type Make } from './kit.ts';
import { satin } from './stuff.ts';
import { labels, screwCap } from './wraps.ts';

/** A waisted bottle for dishes. */
export const dishBottle: Make = async (kit) => {
  const { paint } = kit;
  const profile: readonly Corner[] = [
    [0, 0.2, 0],
    [3, 0, 0.3],
    [3.5, 0.1, 0.8],
    [3.5, 5.5, 3],
    [3.1, 10.5, 3],
    [3.5, 14.5, 3],
    [1.2, 17.2, 1.6],
    [1.2, 17.8, 0],
  ];
  const open = [
    part(turned(profile, { round: 64, depth: 0.7 }), { ...satin(paint.body) }),
    ...(await labels(kit, 3.5, 6.4, 14, { share: 0.34, depth: 0.74, lift: 0.02 })),
  ];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [1.7, 0, 0.1],
          [1.5, 2, 0.3],
          [0.7, 2.3, 0.2],
          [0.6, 3.6, 0.2],
          [0, 3.7, 0],
        ],
        { round: 48 },
      ),
      satin(paint.cap),
    ),
  ];
  return {
    parts: [...open, ...moved(lid, { y: 17.7 })],
    open,
    lid,
    width: 7,
    depth: 5,
    height: 21.4,
  };
};

/** A household bottle with a handle. */
export const canister: Make = async (kit) => {
  const { paint } = kit;
  const depth = 0.6;
  const open = [
    part(
      turned(
        [
          [0, 0.2, 0],
          [4.8, 0, 0.3],
          [5.4, 0.2, 1],
          [5.4, 13.5, 4],
          [2.4, 19.4, 3],
          [1.9, 20.5, 0],
        ],
        { round: 72, depth },
      ),
      satin(paint.body),
    ),
    ...(await labels(kit, 5.4, 2, 12.4, { share: 0.34, depth, lift: 0.03 })),
  ];
  const handle = part(
    sheetOf(
      20,
      24,
      (right, up) => {
        const [angle, bend] = [right * 2 * Math.PI, (up - 0.5) * Math.PI];
        const out = 0.75;
        return [
          4.1 + (2.1 + out * Math.cos(angle)) * Math.cos(bend),
          15.6 + (3 + out * Math.cos(angle)) * Math.sin(bend),
          -out * Math.sin(angle),
        ];
      },
      true,
    ),
    satin(paint.body),
  );
  const lid = [screwCap(2.3, 2.6, paint.cap)];
  return {
    parts: [...open, handle, ...moved(lid, { y: 20.2 })],
    open: [...open, handle],
    lid,
    width: 11.4,
    depth: 6.5,
    height: 22.8,
  };
};

/** A shaker with a flip lid. */
export const shaker: Make = async (kit) => {
  const { paint } = kit;
  const inks = { ink: paint.ink, accent: paint.ink, paper: null };
  const print = await front(kit, 6, 8, inks);
  const dye = printed(plain(lighter(paint.body, 0.25)), print, roundFitting(4, 12, 0.24));
  const body = part(
    turned(
      [
        [0, 0.2, 0],
        [3.4, 0, 0.2],
        [3.7, 0.2, 0.6],
        [4.5, 14.5, 0.2],
        [4.3, 14.6, 0.05],
        [4.2, 14, 0],
      ],
      { round: 72 },
    ),
    satin(dye),
  );
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [4.7, 0, 0.1],
          [4.7, 2, 0.3],
          [4, 2.6, 0.3],
          [0, 2.7, 0],
        ],
        { round: 72, longest: 0.5 },
      ),
      satin(paint.cap),
    ),
    ...moved(
      [
        part(
          turned(
            [
              [0, 0, 0],
              [1.3, 0, 0.05],
              [1.2, 1.5, 0.2],
              [0, 1.6, 0],
            ],
            { round: 40 },
          ),
          satin(paint.cap),
        ),
      ],
      { x: 1.8, y: 2.5, z: 0.8 },
    ),
  ];
  return {
    parts: [body, ...moved(lid, { y: 14.2 })],
    open: [body],
    lid,
    width: 9.4,
    depth: 9.4,
    height: 18.2,
  };
};
