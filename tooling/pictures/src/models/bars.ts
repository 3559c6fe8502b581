import type { Inks } from '../print/label.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { front, type Kit, type Make } from './kit.ts';
import { gloss, paper } from './stuff.ts';

/** A protein bar in its film. */
export const barOf = async (kit: Kit, colour = kit.paint.body): Promise<Part> => {
  const light: Inks = { ink: kit.paint.ink, accent: kit.paint.body, paper: kit.paint.label };
  const print = await front(kit, 8, 3, light);
  return part(
    sheetOf(
      56,
      20,
      (right, up) => {
        const along = right < 0.5 ? right * 2 : 2 - right * 2;
        const x = (along - 0.5) * 13;
        const full = Math.min(1, Math.min(x + 6.5, 6.5 - x) / 1.1) ** 0.5;
        const out = right < 0.5 ? 1 : -1;
        return [x, up * 3.4, out * (0.04 + 0.75 * full * Math.sqrt(Math.sin(Math.max(0.001, up * Math.PI))))];
      },
      true,
    ),
    gloss(printed(plain(colour), print, frontFitting(-4, 4, 0.2, 3.2))),
  );
};

/** An open display box of bars. */
export const bars: Make = async (kit) => {
  const { paint } = kit;
  const print = await front(kit, 12, 5, { ink: paint.label, accent: paint.label, paper: null });
  const tray0 = part(
    box(15, 6.4, 9, 0.12),
    paper(printed(plain(paint.cap), print, frontFitting(-6, 6, 0.6, 5.8))),
  );
  const bar = await barOf(kit);
  const parts = [
    ...moved([tray0], { spin: -14, z: -2 }),
    ...[-4.6, -2.3, 0, 2.3, 4.6].flatMap((x, index) =>
      moved(moved([bar], { roll: 90, spin: 90 }), { x: x * 0.96, y: 6.9, z: -2.4 + index * 0.3 }),
    ),
    ...moved([bar], { x: 2.5, z: 5.4, y: 0.7, tip: -72, spin: 8 }),
  ];
  return { parts, open: parts, lid: [], width: 17, height: 9, depth: 14 };
};
