import { lighter, mix } from '../drawing/colour.ts';
import { stickOf } from '../models/sachets.ts';
import { moved, type Part } from '../studio/part.ts';
import { pills } from './doses.ts';
import { heap, teaBag } from './heaps.ts';
import { puddle, stuffOf } from './poured-out.ts';
import { leaning, type Seen, seen, fruitBeside } from './laid-out.ts';
import type { Stage } from './stage.ts';
import { aloeLeaf, aloeSlices } from './aloe.ts';
import { fruit } from './fruit.ts';
import { dipper, scoop, tumbler, dish } from './tableware.ts';

export const drink = ({ model, kit, taste, name }: Stage): Seen => {
  const juice = mix(lighter(kit.paint.body, 0.32), '#f2e6b8', 0.2);
  const isGel = taste === '';
  return seen(
    [
      ...moved(tumbler(isGel ? '#eef3d2' : juice, 0.78, isGel), { x: -2.6, z: 1 }),
      ...moved(aloeSlices(name), { x: 5, z: 4.4 }),
      ...moved([aloeLeaf(17, 2, 1.6, '#5b8f62')], { x: -1, y: 1, z: 6.2, roll: -97, spin: 10 }),
      ...moved(fruit(taste, name), { x: 6, z: -3.6 }),
    ],
    25,
    24,
    3.6,
    moved(model.parts, { x: 7, z: -15, spin: -12 }),
    1,
  );
};

export const supplement = ({ model, kit, shape, name, chance }: Stage): Seen => {
  const kind = shape === 'carton' ? 'tablets' : shape;
  return seen(
    [
      ...moved(model.open, { x: -3.8, z: -4.4, spin: 10 }),
      ...(model.lid.length > 0 ? leaning(model, 1.6, -2.8, 2.6) : []),
      ...moved(pills(kind, kit.paint.body, 30, 5.6, name), { x: 2.4, z: 3.2, spin: chance() * 40 }),
    ],
    19,
    30,
    2.6,
  );
};

export const powder = ({ model, kit, taste, name }: Stage): Seen => {
  const cocoa = kit.paint.body === '#7b4d36';
  const [colour, specks] = cocoa ? (['#8a5c40', '#5b3823'] as const) : (['#f3e6c2', '#d9c48f'] as const);
  return seen(
    [
      ...moved(model.open, { x: -5, z: -7, spin: 10 }),
      ...leaning(model, 3.4, -6.8, 5.5),
      ...moved(heap(colour, specks, 5.6, 2.2), { x: 3.2, z: 4.6 }),
      ...moved(scoop('#f4f4f0', heap(colour, specks, 2.1, 1.3)), { x: -4.6, z: 5.4, spin: 16 }),
      ...fruitBeside(taste, name, 9, 1.6),
    ],
    30,
    30,
    3.6,
  );
};

export const sticks = ({ model, kit, taste, name }: Stage): Seen => {
  const one = stickOf(lighter(kit.paint.body, 0.2), kit.paint.ink);
  const lies = (x: number, z: number, spin: number): readonly Part[] =>
    moved([one], { tip: -90, x, z, y: 0.5, spin });
  return seen(
    [
      ...moved(model.parts.slice(0, 1), { x: -3.4, z: -7 }),
      ...lies(-5.6, 8.4, -16),
      ...lies(-2.4, 9, -6),
      ...lies(0.8, 9.2, 5),
      ...moved(heap(lighter(kit.paint.body, 0.62), lighter(kit.paint.body, 0.3), 3.3, 1.2), {
        x: 6.8,
        z: 4.2,
      }),
      ...fruitBeside(taste, name, 7.6, -3.4),
    ],
    25,
    32,
    3.4,
  );
};

export const tea = ({ model, kit }: Stage): Seen =>
  seen(
    [
      ...moved(model.parts, { x: -3, z: -7.4 }),
      ...moved(teaBag(kit.paint.body, '#7a4b2a'), { x: -3.8, z: 4.8, spin: 14 }),
      ...moved([...dish(5, 2.6, '#f4efe4'), ...moved(heap('#7a5234', '#c98f4a', 4, 1.7, 9), { y: 1.2 })], {
        x: 5.4,
        z: 2.8,
      }),
    ],
    25,
    30,
    3,
  );

export const honey = ({ model, name }: Stage): Seen =>
  seen(
    [
      ...moved(model.open, { x: -3.6, z: -3.2 }),
      ...leaning(model, 3.4, -4.2, 3.2),
      ...moved(puddle(stuffOf('honey', '#e2a02c'), 3.4, 0.5, name), { x: 1.2, z: 4.4 }),
      ...moved(dipper('#c99d6a', '#e09a2a'), { x: 1.4, y: 1.3, z: 4.2, spin: -26 }),
    ],
    21,
    30,
    3,
  );
