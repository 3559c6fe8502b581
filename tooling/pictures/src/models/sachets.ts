import { darker, type Hex, lighter } from '../drawing/colour.ts';
import { brandPrint } from '../print/label.ts';
import { sheetOf } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { cartonPart } from './cartons.ts';
import { type Kit, type Make, printOf } from './kit.ts';
import { satin } from './stuff.ts';

/** A stick of powder or gel, flat, standing on its end. */
export const stickOf = (
  colour: Hex,
  ink: Hex,
  height = 12.4,
  width = 2.2,
  sealed = darker(colour, 0.14),
): Part =>
  part(
    sheetOf(
      28,
      20,
      (right, up) => {
        const angle = right * 2 * Math.PI;
        const full = 0.03 + 0.42 * Math.sin(Math.min(1, Math.max(0, (up - 0.06) / 0.88)) * Math.PI) ** 0.5;
        return [(width / 2) * Math.sin(angle), up * height, full * Math.cos(angle)];
      },
      true,
    ),
    satin((x, y, z, nx, ny, nz, out) => {
      const band = y > height * 0.34 && y < height * 0.72;
      const seal = y < height * 0.06 || y > height * 0.94;
      const mark = band && Math.hypot(x / 0.5, (y - height * 0.53) / 1) < 1;
      plain(seal ? sealed : mark ? ink : band ? '#fbfaf5' : colour)(x, y, z, nx, ny, nz, out);
    }),
  );

/** A box of stick sachets, two beside it. */
export const sticks: Make = async (kit) => {
  const carton0 = await cartonPart(kit, 9.6, 13.4, 5.4);
  const one = stickOf(lighter(kit.paint.body, 0.2), kit.paint.ink);
  const parts = [
    ...moved([carton0], { x: -2.6, spin: -22 }),
    ...moved([one], { x: 5, z: 1.4, roll: -5, tip: -5 }),
    ...moved([one], { x: 7.1, z: 2.6, roll: -12, tip: -6, spin: 12 }),
  ];
  return { parts, open: parts, lid: [], width: 18, height: 13.4, depth: 9 };
};

/** A flat sachet. */
export const sachetOf = async (kit: Kit, colour: Hex): Promise<Part> => {
  const sealed = darker(colour, 0.12);
  const print = await printOf((w, h) => brandPrint(kit.paint.ink, w, h), kit, 4.4, 1.6);
  return part(
    sheetOf(
      40,
      16,
      (right, up) => {
        const along = right < 0.5 ? right * 2 : 2 - right * 2;
        const out = right < 0.5 ? 1 : -1;
        const full = Math.sin(along * Math.PI) * Math.sin(up * Math.PI);
        return [(along - 0.5) * 6, up * 8, out * (0.02 + 0.36 * full ** 0.5)];
      },
      true,
    ),
    satin(
      printed(
        (x, y, z, nx, ny, nz, out) =>
          plain(y < 0.5 || y > 7.5 ? sealed : y > 2 && y < 5.6 ? '#fbfaf5' : colour)(
            x,
            y,
            z,
            nx,
            ny,
            nz,
            out,
          ),
        print,
        frontFitting(-2.2, 2.2, 3, 4.6),
      ),
    ),
  );
};

/** Samples in a fan before their box. */
export const samples: Make = async (kit) => {
  const carton0 = await cartonPart(kit, 13, 9, 6);
  const colours: readonly Hex[] = ['#b3d8c7', '#8fb4da', '#2f7d5b', '#e7b3b1'];
  const fan = await Promise.all(colours.map(async (colour) => sachetOf(kit, colour)));
  const parts = [
    ...moved([carton0], { z: -3.4, spin: -14 }),
    ...fan.flatMap((one, index) =>
      moved([one], { x: (index - 1.5) * 4.6, z: 4 + index * 0.5, roll: (1.5 - index) * 10, tip: -24 }),
    ),
  ];
  return { parts, open: parts, lid: [], width: 21, height: 9.4, depth: 14 };
};
