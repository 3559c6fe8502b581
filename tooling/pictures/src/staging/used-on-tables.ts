import { lighter, mix } from '../drawing/colour.ts';
import type { Model } from '../models/kit.ts';
import { moved } from '../studio/part.ts';
import { pills } from './doses.ts';
import { teaBag } from './heaps.ts';
import type { Stage } from './stage.ts';
import { pottedAloe } from './aloe.ts';
import { fruit } from './fruit.ts';
import { board, marbleSlab, roundBoard } from './tops.ts';
import { sponge, towels } from './towels.ts';
import { type Seen, set } from './table.ts';
import { dish, mug, plates, spoon, tumbler } from './tableware.ts';
import { tones } from './used-at-home.ts';

/** A breakfast table: a full glass beside the pack, on a board. */
export const poured = (stage: Stage, model: Model): Seen => {
  const { kit, taste, name } = stage;
  const gel = taste === '';
  const juice = mix(lighter(kit.paint.body, 0.32), '#f2e6b8', 0.2);
  const tall = Math.max(model.height, 16);
  const apart = model.width / 2 + 4.8;
  return set({
    top: roundBoard(Math.max(13, model.width * 0.9 + 8)),
    high: 1.5,
    near: [
      ...moved(model.parts, { x: -apart * 0.55, z: -1.6, spin: 8 }),
      ...moved(tumbler(gel ? '#eef3d2' : juice, 0.72, gel), { x: apart * 0.72, z: 2.2 }),
      ...moved(fruit(gel ? 'lemon' : taste, name), { x: -apart * 0.9, z: 7 }),
    ],
    far: moved(pottedAloe('#d8c9b4', name), { x: 13, z: -22 }),
    span: tall * 1.5,
    look: 0.32,
  });
};

/** A table with water and the day's dose. */
export const dosed = (stage: Stage, kind: string): Seen => {
  const { kit, name, model } = stage;
  return set({
    top: marbleSlab(25, 18),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: -5, z: -2.4, spin: 12 }),
      ...moved(tumbler('#f6fbfa', 0.76, true), { x: 4.4, z: -1.8 }),
      ...moved(dish(3.4, 1, '#f6f3ec'), { x: -0.6, z: 5.4 }),
      ...moved(pills(kind, kit.paint.body, 3, 1.6, name), { x: -0.6, y: 0.62, z: 5.2 }),
      ...moved(spoon(13), { x: 8, z: 6.4, spin: 24 }),
    ],
    far: moved(pottedAloe('#e4ddd0', name), { x: -14, z: -20 }),
    span: 25,
    above: 17,
    look: 0.2,
  });
};

export const kitchen = (stage: Stage): Seen => {
  const { model, shape } = stage;
  const cloth = shape === 'canister' && stage.kit.paint.body === '#8fb4da';
  return set({
    top: board(44, 26),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: -7, z: -1, spin: 10 }),
      ...(cloth
        ? moved(towels(tones(stage), 20, 14), { x: 9.4, z: 0.6, spin: -8 })
        : shape === 'dish-bottle'
          ? [
              ...moved(plates(5, '#f4f4f0'), { x: 8.6, z: -2 }),
              ...moved(sponge('#efd35a'), { x: 4.6, z: 9.6, spin: 22 }),
            ]
          : [
              ...moved(sponge('#efd35a'), { x: 6, z: 5, spin: 24 }),
              ...moved(towels(tones(stage).slice(0, 1), 18, 12), { x: 9, z: -5 }),
            ]),
    ],
    far: moved(pottedAloe('#cfc0a8', stage.name), { x: 17, z: -24 }),
    span: 39,
    above: 16,
    look: 0.24,
  });
};

export const shaken = (stage: Stage): Seen => {
  const { model, kit, shape, taste, name } = stage;
  const cocoa = kit.paint.body === '#7b4d36';
  const drinkColour = shape === 'sticks' ? lighter(kit.paint.body, 0.35) : cocoa ? '#a87b5c' : '#f2e4c4';
  return set({
    top: board(40, 24),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: -6, z: -2.4, spin: 8 }),
      ...moved(tumbler(drinkColour, 0.8), { x: 7.4, z: 1 }),
      ...moved(spoon(15), { x: 3, z: 8.4, spin: -14 }),
      ...moved(fruit(taste, name), { x: 12.4, z: -5 }),
    ],
    far: moved(pottedAloe('#d8c9b4', name), { x: -16, z: -24 }),
    span: 33,
    above: 15,
    look: 0.27,
  });
};

export const sipped = (stage: Stage): Seen => {
  const { model, shape, kit, name } = stage;
  const isTea = shape === 'tea-box';
  return set({
    top: roundBoard(17),
    high: 1.5,
    near: [
      ...moved(model.parts, { x: -5.6, z: -3, spin: 10 }),
      ...moved(mug('#efe6d6', '#b5743a'), { x: 6, z: 0.6, spin: -24 }),
      ...(isTea
        ? moved(teaBag(kit.paint.body, '#7a4b2a'), { x: -2, z: 8.6, spin: 40 })
        : moved(spoon(14), { x: -1, z: 8.4, spin: 12 })),
    ],
    far: moved(pottedAloe('#d8c9b4', name), { x: 15, z: -22 }),
    span: 30,
    above: 17,
    look: 0.2,
  });
};
