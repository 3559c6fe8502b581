import { onBody as bareOf } from '../drawing/paint.ts';
import { type Corner, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { part, moved } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { rear, front, type Make } from './kit.ts';
import { satin } from './stuff.ts';

/** An oval bottle with a flip cap, printed on the body. */
export const flipBottle: Make = async (kit) => {
  const { paint } = kit;
  const depth = 0.62;
  const profile: readonly Corner[] = [
    [0, 0.15, 0],
    [3, 0, 0.2],
    [3.35, 0.1, 0.5],
    [3.55, 6, 5],
    [3.1, 13, 4],
    [2.3, 15.4, 0.7],
    [0, 15.6, 0],
  ];
  const bare = bareOf(kit.paint);
  const inks = { ink: bare.ink, accent: bare.ink, paper: null };
  const [fore, behind] = await Promise.all([front(kit, 5.4, 9.6, inks), rear(kit, 5.4, 9.6, inks)]);
  const fits = frontFitting(-2.7, 2.7, 2, 11.6);
  const dye = printed(printed(plain(paint.body), fore, fits), behind, (x, y, z, nx, ny, nz, place) =>
    fits(-x, y, z, nx, ny, -nz, place),
  );
  const open = [part(turned(profile, { round: 72, depth }), satin(dye))];
  const lid = [
    part(
      turned(
        [
          [0, 0, 0],
          [2.3, 0, 0.06],
          [2.2, 2.2, 0.3],
          [0, 2.3, 0],
        ],
        { round: 56, depth, longest: 0.4 },
      ),
      satin(paint.cap),
    ),
  ];
  return {
    parts: [...open, ...moved(lid, { y: 15.4 })],
    open: [...open, ...moved(lid, { y: 15.4 })],
    lid,
    width: 7.1,
    depth: 4.4,
    height: 17.7,
  };
};
