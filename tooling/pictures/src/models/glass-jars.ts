import { type Hex, lighter } from '../drawing/colour.ts';
import { type Corner, turned } from '../studio/forms.ts';
import { part, moved } from '../studio/part.ts';
import type { Make } from './kit.ts';
import { clear, creamy, gloss, metal, satin } from './stuff.ts';
import { labels } from './wraps.ts';

/** A cream jar of glazed glass with a metal lid. */
export const jar: Make = async (kit) => {
  const { paint } = kit;
  const glassy: readonly Corner[] = [
    [0, 0.1, 0],
    [2.9, 0, 0.2],
    [3.3, 0.1, 0.5],
    [3.3, 3, 0.25],
    [2.95, 3.1, 0.1],
    [2.95, 3.5, 0.1],
    [2.7, 3.5, 0.1],
    [2.65, 3, 0.1],
  ];
  const open = [
    part(turned(glassy, { round: 72 }), gloss(paint.body)),
    ...(await labels(kit, 3.3, 0.45, 2.75, { share: 0.36 })),
    part(
      turned(
        [
          [2.72, 3.05, 0],
          [2.2, 3.2, 0.3],
          [1.4, 3.1, 0.5],
          [0.9, 3.5, 0.4],
          [0, 3.75, 0.1],
        ].map(([r = 0, y = 0, b = 0]): Corner => [r, y, b]),
        { round: 56, longest: 0.3 },
      ),
      creamy('#fbf6ee'),
    ),
  ];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [3.4, 0, 0.08],
          [3.4, 1.7, 0.16],
          [0, 1.75, 0],
        ],
        { round: 72, longest: 0.5 },
      ),
      paint.cap === paint.ink && paint.body === '#b9a8d8' ? metal('#c9c6c2') : satin(paint.cap),
    ),
  ];
  return {
    parts: [...open.slice(0, 3), ...moved(lid, { y: 3.12 })],
    open,
    lid,
    width: 6.8,
    depth: 6.8,
    height: 4.9,
  };
};

const honeyColour = (body: Hex): Hex => (body === '#dba53d' ? '#c9781a' : '#e2a02c');

/** Clear glass with honey in it and a lid of metal. */
export const honeyJar: Make = async (kit) => {
  const { paint } = kit;
  const honey = honeyColour(paint.body);
  const open = [
    part(
      turned(
        [
          [0, 0.25, 0],
          [3.2, 0.2, 0.4],
          [3.5, 0.4, 0.8],
          [3.5, 6.6, 0.5],
          [3.1, 7.2, 0.4],
          [3.1, 7.3, 0],
          [0, 7.35, 0],
        ],
        { round: 64 },
      ),
      { ...creamy(honey, 0.08), glow: 0.16 },
    ),
    ...(await labels(kit, 3.72, 1.1, 5.9, { share: 0.4 })),
    part(
      turned(
        [
          [0, 0.05, 0],
          [3.3, 0, 0.3],
          [3.7, 0.1, 0.8],
          [3.7, 7, 1.2],
          [3, 8.2, 0.5],
          [3, 8.9, 0.1],
        ],
        { round: 64 },
      ),
      { ...clear('#fff6e4', 0.12), thin: false },
    ),
  ];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [3.25, 0, 0.05],
          [3.25, 1.4, 0.18],
          [0, 1.5, 0],
        ],
        { round: 72, longest: 0.4 },
      ),
      metal('#d8b56a', 0.3),
    ),
  ];
  const [honeyPart, ...rest] = open;
  const glass = rest.at(-1);
  return {
    parts: [
      ...(honeyPart ? [honeyPart] : []),
      ...rest.slice(0, -1),
      ...moved(lid, { y: 7.8 }),
      ...(glass ? [glass] : []),
    ],
    open,
    lid,
    width: 7.4,
    depth: 7.4,
    height: 9.3,
  };
};

/** A candle in a glass. */
export const candle: Make = async (kit) => {
  const { paint } = kit;
  const wax = lighter(paint.body, 0.45);
  const parts = [
    part(
      turned(
        [
          [0, 0.3, 0],
          [3.6, 0.3, 0.3],
          [3.6, 6.2, 0.1],
          [3.2, 6.1, 0.3],
          [0.4, 6, 0.2],
          [0, 6, 0],
        ],
        { round: 64 },
      ),
      creamy(wax, 0.4),
    ),
    part(
      turned(
        [
          [0, 6, 0],
          [0.06, 6, 0],
          [0.05, 7.2, 0.02],
          [0, 7.25, 0],
        ],
        { round: 8 },
      ),
      satin('#3b322b'),
    ),
    ...(await labels(kit, 3.86, 1.2, 5.6, { share: 0.34 })),
    part(
      turned(
        [
          [0, 0, 0],
          [3.5, 0, 0.2],
          [3.85, 0.1, 0.4],
          [3.85, 8, 0.06],
          [3.65, 8, 0.06],
          [3.62, 6.4, 0],
        ],
        { round: 72 },
      ),
      clear('#f4fbf7', 0.1),
    ),
  ];
  return { parts, open: parts, lid: [], width: 7.7, depth: 7.7, height: 8 };
};
