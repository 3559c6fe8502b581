import { type Hex, lighter } from '../drawing/colour.ts';
import { leaf } from '../drawing/leaf.ts';
import { placed, rect } from '../drawing/marks.ts';
import { block, lettering, linesOf } from '../print/lettering.ts';
import { box } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { type Kit, type Make, printOf } from './kit.ts';
import { cover } from './printed-matter.ts';
import { paper } from './stuff.ts';

const card = async (
  kit: Kit,
  width: number,
  height: number,
  svg: (w: number, h: number) => string,
): Promise<Part> => {
  const print = await printOf(svg, kit, width, height);
  return part(
    box(width, height, 0.12, 0.04, 0.03),
    paper(printed(plain(kit.paint.label), print, frontFitting(-width / 2, width / 2, 0, height))),
  );
};

/** Greeting cards in a fan with an envelope. */
export const cards: Make = async (kit) => {
  const tones: readonly Hex[] = [kit.paint.body, '#2f7d5b', '#c9663d', '#8fb4da'];
  const fan = await Promise.all(
    tones.map(async (body) =>
      card({ ...kit, paint: { ...kit.paint, body } }, 10, 15, (w, h) =>
        cover({ ...kit, paint: { ...kit.paint, body } }, w, h),
      ),
    ),
  );
  const parts = [
    ...fan.flatMap((one, index) =>
      moved([one], { x: (index - 1.5) * 5, z: index * 0.9 - 1, roll: (1.5 - index) * 9, tip: -14 }),
    ),
    ...moved([part(box(16, 11, 0.3, 0.06), paper(lighter(kit.paint.body, 0.35)))], {
      x: 1,
      y: 0.4,
      z: 6.6,
      tip: -78,
      spin: 12,
    }),
  ];
  return { parts, open: parts, lid: [], width: 28, height: 15, depth: 16 };
};

/** Two tickets. */
export const ticket: Make = async (kit) => {
  const svg = (w: number, h: number): string => {
    const { words, paint } = kit;
    const name = { size: h * 0.2, weight: 700 as const };
    const lines = linesOf(words.name.split(',')[0] ?? words.name, w * 0.5, name);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, 0, paint.body)}${placed(leaf(h * 0.5, paint.label, paint.body), w * 0.1, h * 0.5)}${lettering('ALOEA', w * 0.19, h * 0.26, { size: h * 0.12, weight: 500, colour: paint.label, anchor: 'start', spacing: 0.3 })}${block(lines, w * 0.19, h * 0.54, h * 0.23, { ...name, colour: paint.label, anchor: 'start' })}${Array.from({ length: 12 }, (_, index) => rect(w * 0.76, h * (index / 12) + h * 0.02, 2, h * 0.04, 0, paint.label)).join('')}${Array.from({ length: 14 }, (_, index) => rect(w * 0.82 + ((index * 7) % 60) * (w / 600), h * 0.14, (1 + (index % 3)) * 2.4, h * 0.72, 0, paint.label)).join('')}</svg>`;
  };
  const one = await card(kit, 19, 7.2, svg);
  const two = await card({ ...kit, paint: { ...kit.paint, body: kit.paint.cap } }, 19, 7.2, (w, h) =>
    svg(w, h).replaceAll(kit.paint.body, kit.paint.cap),
  );
  const parts = [
    ...moved([two], { x: 1.4, y: 4.4, z: -2.6, roll: 9, tip: -16 }),
    ...moved([one], { x: -0.6, z: 1.8, roll: -4, y: 0.9, tip: -22 }),
  ];
  return { parts, open: parts, lid: [], width: 21, height: 13, depth: 8 };
};
