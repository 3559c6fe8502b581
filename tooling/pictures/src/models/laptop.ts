import { box } from '../studio/forms.ts';
import { type Dye, plain } from '../studio/material.ts';
import { moved, part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { type Make, printOf } from './kit.ts';
import { cover } from './printed-matter.ts';
import { satin, gloss } from './stuff.ts';

/** A laptop that shows the webinar's title. */
export const laptop: Make = async (kit) => {
  const screen = await printOf((w, h) => cover(kit, w, h), kit, 29, 18);
  const keys: Dye = (x, y, z, nx, ny, nz, out) => {
    const on =
      ny > 0.5 && Math.abs(x) < 13.4 && z > -8.4 && z < 1.2 && (x + 14) % 1.9 > 0.3 && (z + 9) % 1.9 > 0.3;
    const pad = ny > 0.5 && Math.abs(x) < 4.4 && z > 2.6 && z < 8.4;
    plain(on ? '#2b302e' : pad ? '#bfc4c2' : '#cfd4d2')(x, y, z, nx, ny, nz, out);
  };
  const base = part(box(31, 1.1, 21, 1, 0.3), satin(keys));
  const face = part(box(31, 20.4, 0.7, 0.3, 0.2), {
    ...gloss(
      printed(
        (x, y, z, nx, ny, nz, out) => plain(nz > 0.5 ? '#15191a' : '#cfd4d2')(x, y, z, nx, ny, nz, out),
        screen,
        frontFitting(-14.5, 14.5, 1.3, 19.3),
      ),
    ),
    rough: 0.3,
  });
  const parts = moved([base, ...moved([face], { y: 0.9, z: -10, tip: -14 })], { spin: -18 });
  return { parts, open: parts, lid: [], width: 34, height: 20, depth: 26 };
};
