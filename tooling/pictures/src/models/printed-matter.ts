import { darker, lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { placed, rect } from '../drawing/marks.ts';
import { block, lettering, linesOf } from '../print/lettering.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { type Dye, plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import type { Point } from '../studio/point.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { type Kit, type Make, printOf } from './kit.ts';
import { paper, sheet } from './stuff.ts';

/** A cover: picture, name, maker. */
export const cover = ({ words, paint }: Kit, width: number, height: number): string => {
  const name = { size: Math.min(width * 0.085, height * 0.105), weight: 500 as const };
  const lines = linesOf(words.name, width * 0.8, name);
  const mark = Math.min(width, height * 0.86);
  const ground = lighter(paint.body, 0.12);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, 0, paint.body)}<circle cx="${width / 2}" cy="${height * 0.36}" r="${mark * 0.31}" fill="${ground}"/>${[-34, 0, 34].map((turn, index) => placed(placed(leaf(mark * (index === 1 ? 0.44 : 0.36), index === 1 ? paint.label : lighter(paint.body, 0.45), paint.body), 0, -mark * 0.12), width / 2, height * 0.36 + mark * 0.08, 1, turn)).join('')}${block(lines, width / 2, height * 0.72, name.size * 1.2, { ...name, colour: paint.label })}${lettering('ALOEA', width / 2, height * 0.94, { size: name.size * 0.52, weight: 500, colour: paint.label, spacing: 0.36 })}</svg>`;
};

/** A page of text, from the product's own words. */
export const page = ({ words, paint }: Kit, width: number, height: number, seed: number): string => {
  const text = `${words.description} ${words.usage} ${words.ingredients} `.repeat(4);
  const size = width * 0.036;
  const start = Math.floor((seed * 97) % Math.max(1, words.description.length / 2));
  const lines = linesOf(text.slice(text.indexOf(' ', start) + 1), width * 0.76, { size });
  const many = Math.floor((height * (seed % 2 === 0 ? 0.5 : 0.72)) / (size * 1.6));
  const head = linesOf(words.name, width * 0.76, { size: size * 1.8, weight: 500 });
  const picture =
    seed % 2 === 0
      ? rect(width * 0.12, height * 0.66, width * 0.76, height * 0.24, 6, lighter(paint.body, 0.5)) +
        placed(leaf(height * 0.18, paint.ink, lighter(paint.body, 0.5)), width * 0.5, height * 0.78)
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, 0, '#fbf9f3')}${block(head, width * 0.12, height * 0.1, size * 2.1, { size: size * 1.8, weight: 500, colour: paint.ink, anchor: 'start' })}${block(lines.slice(0, Math.max(3, many - head.length * 2)), width * 0.12, height * 0.1 + head.length * size * 2.2 + size, size * 1.6, { size, colour: '#3b4541', anchor: 'start' })}${picture}</svg>`;
};

const bound =
  (width: number, height: number, thick: number): Make =>
  async (kit) => {
    const print = await printOf((w, h) => cover(kit, w, h), kit, width, height);
    const half = width / 2;
    const spine = darker(kit.paint.body, 0.15);
    const dye = printed(
      (x, y, z, nx, ny, nz, out) =>
        plain(nx > 0.5 || Math.abs(ny) > 0.5 ? '#efe9da' : spine)(x, y, z, nx, ny, nz, out),
      print,
      frontFitting(-half, half, 0, height),
    );
    const book = part(box(width, height, thick, 0.05), paper(dye));
    const parts = moved([book], { spin: 22, tip: -6 });
    return { parts, open: [book], lid: [], width: width + thick, height, depth: thick + 6 };
  };

/** A hard-bound book. */
export const book = bound(17, 21, 2);

/** A magazine or guide. */
export const booklet = bound(14.8, 21, 0.6);

/** A folded leaflet. */
export const leaflet: Make = async (kit) => {
  const [face, inner] = await Promise.all([
    printOf((w, h) => cover(kit, w, h), kit, 9.9, 21),
    printOf((w, h) => page(kit, w, h, 2), kit, 9.9, 21),
  ]);
  const panel = (dye: Dye): Part =>
    part(
      sheetOf(8, 20, (right, up): Point => [(right - 0.5) * 9.9, up * 21, 0]),
      sheet(dye),
    );
  const fit = frontFitting(-4.95, 4.95, 0, 21);
  const parts = [
    ...moved([panel(printed(plain('#ffffff'), face, fit))], { x: -8.6, z: 1.6, spin: 38 }),
    ...moved([panel(printed(plain('#fbf9f3'), inner, fit))], { x: 0, z: 1.6, spin: -38 }),
    ...moved([panel(printed(plain(lighter(kit.paint.body, 0.3)), face, fit))], { x: 8.3, z: 1.6, spin: 34 }),
  ];
  return { parts, open: parts, lid: [], width: 26, height: 21, depth: 10 };
};
