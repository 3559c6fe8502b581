import { darker } from '../drawing/colour.ts';
import { onBody } from '../drawing/paint.ts';
import { sheetOf, turned } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { rear, front, type Kit, type Make } from './kit.ts';
import { grooved, satin } from './stuff.ts';

/** The soft part of a tube: round at the cap, flat at the seal. It stands on its cap of `capHeight`. */
const body = (width: number, height: number, capHeight: number, seal: number): Part['mesh'] =>
  sheetOf(
    72,
    40,
    (right, up) => {
      const angle = right * 2 * Math.PI;
      const flat = Math.min(1, Math.max(0, (up - 0.06) / 0.9));
      const half = (width / 2) * (0.86 + 0.16 * flat + 0.05 * Math.sin(flat * Math.PI));
      const deep = (width / 2) * 0.86 * Math.sqrt(Math.max(0, 1 - flat ** 1.8)) + seal;
      const shoulder = up < 0.02 ? 0.5 : up < 0.05 ? 0.92 : 1;
      // The flatter it is, the more its outline is that of a sheet and not of an ellipse.
      return [
        half * shoulder * Math.sin(angle),
        capHeight + (height - capHeight) * up,
        Math.min(deep, half) * shoulder * Math.cos(angle),
      ];
    },
    true,
  );

const tubeOf =
  (width: number, height: number, capHeight: number): Make =>
  async (kit: Kit) => {
    const { paint } = kit;
    const bare = onBody(paint);
    const inks = { ink: bare.ink, accent: bare.ink, paper: null };
    const [left, from, to] = [width * 0.37, capHeight + 0.9, height - 1.6];
    const [fore, behind] = await Promise.all([
      front(kit, left * 2, to - from, inks),
      rear(kit, left * 2, to - from, inks),
    ]);
    const dye = printed(plain(paint.body), fore, frontFitting(-left, left, from, to));
    const both = printed(dye, behind, (x, y, z, nx, ny, nz, place) =>
      frontFitting(-left, left, from, to)(-x, y, z, nx, ny, -nz, place),
    );
    const soft = part(body(width, height, capHeight, 0.06), { ...satin(both), rough: 0.42 });
    const pressed = darker(paint.body, 0.16);
    const crimp = part(
      sheetOf(
        40,
        3,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          return [width * 0.515 * Math.sin(angle), height - 1 + up * 1.05, 0.1 * Math.cos(angle) + 0.001];
        },
        true,
      ),
      satin((x, y, z, nx, ny, nz, out) => {
        plain(x - Math.floor(x / 0.24) * 0.24 < 0.1 ? pressed : paint.body)(x, y, z, nx, ny, nz, out);
      }),
    );
    const lid = [
      part(
        turned(
          [
            [0, 0, 0],
            [width * 0.37, 0, 0.12],
            [width * 0.42, capHeight, 0.1],
            [0, capHeight, 0],
          ],
          { round: 64, longest: 0.5 },
        ),
        satin(grooved(paint.cap, darker(paint.cap, 0.4), 60, 0.2, capHeight * 0.7)),
      ),
    ];
    const nozzle = part(
      turned(
        [
          [0.42, capHeight * 0.4, 0],
          [0.6, capHeight * 0.4, 0.1],
          [0.6, capHeight + 0.1, 0],
        ],
        { round: 32 },
      ),
      satin(paint.body),
    );
    return {
      parts: [soft, crimp, ...lid],
      open: [soft, crimp, nozzle],
      lid: moved(lid, {}),
      width: width * 1.03,
      depth: width * 0.84,
      height,
    };
  };

/** A cream tube that stands on its cap. */
export const tube = tubeOf(5.4, 15.4, 2.2);

/** A narrow one, for the eyes. */
export const slimTube = tubeOf(3, 10.6, 2.6);
