import type { Scene, Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { line, placedFigure } from '../people/groups.ts';
import { table } from '../props/furniture.ts';
import { award, balloon, confetti } from '../props/festive.ts';
import { boat } from '../props/meadow.ts';
import { lodge, parasol } from '../props/outdoors.ts';
import { stageRoom } from '../props/room.ts';
import { bouquet, glass } from '../props/tableware.ts';
import { car } from '../props/vehicles.ts';
import { hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';
import { range } from '../scenery/peaks.ts';
import { sky } from '../scenery/sky.ts';
import { tree } from '../scenery/trees.ts';
import { water } from '../scenery/water.ts';

const road = ({ light }: Setting): string =>
  path('M-20 640C300 600 900 610 1220 650V770C900 720 300 716 -20 760Z', light.on('#5f656b')) +
  path('M-20 640C300 600 900 610 1220 650V656C900 616 300 606 -20 646Z', '#ffffff', { opacity: 0.5 }) +
  repeat(9, (index) =>
    path(`M${index * 150} ${694 - Math.sin((index / 8) * Math.PI) * 26}h80v7h-80Z`, '#f3efe0', {
      opacity: 0.8,
    }),
  );

const carOnRoad =
  (colour: Hex): Scene =>
  (setting) => {
    const { chance, place } = setting;
    const [air, far, near] = landscape(setting, { horizon: 430, sunX: 920, sunY: 170, clouds: 5 });
    const sides = repeat(7, (index) =>
      placed(
        tree(setting, between(chance, 120, 210), 0.08),
        40 + index * 190,
        624 - Math.sin((index / 6) * Math.PI) * 22,
      ),
    );
    return [
      air,
      far,
      near + sides + hill(setting, 800, 6, darker(place.land, 0.1), 0, 2) + road(setting),
      placed(car(setting, colour), 560, 716, 1.25),
    ];
  };

/** A light car on the road to the land of the place. */
export const lightCar: Scene = carOnRoad('#e9edee');
/** The same in the shop's green. */
export const greenCar: Scene = carOnRoad('#2f7d5b');

/** A new car with balloons, ready to be handed over. */
export const newCar: Scene = (setting) => {
  const { place, sheet, light } = setting;
  const [air, far] = landscape(setting, {
    horizon: 470,
    sunX: 260,
    sunY: 180,
    town: [60, 1180],
    meadow: false,
    clouds: 4,
  });
  const square = rect(
    0,
    520,
    1200,
    300,
    0,
    sheet.linear(
      [
        [0, light.on(lighter(place.wall, 0.1))],
        [1, light.on(darker(place.wall, 0.22))],
      ],
      'down',
    ),
  );
  const bow = placed(
    path(
      'M0 0C-46 -70 -120 -60 -100 -14C-90 8 -40 4 0 0C40 4 90 8 100 -14C120 -60 46 -70 0 0Z',
      light.on('#c9363d'),
    ) + ellipse(0, -4, 16, 14, light.on('#8f2027')),
    590,
    496,
    1.1,
  );
  const balloons = ['#d9ea8a', place.accent, '#e86f7e', '#8fd9c4', place.accent]
    .map(
      (colour, index) =>
        placed(balloon(setting, colour), 180 + index * 46, 400 - (index % 3) * 44) +
        placed(balloon(setting, colour), 910 + index * 44, 390 - ((index + 1) % 3) * 46),
    )
    .join('');
  return [
    air,
    far,
    square,
    balloons +
      placed(car(setting, '#e9edee'), 590, 720, 1.5) +
      bow +
      placedFigure(setting, 'speak', 150, 760, 0.95) +
      placedFigure(setting, 'cheer', 1060, 760, 0.95),
  ];
};

/** A beach with parasols. */
export const beach: Scene = (setting) => {
  const { light, sheet, chance } = setting;
  const air = sky(setting, 370, { sunX: 850, sunY: 160, clouds: 5 });
  const sea = water(setting, 370, 640, '#2fa3ae', 850);
  const cape = hill(setting, 352, 12, '#7fa07a', 0.5, 5);
  const sand =
    path(
      'M-20 560C240 530 520 640 800 600C980 576 1100 590 1220 570V820H-20Z',
      sheet.linear(
        [
          [0, light.on('#f8ebc8')],
          [1, light.on('#e0c48e')],
        ],
        'down',
      ),
    ) +
    path(
      'M-20 560C240 530 520 640 800 600C980 576 1100 590 1220 570V586C1100 606 980 592 800 618C520 658 240 548 -20 578Z',
      '#ffffff',
      { opacity: 0.6 },
    );
  const dots = repeat(60, () =>
    ellipse(between(chance, 0, 1200), between(chance, 660, 800), 2.4, 1.4, light.on('#b9985f'), {
      opacity: 0.5,
    }),
  );
  return [
    air + sheet.clipped(cape, rect(0, 0, 1200, 372, 0, '#000')),
    sea + placed(boat(setting), 300, 470, 1) + placed(boat(setting), 960, 420, 0.5),
    sand + dots,
    placed(parasol(setting), 330, 740, 1.1) +
      placed(tree(setting, 560, 0, 'palm'), 1060, 780) +
      placed(tree(setting, 430, 0.04, 'palm'), 950, 720) +
      placedFigure(setting, 'walk', 690, 690, 0.5) +
      placedFigure(setting, 'walk', 770, 694, 0.48),
  ];
};

/** A lodge in the mountains at evening. */
export const lodgeInMountains: Scene = (setting) => {
  const { place, chance } = setting;
  const air = sky(setting, 480, { sunX: 250, sunY: 190, clouds: 4 });
  const rock = mix(place.rock, '#6f86a3', 0.5);
  const far =
    range(setting, 520, 380, 0.5, 0.6, rock) + range(setting, 540, 180, 0.3, 0, mix(rock, '#3f6a55', 0.5));
  const forest = repeat(26, (index) =>
    placed(
      tree(setting, between(chance, 90, 190), 0.2, 'spruce'),
      index * 48,
      560 + between(chance, -10, 20),
    ),
  );
  const ground = hill(setting, 560, 14, mix(place.land, '#6f9a5a', 0.4), 0.05, 2);
  return [
    air,
    far,
    forest + ground,
    placed(lodge(setting), 690, 690, 1.2) +
      placed(tree(setting, 430, 0, 'spruce'), 120, 740) +
      placed(tree(setting, 330, 0, 'spruce'), 1090, 730) +
      placedFigure(setting, 'wave', 370, 740, 0.5) +
      placedFigure(setting, 'stand', 430, 744, 0.5),
  ];
};

/** An evening at which members are honoured. */
export const evening: Scene = (setting) => {
  const { place } = setting;
  const back = stageRoom(setting, 470, [330, 600, 870], mix('#2a1f3f', place.accent, 0.22));
  const winners =
    line(setting, ['hold', 'raise', 'cheer', 'wave'], 4, [330, 870], 520, 0.72) +
    placed(award(setting), 600, 210, 0.5);
  const tables = [200, 1000, 600]
    .map(
      (x, index) =>
        placed(table(setting, 330, 170, lighter(place.accent, 0.6)), x, 660 + (index === 2 ? 50 : 0)) +
        placed(bouquet(setting, 110, '#f1ece0'), x, 656 + (index === 2 ? 50 : 0)) +
        [-100, 90]
          .map((shift) => placed(glass(setting, 54, 0.6, '#f0d46a'), x + shift, 664 + (index === 2 ? 50 : 0)))
          .join(''),
    )
    .join('');
  const guests =
    placedFigure(setting, 'clap', 60, 770, 0.9) +
    placedFigure(setting, 'clap', 400, 790, 0.86) +
    placedFigure(setting, 'cheer', 810, 796, 0.84) +
    placedFigure(setting, 'clap', 1140, 770, 0.9);
  return [back, winners, tables + guests, confetti(setting, 50, 20, 600)];
};
