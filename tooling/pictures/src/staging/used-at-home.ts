import type { Hex } from '../drawing/colour.ts';
import { moved } from '../studio/part.ts';
import type { Stage } from './stage.ts';
import { pottedAloe } from './aloe.ts';
import { books, pen } from './desk-things.ts';
import { board, marbleSlab, napkin, podium } from './tops.ts';
import { cottonPads, towels } from './towels.ts';
import { type Seen, set } from './table.ts';
import { brushCup, dish, mug } from './tableware.ts';

const towelTones: readonly (readonly [Hex, Hex, Hex])[] = [
  ['#f1ece2', '#dfe6dd', '#cfdcd2'],
  ['#f4efe6', '#e9d9c9', '#d9c2ae'],
  ['#eef0ec', '#d5dfe4', '#bccdd6'],
];

export const tones = ({ chance }: Stage): readonly [Hex, Hex, Hex] =>
  towelTones[Math.floor(chance() * towelTones.length)] ?? ['#f1ece2', '#dfe6dd', '#cfdcd2'];

/** A bathroom's shelf. */
export const bathed = (stage: Stage): Seen => {
  const { model, name, shape, chance } = stage;
  const colours = tones(stage);
  const small = model.height < 12;
  const face =
    ['jar', 'tube', 'slim-tube', 'dropper', 'foam-pump'].includes(shape) || stage.category === 'skincare';
  const beside = face ? moved(cottonPads(), { x: model.width / 2 + 4, z: 2 }) : [];
  const teeth = shape === 'toothpaste';
  return set({
    top: marbleSlab(small ? 22 : 30, small ? 13 : 19),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: small ? -2.6 : -3.4, z: small ? 2 : 3.4, spin: 10 }),
      ...beside,
      ...(face ? [] : moved(towels(colours.slice(0, 2), 15, 11), { x: 9.4, z: -1.6, spin: -8 })),
    ],
    far: [
      ...(face ? moved(towels(colours, 18, 12), { x: 11, z: -13, spin: 6 }) : []),
      ...(teeth || chance() > 0.5
        ? moved(brushCup('#eceae3', '#7fb3a2', '#e0a58f'), { x: -12, z: -11 })
        : moved(pottedAloe('#d9cfc0', name), { x: -14, z: -14 })),
    ],
    span: small ? 25 : Math.max(30, model.height * 1.6),
    above: 13,
    look: small ? 0.16 : 0.27,
  });
};

export const scented = (stage: Stage): Seen => {
  const { model, name, shape } = stage;
  const lit = shape === 'candle';
  return set({
    top: lit ? books(['#d9cbb6', '#8aa79a']) : podium(11, 1.8, '#e9e1d4'),
    high: lit ? 0 : 1.8,
    near: lit
      ? [
          ...moved(model.parts, { x: -2, y: 4.85, spin: -8 }),
          ...moved(pen('#2f5c4a'), { x: 4, y: 4.9, z: 4, spin: 20 }),
        ]
      : [
          ...moved(model.parts, { x: -3.4, z: 0.4, spin: 8 }),
          ...moved(dish(4.4, 1.9, '#f4efe6'), { x: 4, z: 0.6 }),
        ],
    far: [
      ...moved(towels(tones(stage), 17, 12), { x: 9, z: -14, spin: 10 }),
      ...moved(pottedAloe('#d9cfc0', name), { x: -12, z: -16 }),
    ],
    span: lit ? 27 : 19,
    above: 14,
    look: lit ? 0.3 : 0.2,
  });
};

export const desk = (stage: Stage): Seen => {
  const { model, name } = stage;
  const large = Math.max(model.height, model.width * 0.8);
  return set({
    top: board(large * 2.3, large * 1.3),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: -large * 0.18, z: -2 }),
      ...moved(mug('#f0ebe0', '#5b3a22'), { x: large * 0.62, z: 1.5, spin: -30 }),
      ...moved(pen('#2f5c4a'), { x: large * 0.3, z: large * 0.36, spin: -24 }),
    ],
    far: moved(pottedAloe('#cfc0a8', name), { x: -large * 0.8, z: -24 }),
    span: large * 1.9,
    above: 19,
    look: 0.2,
  });
};

export const carried = (stage: Stage): Seen => {
  const { model, name } = stage;
  return set({
    top: podium(42, 3, '#ddd3c3'),
    high: 3,
    near: [
      ...moved(model.parts, { x: -8, spin: 12 }),
      ...moved(books(['#8aa79a', '#d8b48a', '#c9663d']), { x: 26, z: 4, spin: -12 }),
      ...moved(mug('#f0ebe0', '#5b3a22'), { x: 26, y: 7.3, z: 4 }),
    ],
    far: moved(pottedAloe('#c98f6a', name), { x: 36, z: -30 }),
    span: Math.max(86, model.height * 1.3),
    above: 10,
    look: 0.34,
  });
};

export const given = (stage: Stage): Seen => {
  const { model, name } = stage;
  const large = Math.max(model.height * 1.1, model.width);
  return set({
    top: board(large * 1.8 + 6, model.depth + 14),
    high: 1.6,
    near: [
      ...moved(model.parts, { x: -large * 0.1, z: -2, spin: 10 }),
      ...moved(mug('#efe6d6', '#7c4a26'), { x: large * 0.62 + 2, z: 3, spin: -20 }),
      ...moved(napkin(11, 9, '#efe6d8', name), { x: -large * 0.62, z: model.depth / 2 + 3, spin: 24 }),
    ],
    far: moved(pottedAloe('#d8c9b4', name), { x: large * 0.6, z: -26 }),
    span: large * 1.75,
    above: 16,
    look: 0.24,
  });
};
