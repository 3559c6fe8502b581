import type { Scene } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { brandLeaf } from '../drawing/leaf.ts';
import { path, placed, rect } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { board, lamp, potPlant, table } from '../props/furniture.ts';
import { productsInRow } from '../props/products.ts';
import { room, windowView } from '../props/room.ts';
import { shopFront, street, streetLamp } from '../props/street.ts';
import { bouquet } from '../props/tableware.ts';
import { town } from '../scenery/landmarks.ts';
import { sky } from '../scenery/sky.ts';

/** The shop's front in its street. */
export const front: Scene = (setting) => {
  const { light, place } = setting;
  const shelf = (x: number): string =>
    [-120, -230]
      .map(
        (y) =>
          rect(x - 150, y, 300, 10, 2, light.on('#b98a5c')) +
          productsInRow(
            setting,
            [
              ['bottle', 0],
              ['honey-jar', 0],
              ['jar', 0],
              ['bottle', 1],
              ['pump', 0],
            ],
            x - 150,
            x + 150,
            y,
            0.17,
          ),
      )
      .join('');
  const pavement =
    rect(
      0,
      690,
      1200,
      120,
      0,
      setting.sheet.linear(
        [
          [0, light.on(mix(place.wall, '#8a8f96', 0.4))],
          [1, light.on(mix(place.wall, '#6b6f78', 0.6))],
        ],
        'down',
      ),
    ) +
    repeat(12, (index) =>
      path(
        `M${index * 110} 690L${600 + (index * 110 - 600) * 1.5} 810h3L${index * 110 + 2} 690Z`,
        '#14261b',
        { opacity: 0.14 },
      ),
    );
  const inside = shelf(-265) + shelf(265);
  return [
    placed(shopFront(setting, inside), 600, 694),
    pavement +
      placed(potPlant(setting, 190, place.roof), 210, 720) +
      placed(potPlant(setting, 190, place.roof), 990, 720) +
      placed(streetLamp(setting), 90, 770, 1.25),
    placedFigure(setting, 'walk', 330, 790, 0.78) +
      placedFigure(setting, 'shake', 790, 784, 0.8) +
      placedFigure(setting, 'shake', 960, 786, 0.78, { mirrored: true }),
  ];
};

/** A wall of products. */
export const shelves: Scene = (setting) => {
  const { place } = setting;
  const wall = room(setting, mix(place.wall, '#dfe9df', 0.6), '#b08a62', 740);
  const rows = [
    [
      230,
      0.33,
      [
        ['bottle', 0],
        ['bottle', 1],
        ['bottle', 2],
        ['half-bottle', 0],
        ['tea-box', 0],
        ['honey-jar', 0],
        ['pouch', 0],
      ],
    ],
    [
      450,
      0.36,
      [
        ['jar', 0],
        ['pump', 0],
        ['tube', 0],
        ['dropper', 0],
        ['jar', 1],
        ['spray', 0],
        ['carton', 0],
        ['soap', 0],
      ],
    ],
    [
      680,
      0.38,
      [
        ['tub', 0],
        ['honey-jar', 1],
        ['canister', 0],
        ['gift-box', 0],
        ['bottle', 3],
        ['foam-pump', 0],
        ['capsules', 0],
      ],
    ],
  ] as const;
  const art = rows
    .map(
      ([y, scale, shapes]) =>
        productsInRow(setting, shapes, 90, 1000, y, scale) + placed(board(setting, 1040), 540, y),
    )
    .join('');
  return [
    wall,
    placed(brandLeaf(44), 1130, 90) + art,
    placed(potPlant(setting, 300, place.roof), 1120, 770) + placed(lamp(setting, 20, place.accent), 1120, 0),
  ];
};

/** Bags with the leaf, packed for the guests. */
export const giftBags: Scene = (setting) => {
  const { place } = setting;
  const wall = room(setting, mix(place.wall, place.accent, 0.3), '#8a623f', 470);
  const bags = [
    ['paper-bag', 0],
    ['paper-bag', 0],
    ['gift-box', 0],
    ['paper-bag', 0],
    ['tote', 0],
  ] as const;
  const back = productsInRow(
    setting,
    [
      ['gift-box', 0],
      ['paper-bag', 0],
      ['tote', 0],
      ['paper-bag', 0],
    ],
    190,
    1010,
    500,
    0.5,
  );
  return [
    wall + windowView(setting, 900, 200, 330, 260),
    placed(table(setting, 1300, 400), 600, 560),
    placed(back, 0, 60) + productsInRow(setting, bags, 60, 1140, 690, 0.86),
    placed(bouquet(setting, 200, undefined), 700, 720, 1, 64),
  ];
};

/** The street at evening, its lamps lit. */
export const eveningStreet: Scene = (setting) => {
  const air = sky(setting, 470, { sunX: 600, sunY: 330, clouds: 4 });
  const lamps = [
    [300, 640, 0.75],
    [900, 640, 0.75],
    [100, 790, 1.25],
    [1100, 790, 1.25],
    [430, 560, 0.42],
    [770, 560, 0.42],
  ]
    .map(([x = 0, y = 0, scale = 1]) => placed(streetLamp(setting), x, y, scale))
    .join('');
  const walkers =
    placedFigure(setting, 'walk', 480, 650, 0.5) +
    placedFigure(setting, 'walk', 560, 656, 0.48, { mirrored: true }) +
    placedFigure(setting, 'stand', 700, 600, 0.34) +
    placedFigure(setting, 'walk', 740, 760, 0.78, { mirrored: true });
  return [air, town(setting, 330, 870, 474, 0.8, 0.4), street(setting, 470), lamps + walkers];
};
