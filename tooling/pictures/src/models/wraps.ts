import { darker, type Hex } from '../drawing/colour.ts';
import { onBody as bareOf } from '../drawing/paint.ts';
import { sheetOf, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import type { Mesh } from '../studio/mesh.ts';
import { part, type Part, moved } from '../studio/part.ts';
import { printed, roundFitting, type Texture } from '../studio/texture.ts';
import { rear, front, type Kit, labelInks } from './kit.ts';
import { grooved, paper, satin } from './stuff.ts';

/** Paper round a body: `share` of the way round, in front. */
const wrap = (radius: number, from: number, to: number, share: number, depth = 1): Mesh =>
  sheetOf(Math.ceil(72 * share), 10, (right, up) => {
    const angle = (right - 0.5) * 2 * Math.PI * share;
    return [radius * Math.sin(angle), from + (to - from) * up, radius * Math.cos(angle) * depth];
  });

/** A label in front and one behind. */
export const labels = async (
  kit: Kit,
  radius: number,
  from: number,
  to: number,
  { share = 0.42, depth = 1, onBody = false, lift = 0.03 } = {},
): Promise<readonly Part[]> => {
  const width = 2 * Math.PI * radius * share * (depth < 1 ? (1 + depth) / 2 : 1);
  const bright = bareOf(kit.paint).ink;
  const inks = onBody
    ? { ink: bright, accent: bright, paper: null, bent: true }
    : { ...labelInks(kit), bent: share > 0.3 };
  const [fore, behind] = await Promise.all([
    front(kit, width, to - from, inks),
    rear(kit, width, to - from, inks),
  ]);
  const ground = onBody ? kit.paint.body : kit.paint.label;
  const sleeve = (print: Texture): Part => {
    const dye = printed(plain(ground), print, roundFitting(from, to, share, depth));
    return part(wrap(radius + lift, from, to, share, depth), onBody ? satin(dye) : paper(dye));
  };
  return [sleeve(fore), ...moved([sleeve(behind)], { spin: 180 })];
};

/** A screw cap that stands on y = 0. */
export const screwCap = (radius: number, height: number, colour: Hex, ribs = 46): Part =>
  part(
    turned(
      [
        [0, 0, 0],
        [radius, 0, 0.08],
        [radius, height, 0.22],
        [0, height, 0],
      ],
      { round: 72, longest: 0.5 },
    ),
    satin(grooved(colour, darker(colour, 0.45), ribs, height * 0.08, height * 0.86)),
  );
