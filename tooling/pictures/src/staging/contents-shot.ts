import { soapBar } from '../models/soap.ts';
import { creamy, dull, paper, sheet } from '../models/stuff.ts';
import { halfBottle } from '../models/bottles.ts';
import { box, sheetOf } from '../studio/forms.ts';
import { moved, part } from '../studio/part.ts';
import { jar, liquid, tube, vial } from './contents-of-care.ts';
import { cloth, printedMatter } from './contents-of-paper.ts';
import { drink, honey, powder, sticks, supplement, tea } from './contents-to-eat.ts';
import { heap } from './heaps.ts';
import { drops, foam, stuffOf, swatch } from './poured-out.ts';
import { type Seen, seen, fruitBeside } from './laid-out.ts';
import type { Stage } from './stage.ts';
import { aloeSlices } from './aloe.ts';
import { sprig } from './fruit.ts';
import { dish, tumbler } from './tableware.ts';

/** What is in a product, or what it is like: out of its pack. */
export const contentsShot = async (stage: Stage): Promise<Seen> => {
  const { shape, model, items, kit, name, taste } = stage;
  switch (shape) {
    case 'bottle':
    case 'half-bottle':
      return drink(stage);
    case 'tablets':
    case 'capsules':
    case 'softgels':
    case 'carton':
      return supplement(stage);
    case 'jar':
      return jar(stage);
    case 'tube':
    case 'slim-tube':
      return tube(stage);
    case 'pump':
    case 'flip-bottle':
    case 'dish-bottle':
    case 'canister':
    case 'shaker':
      return shape === 'shaker'
        ? seen(
            [
              ...moved(model.open, { x: -4, z: -3 }),
              ...moved(model.lid, { x: 6, z: 1.4 }),
              ...moved(heap('#f3e6c2', '#d9c48f', 3.6, 1.4), { x: 1, z: 8 }),
            ],
            29,
            30,
            5,
          )
        : liquid(stage, kit.paint.body === '#e5dac8' || kit.paint.body === '#e7b3b1' ? 'lotion' : 'soap');
    case 'spray':
    case 'mini-spray':
      return seen(
        [
          ...moved(model.open, { x: -model.width * 0.7, z: -1.4 }),
          ...moved(moved(model.lid, { roll: 90 }), {
            x: model.width * 1.4,
            y: model.width * 0.41,
            z: 1.2,
            spin: 24,
          }),
          ...moved(drops(stuffOf('soap', '#dfeee6'), 26, model.width * 1.9, name), {
            x: model.width * 0.5,
            z: model.width * 0.8,
          }),
        ],
        model.height * 1.45,
        28,
        model.height * 0.32,
      );
    case 'foam-pump':
      return seen(
        [
          ...moved(model.open, { x: -4.4, z: -4 }),
          ...moved(dish(5, 1.8, '#f4f1ea'), { x: 3.6, z: 3 }),
          ...moved(foam(2.7, 2.6, name), { x: 3.6, y: 0.7, z: 3 }),
        ],
        22,
        30,
        4,
      );
    case 'dropper':
    case 'oil':
    case 'roll-on':
      return vial(stage);
    case 'stick':
    case 'balm':
      return seen(
        [
          ...moved(model.open, { x: -model.width * 0.6, spin: 12 }),
          ...moved(moved(model.lid, { roll: 86 }), {
            x: model.width * 1.5,
            y: model.width * (shape === 'stick' ? 0.28 : 0.5),
            z: model.width * 0.4,
            spin: 20,
          }),
          ...moved(swatch(stuffOf('cream', kit.paint.body), model.width * 1.5, model.width * 0.5, name), {
            x: model.width * 0.5,
            z: model.width * 1.2,
            spin: 74,
          }),
        ],
        model.height * 1.7,
        30,
        model.height * 0.3,
      );
    case 'tub':
      return powder(stage);
    case 'sticks':
      return sticks(stage);
    case 'tea-box':
      return tea(stage);
    case 'honey-jar':
      return honey(stage);
    case 'mini-case': {
      const one = await halfBottle(kit);
      const five = [-2, -1, 0, 1, 2].flatMap((place) =>
        moved(one.parts, { x: place * 7.8, z: 4 - Math.abs(place) * 1.6, spin: place * -7 }),
      );
      return seen(
        [
          ...five,
          ...moved(model.parts, { z: -16, x: 4 }),
          ...moved(tumbler('#eef3d2', 0.7, true), { x: 17, z: 13 }),
        ],
        50,
        16,
        8,
      );
    }
    case 'soap': {
      const bar = await soapBar(kit);
      return seen(
        [
          ...moved([bar], { x: -1.4, z: -0.6, spin: 22, tip: 8, y: 0.2 }),
          ...moved(foam(2.2, 1.8, name), { x: 4.8, z: 2.2 }),
          ...moved(foam(1.1, 0.8, `${name}2`), { x: 1.6, z: 4.4 }),
          ...fruitBeside(taste, name, -7.6, -8),
        ],
        18,
        36,
        0.8,
      );
    }
    case 'candle':
      return seen(
        [
          ...moved(model.parts, { x: -1.4, z: -1, spin: -10 }),
          ...moved(sprig('#4f8a55', null, name), { x: 5.6, z: 4.4, spin: 30 }),
        ],
        17,
        46,
        3.4,
      );
    case 'bars': {
      const inner = part(box(11, 2.2, 3, 0.7, 0.4), creamy('#6b4128', 0.5));
      const cut = part(box(3.4, 2.1, 2.9, 0.4, 0.3), dull('#a8794c'));
      return seen(
        [
          ...moved(model.parts.slice(0, 1), { x: -3.4, z: -8 }),
          ...moved([inner], { x: -1.6, z: 3.4, spin: 14 }),
          ...moved([cut], { x: 6.4, z: 5.2, spin: -20 }),
          ...fruitBeside(taste, name, 5.2, -0.6),
        ],
        25,
        34,
        2.2,
      );
    }
    case 'toothpaste': {
      const gel = stuffOf('lotion', '#8fd0b4');
      return seen(
        [
          ...moved(model.parts.slice(1), { z: -4.4, x: -0.4 }),
          ...moved(swatch(gel, 10, 2, name), { x: -1.4, z: 3.8, spin: 80 }),
          ...moved(sprig('#4f8a55', null, name), { x: 6.4, z: 4.6, spin: 20 }),
        ],
        24,
        36,
        0.6,
      );
    }
    case 'book':
      return printedMatter(stage, 17, 21);
    case 'booklet':
      return printedMatter(stage, 14.8, 21);
    case 'leaflet':
      return printedMatter(stage, 10, 21);
    case 'tote':
    case 't-shirt':
      return cloth(stage);
    case 'gift-box': {
      const tissue = Array.from({ length: 9 }, (_, index) =>
        moved(
          [
            part(
              sheetOf(10, 10, (r, u) => [
                (r - 0.5) * 9,
                1.6 * Math.sin(r * 7 + index) * Math.cos(u * 6 + index * 2),
                (u - 0.5) * 8,
              ]),
              { ...sheet('#fbf7ee'), glow: 0.5 },
            ),
          ],
          {
            x: ((index % 3) - 1) * 6,
            y: 8.2,
            z: (Math.floor(index / 3) - 1) * 4.2,
            spin: index * 37,
            roll: 8,
          },
        ),
      ).flat();
      return seen(
        [
          ...moved([...model.open, ...moved(tissue, { spin: -24 })], { x: -2, z: -2 }),
          ...moved(model.lid, { x: 11, z: 10, tip: 0 }),
        ],
        46,
        40,
        3,
      );
    }
    case 'ticket':
    case 'cards': {
      const flat = model.parts.slice(0, 4);
      return seen(
        flat.flatMap((one, index) =>
          moved(
            [
              {
                ...one,
                turn: [
                  [1, 0, 0],
                  [0, 1, 0],
                  [0, 0, 1],
                ],
                at: [0, 0, 0],
              },
            ],
            {
              tip: -90,
              x: shape === 'cards' ? (index - 1.5) * 7.6 : 0,
              z: (shape === 'cards' ? 7 : 9) - index * (shape === 'cards' ? 0 : 9) + (index % 2) * 2,
              y: index * 0.14,
              spin: (index - 1.5) * 9,
            },
          ),
        ),
        shape === 'cards' ? 38 : 26,
        58,
      );
    }
    case 'paper-bag': {
      const board = part(box(24, 0.5, 33, 0.1), paper(kit.paint.body));
      const stack = Array.from({ length: 10 }, (_, index) =>
        moved([board], { y: index * 0.5, spin: index * 0.9 - 4 }),
      ).flat();
      return seen([...stack, ...moved(model.open, { x: -9, z: -24, spin: 6 })], 60, 36, 6);
    }
    case 'samples':
      return seen(
        model.parts
          .slice(1)
          .flatMap((one, index) =>
            moved(
              [
                {
                  ...one,
                  turn: [
                    [1, 0, 0],
                    [0, 1, 0],
                    [0, 0, 1],
                  ],
                  at: [0, 0, 0],
                },
              ],
              { tip: -90, x: ((index % 4) - 1.5) * 6.4, z: 4.6, y: 0.4, spin: (index - 1.5) * 7 },
            ),
          )
          .concat(moved(swatch(stuffOf('cream', '#e7b3b1'), 6, 2.2, name), { x: -4, z: 7.6, spin: 80 }))
          .concat(moved(swatch(stuffOf('gel', '#2f7d5b'), 5, 2, `${name}2`), { x: 5.4, z: 7.8, spin: 70 })),
        29,
        50,
      );
    case 'laptop':
      return seen(moved(model.parts, { spin: 34 }), 40, 32, 6);
    default: {
      // A set: what is in it, before its box.
      const count = items.length;
      const room = items.reduce((sum, { width }) => sum + width + 1.6, 0);
      let left = -room / 2;
      const standing = items.flatMap((item, index) => {
        const x = left + (item.width + 1.6) / 2;
        left += item.width + 1.6;
        const share = count > 1 ? index / (count - 1) - 0.5 : 0;
        return moved(item.parts, { x, z: 6 - 5 * Math.abs(share) * 2, spin: share * -16 });
      });
      const tallest = Math.max(...items.map(({ height }) => height));
      const beside =
        shape === 'carrier' || shape === 'mini-case'
          ? [
              ...moved(tumbler('#eef3d2', 0.7, true), { x: room / 2 + 2.4, z: 11 }),
              ...moved(aloeSlices(name), { x: -room / 2 - 1, z: 12 }),
            ]
          : [];
      return seen(
        [...standing, ...beside],
        Math.max(room * 1.28 + (beside.length > 0 ? 8 : 0), tallest * 1.5),
        16,
        tallest * 0.44,
        shape === 'tray' ? moved(model.open, { z: -16 }) : [],
      );
    }
  }
};
