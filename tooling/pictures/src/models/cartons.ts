import { brandPrint, type Inks } from '../print/label.ts';
import { box } from '../studio/forms.ts';
import { type Dye, type Material, plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed, rightFitting, topFitting } from '../studio/texture.ts';
import { back, front, type Kit, type Make, printOf } from './kit.ts';
import { paper } from './stuff.ts';

/** A printed carton: its front, its right side, its top. */
export const cartonPart = async (
  kit: Kit,
  width: number,
  height: number,
  depth: number,
  stuff: (dye: Dye) => Material = paper,
): Promise<Part> => {
  const { paint } = kit;
  const inks: Inks = { ink: paint.ink, accent: paint.body, paper: paint.label };
  const pad = Math.min(width, height) * 0.07;
  const [fore, side] = await Promise.all([
    front(kit, width - pad * 2, height - pad * 2, inks),
    back(kit, Math.max(2, depth - pad), height - pad * 2, inks),
  ]);
  const lid = await printOf(
    (w, h) => brandPrint(paint.label, w, h),
    kit,
    width * 0.8,
    Math.max(1.2, depth * 0.5),
  );
  const half = width / 2;
  let dye = printed(plain(paint.body), fore, frontFitting(pad - half, half - pad, pad, height - pad));
  dye = printed(dye, side, rightFitting(depth / 2 - pad / 2, pad / 2 - depth / 2, pad, height - pad));
  dye = printed(dye, lid, topFitting(-half * 0.8, half * 0.8, depth * 0.25, -depth * 0.25));
  return part(box(width, height, depth, 0.1), stuff(dye));
};

const standing =
  (width: number, height: number, depth: number, spin: number): Make =>
  async (kit) => {
    const carton = await cartonPart(kit, width, height, depth);
    const parts = moved([carton], { spin });
    return { parts, open: parts, lid: [], width: width + depth * 0.5, height, depth: depth + 2 };
  };

/** A folding box of tablets. */
export const carton = standing(8.4, 12.4, 4.2, -24);

/** A box of tea bags. */
export const teaBox = standing(13, 8.4, 7.4, -22);

/** Twelve small bottles in a case. */
export const miniCase = standing(25, 14.6, 18, -26);
