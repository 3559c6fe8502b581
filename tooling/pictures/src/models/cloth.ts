import { darker } from '../drawing/colour.ts';
import { onBody } from '../drawing/paint.ts';
import { sheetOf } from '../studio/forms.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { front, type Kit, type Make } from './kit.ts';
import { clouds, sheet, woven } from './stuff.ts';

/** A bag of cotton that stands or hangs. */
export const tote: Make = async (kit: Kit) => {
  const { paint } = kit;
  const bare = onBody(paint);
  const print = await front(kit, 20, 22, { ink: bare.ink, accent: bare.ink, paper: null });
  const cloth = woven(paint.body, darker(paint.body, 0.3), 3);
  const bag = part(
    sheetOf(
      72,
      44,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const wave = (clouds(Math.sin(angle) * 3 + 9, up * 4, Math.cos(angle) + 3) - 0.5) * (1.3 - up * 0.5);
        const wide = 18 - 1.6 * up + 0.6 * Math.sin(up * Math.PI);
        const full = 0.5 + 4.2 * Math.sin(Math.min(1, up * 0.92 + 0.06) * Math.PI) ** 0.6 * (1 - up * 0.5);
        const sag = 0.9 * Math.cos(angle * 2) * up;
        return [wide * Math.sin(angle), up * 40 - sag * 0.4, full * Math.cos(angle) + wave];
      },
      true,
    ),
    sheet(printed(cloth, print, frontFitting(-10, 10, 8, 30))),
  );
  const strap = (z: number, lean: number): Part =>
    part(
      sheetOf(4, 44, (right, up) => {
        const bend = up * Math.PI;
        const wide = (right - 0.5) * 2.6;
        return [
          -(7 + wide * Math.sin(bend) * 0) * Math.cos(bend) + wide * Math.abs(Math.cos(bend)),
          36 + 22 * Math.sin(bend) ** 0.8 + wide * Math.sin(bend),
          z + lean * Math.sin(bend),
        ];
      }),
      sheet(woven(darker(paint.body, 0.06), darker(paint.body, 0.34), 3)),
    );
  const parts = [strap(-2, 0.5), bag, strap(2.4, -0.4)];
  return { parts, open: parts, lid: [], width: 36, height: 57, depth: 10 };
};

const shirtSide = (up: number): number => {
  // Half the width of a T-shirt's outline from hem to shoulder, without sleeves.
  if (up < 0.66) return 25 + 1.4 * (0.66 - up);
  return 25 - 3.2 * Math.sin(((up - 0.66) / 0.34) * Math.PI * 0.5);
};

/** A T-shirt on an invisible hanger. */
export const tShirt: Make = async (kit: Kit) => {
  const { paint } = kit;
  const bare = onBody(paint);
  const print = await front(kit, 20, 20, { ink: bare.ink, accent: bare.ink, paper: null });
  const cloth = woven(paint.body, darker(paint.body, 0.35), 4);
  const body = part(
    sheetOf(
      84,
      50,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const side = Math.sin(angle);
        const wide = shirtSide(up);
        const fold = (clouds(side * 5 + 4, up * 3.4, 2) - 0.5) * 2.4;
        const shoulder = up > 0.9 ? -(Math.abs(side) ** 1.4) * 5 * ((up - 0.9) / 0.1) : 0;
        const collar =
          up > 0.93 && Math.abs(side) < 0.36
            ? -(5.4 - (Math.cos(angle) < 0 ? 3 : 0)) *
              Math.cos((side / 0.36) * Math.PI * 0.5) *
              ((up - 0.93) / 0.07)
            : 0;
        return [
          wide * side,
          up * 66 + shoulder + collar,
          (1.2 + 5 * Math.sqrt(Math.abs(Math.cos(angle))) * (1 - 0.25 * up)) *
            Math.sign(Math.cos(angle) || 1) +
            fold,
        ];
      },
      true,
    ),
    sheet(printed(cloth, print, frontFitting(-10, 10, 30, 50))),
  );
  const sleeve = (way: number): Part =>
    part(
      sheetOf(
        40,
        14,
        (right, up) => {
          const angle = right * 2 * Math.PI;
          const thick = 9.6 - 1.6 * up;
          const fold = (clouds(right * 6, up * 3, way + 7) - 0.5) * 1.2;
          return [
            way * (19 + up * 17) + way * Math.cos(angle) * thick * 0.45,
            55 - up * 15 + Math.cos(angle) * thick * 0.9,
            (3.4 * (1 - up * 0.3) + fold * 0.4) * Math.sin(angle) * way,
          ];
        },
        true,
      ),
      sheet(cloth),
    );
  const parts = [body, sleeve(-1), sleeve(1)];
  return { parts: moved(parts, { y: 0 }), open: parts, lid: [], width: 78, height: 66, depth: 14 };
};
