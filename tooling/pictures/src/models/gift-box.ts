import { lighter } from '../drawing/colour.ts';
import type { Inks } from '../print/label.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part } from '../studio/part.ts';
import type { Point } from '../studio/point.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { front, type Make } from './kit.ts';
import { paper, satin } from './stuff.ts';

/** A box with a ribbon. */
export const giftBox: Make = async (kit) => {
  const { paint } = kit;
  const ribbon = satin(paint.cap);
  const inks: Inks = { ink: paint.ink, accent: paint.ink, paper: null };
  const print = await front(kit, 8.4, 6.8, inks);
  const base = part(
    box(22, 8.4, 16, 0.15),
    paper(printed(plain(paint.body), print, frontFitting(1.8, 10.2, 0.7, 7.5))),
  );
  const lid = [part(box(22.8, 3, 16.8, 0.15), paper(lighter(paint.body, 0.08)))];
  const bands = [
    ...moved([part(box(2.4, 11.05, 16.95, 0.05), ribbon)], { y: 0 }),
    ...moved([part(box(22.95, 11.05, 2.4, 0.05), ribbon)], { y: 0 }),
  ];
  const bow = [-1, 1].flatMap((way) =>
    moved(
      [
        part(
          sheetOf(30, 6, (right, up): Point => {
            const angle = right * Math.PI * 2;
            return [
              way * (2.6 - 2.6 * Math.cos(angle)),
              1.7 + 1.5 * Math.sin(angle) * Math.sin(right * Math.PI),
              (up - 0.5) * 2.2,
            ];
          }),
          { ...ribbon, thin: true },
        ),
      ],
      { y: 9.6, spin: way * 12 },
    ),
  );
  const knot = moved([part(box(1.8, 1.5, 2, 0.6, 0.5), ribbon)], { y: 10.8 });
  const parts = moved([base, ...moved(lid, { y: 7.8 }), ...bands, ...bow, ...knot], { spin: -24 });
  return {
    parts,
    open: moved([base], { spin: -24 }),
    lid: moved(lid, { spin: -10 }),
    width: 28,
    height: 14,
    depth: 22,
  };
};
