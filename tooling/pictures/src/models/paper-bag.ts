import { darker } from '../drawing/colour.ts';
import { brandPrint } from '../print/label.ts';
import { sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part } from '../studio/part.ts';
import type { Point } from '../studio/point.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { type Make, printOf } from './kit.ts';
import { sheet } from './stuff.ts';

/** Paper bags, standing. */
export const paperBag: Make = async (kit) => {
  const { paint } = kit;
  const print = await printOf((w, h) => brandPrint(paint.ink, w, h), kit, 14, 6);
  const bag = part(
    sheetOf(
      56,
      20,
      (right, up) => {
        const angle = right * 4;
        const corner = Math.floor(angle);
        const share = angle - corner;
        const [w, d] = [11 - 0.4 * up, 4.6 - 1.2 * up * up];
        const ring: readonly (readonly [number, number])[] = [
          [-w, d],
          [w, d],
          [w, -d],
          [-w, -d],
        ];
        const [from, to] = [ring[corner % 4] ?? [0, 0], ring[(corner + 1) % 4] ?? [0, 0]];
        const fold =
          (corner % 2 === 1 ? 1 : 0) * Math.sin(share * Math.PI) * 1.6 * up * (corner === 1 ? -1 : 1);
        return [from[0] + (to[0] - from[0]) * share + fold, up * 29, from[1] + (to[1] - from[1]) * share];
      },
      true,
    ),
    { ...sheet(printed(plain(paint.body), print, frontFitting(-7, 7, 11, 17))) },
  );
  const handle = part(
    sheetOf(
      10,
      30,
      (right, up): Point => {
        const angle = right * Math.PI * 2;
        const bend = up * Math.PI;
        return [
          -3.4 * Math.cos(bend) * (1 + 0.09 * Math.cos(angle)),
          28.6 + 6 * Math.sin(bend) + 0.3 * Math.sin(bend) * Math.cos(angle),
          3.3 + 0.3 * Math.sin(angle),
        ];
      },
      true,
    ),
    sheet(darker(paint.body, 0.12)),
  );
  const parts = [
    ...moved([bag, handle], { x: 7.4, z: -7, spin: -16 }),
    ...moved([bag, handle], { x: -3.4, z: 2, spin: 14 }),
  ];
  return { parts, open: moved([bag, handle], { spin: 14 }), lid: [], width: 34, height: 34, depth: 22 };
};
