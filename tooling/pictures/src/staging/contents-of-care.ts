import { moved } from '../studio/part.ts';
import { drops, puddle, stuffOf, swatch } from './poured-out.ts';
import { fruitBeside, type Seen, seen, leaning } from './laid-out.ts';
import type { Stage } from './stage.ts';
import { aloeLeaf } from './aloe.ts';
import { fruit, sprig } from './fruit.ts';

export const jar = ({ model, kit, name }: Stage): Seen =>
  seen(
    [
      ...moved(model.open, { x: -2.7, z: -1.8, spin: 8 }),
      ...leaning(model, 3.3, -3.6, 3.4),
      ...moved(swatch(stuffOf('cream', kit.paint.body), 8.4, 3.2, name), { x: 3.7, z: 3.6, spin: 62 }),
    ],
    17.5,
    34,
    1.2,
  );

export const tube = ({ model, kit, name, shape }: Stage): Seen => {
  const gel = kit.paint.body === '#2f7d5b';
  const small = shape === 'slim-tube';
  return seen(
    [
      ...moved(moved(model.open, { tip: -90 }), {
        x: small ? -0.6 : 0.6,
        y: model.depth / 2,
        z: model.height * 0.36,
        spin: -38,
      }),
      ...moved(model.lid, { x: small ? 3.6 : 6.2, z: small ? 1.6 : 2.4 }),
      ...moved(
        swatch(stuffOf(gel ? 'gel' : 'cream', kit.paint.body), small ? 5 : 8.5, small ? 1.9 : 3.1, name),
        {
          x: small ? -3 : -4.4,
          z: small ? 1.6 : 2,
          spin: 18,
        },
      ),
    ],
    small ? 14 : 20,
    42,
    0,
  );
};

export const liquid = ({ model, kit, name, shape }: Stage, kind: 'soap' | 'lotion' | 'oil'): Seen => {
  const stuff = stuffOf(kind, kit.paint.body);
  const small = model.height < 12;
  const size = small ? 0.5 : 1;
  return seen(
    [
      ...moved(model.parts, { x: -4.6 * size, z: -5 * size, spin: 14 }),
      ...moved(puddle(stuff, 4.4 * size, 0.55 * size, name), { x: 2.6 * size, z: 3.4 * size }),
      ...moved(drops(stuff, 8, 7 * size, name), { x: 2.8 * size, z: 3.2 * size }),
      ...(shape === 'canister' || shape === 'dish-bottle'
        ? fruitBeside('lemon', name, 7.2, -2.6)
        : moved([aloeLeaf(14 * size, 1.7 * size, 1.4, '#5b8f62')], {
            x: 5.8 * size,
            y: 0.8 * size,
            z: -3.4 * size,
            roll: 96,
            spin: -30,
          })),
    ],
    small ? 14 : 25,
    32,
    small ? 2 : 4,
  );
};

export const vial = ({ model, kit, name, taste }: Stage): Seen => {
  const oil = stuffOf('oil', kit.paint.body);
  const smells =
    taste === 'lavender'
      ? sprig('#7d9a6a', '#8d78bd', name)
      : taste === 'lemon'
        ? moved(fruit('lemon', name), { z: -1.4 })
        : sprig('#4f8a55', null, name);
  return seen(
    [
      ...moved(model.open, { x: -3.1, z: -1.4 }),
      ...moved(moved(model.lid, { roll: 90 }), { x: 2.6, y: model.width * 0.32, z: 3, spin: 18 }),
      ...moved(puddle(oil, 1.7, 0.24, name), { x: -0.6, z: 3.6 }),
      ...moved(drops(oil, 6, 2.6, name), { x: -0.4, z: 3.4 }),
      ...moved(smells, { x: 3.4, z: -1.6, spin: -24 }),
    ],
    14.5,
    32,
    1.9,
  );
};
