import type { Inks } from '../print/label.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, moved } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { front, type Make } from './kit.ts';
import { paper, satin } from './stuff.ts';

/** A carton of toothpaste with the tube before it. */
export const toothpaste: Make = async (kit) => {
  const { paint } = kit;
  const inks: Inks = { ink: paint.ink, accent: paint.cap, paper: null };
  const long = await front(kit, 14.5, 3, inks);
  const carton0 = part(
    box(18, 4, 3.6, 0.1),
    paper(
      printed(
        plain(paint.label),
        await front(kit, 15, 3.4, { ...inks, paper: paint.label }),
        frontFitting(-7.5, 7.5, 0.3, 3.7),
      ),
    ),
  );
  const tube = part(
    sheetOf(
      56,
      30,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const high = 1.7 * Math.sqrt(Math.max(0, 1 - up ** 2.2)) + 0.05;
        const wide = 1.8 + 0.9 * up;
        const neck = up < 0.03 ? 0.6 : 1;
        return [
          7.5 - up * 15.4,
          1.7 + high * neck * Math.sin(angle) - (1 - up) * 0,
          wide * neck * Math.cos(angle),
        ];
      },
      true,
    ),
    satin(
      printed(plain(paint.body), long, (x, y, z, _nx, _ny, nz, place) => {
        if (nz < -0.2 || x < -6.6 || x > 6.2) return false;
        place[0] = (x + 6.6) / 12.8;
        const rise = Math.atan2(y - 1.7, z);
        place[1] = (1.25 - rise) / 1.6;
        return rise > -0.35 && rise < 1.25;
      }),
    ),
  );
  const lid = [
    part(
      sheetOf(
        40,
        6,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          const around = up < 0.01 || up > 0.99 ? 0 : up > 0.9 ? 1.1 : 1.25;
          return [
            7.4 + Math.max(0, 1 - up) * 0 + (up < 0.01 ? 0 : up > 0.99 ? 2.2 : up * 2.2),
            1.7 + around * Math.sin(-angle),
            around * Math.cos(angle),
          ];
        },
        true,
      ),
      satin(paint.cap),
    ),
  ];
  const parts = [
    ...moved([carton0], { z: -2.8, x: -0.4, spin: -4 }),
    ...moved([tube], { z: 2, spin: 5 }),
    ...moved(lid, { z: 2, spin: 5 }),
  ];
  return { parts, open: parts, lid: [], width: 20, height: 4.4, depth: 8 };
};
