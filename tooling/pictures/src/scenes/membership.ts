import type { Scene } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { darker, lighter, mix } from '../drawing/colour.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { placedFigure } from '../people/groups.ts';
import { aloe } from '../props/aloe.ts';
import { catalogue, notebook, pen, phone } from '../props/desk.ts';
import { flag } from '../props/festive.ts';
import { table, wood } from '../props/furniture.ts';
import { room, windowView } from '../props/room.ts';
import { bouquet, glass, teaGlass } from '../props/tableware.ts';
import { hill } from '../scenery/hills.ts';
import { landscape } from '../scenery/landscape.ts';

/** Five rising steps, one for each level, people on them. */
export const staircase: Scene = (setting) => {
  const { place, light, sheet } = setting;
  const [air, far] = landscape(setting, { horizon: 560, sunX: 1010, sunY: 150, meadow: false, clouds: 5 });
  const ground = hill(setting, 640, 8, place.land, 0.05, 2);
  const colours = [
    mix(place.wall, '#ffffff', 0.3),
    mix('#2f7d5b', '#ffffff', 0.6),
    mix('#2f7d5b', '#ffffff', 0.34),
    '#2f7d5b',
    '#0f4c3a',
  ];
  const steps = colours
    .map((colour, index) => {
      const [x, y] = [60 + index * 214, 660 - index * 92];
      return (
        path(`M${x} ${y}L${x + 40} ${y - 26}H${x + 254}L${x + 214} ${y}Z`, light.on(lighter(colour, 0.25))) +
        rect(
          x,
          y,
          214,
          760 - y,
          0,
          sheet.linear(
            [
              [0, light.on(lighter(colour, 0.08))],
              [1, light.on(darker(colour, 0.16))],
            ],
            'down',
          ),
        ) +
        (index === 4
          ? path(`M${x + 214} ${y}L${x + 254} ${y - 26}V734L${x + 214} 760Z`, light.on(darker(colour, 0.3)))
          : '')
      );
    })
    .join('');
  const poses = ['rest', 'walk', 'stand', 'wave', 'cheer'] as const;
  const people = poses
    .map((pose, index) =>
      placedFigure(setting, pose, 180 + index * 214, 650 - index * 92, 0.5 + index * 0.015),
    )
    .join('');
  return [
    air,
    far,
    ground + sheet.blurred(ellipse(620, 770, 620, 30, '#14261b', { opacity: 0.4 }), 12) + steps,
    placed(flag(setting, 210, place.accent, 0.6), 1078, 280) + people,
  ];
};

/** Members round a table with a notebook and a catalogue. */
export const planning: Scene = (setting) => {
  const { place } = setting;
  const wall =
    room(setting, mix(place.wall, '#d3ddd0', 0.5), '#a9794d', 560) + windowView(setting, 600, 220, 640, 340);
  const people =
    placedFigure(setting, 'lean', 300, 740, 1.1) +
    placedFigure(setting, 'hold', 520, 730, 1.08) +
    placedFigure(setting, 'speak', 740, 736, 1.1, { mirrored: true }) +
    placedFigure(setting, 'rest', 950, 740, 1.06);
  const flat = (art: string, x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) scale(0.8 0.36) rotate(${turn})">${art}</g>`;
  return [
    wall,
    people,
    placed(table(setting, 1160, 260), 600, 600),
    rect(20, 590, 1160, 100, 14, wood(setting, '#c09a6a')) +
      flat(notebook(setting, '#2f7d5b'), 470, 640, 4) +
      flat(catalogue(setting, place.accent), 760, 640, 76) +
      flat(pen('#0f4c3a'), 300, 646, 20) +
      placed(teaGlass(setting), 950, 660, 0.6) +
      placed(bouquet(setting, 150, '#f1ece0'), 180, 650),
  ];
};

/** What stands on a desk from above: notebook, pen, a glass of tea. */
export const notebookAndTea: Scene = (setting) => {
  const { light, sheet, place } = setting;
  const top =
    rect(
      0,
      0,
      1200,
      800,
      0,
      sheet.linear(
        [
          [0, light.on('#d9b98f')],
          [1, light.on('#a8794f')],
        ],
        'slant',
      ),
    ) + repeat(7, (index) => rect(0, 50 + index * 118, 1200, 2, 0, '#5d4029', { opacity: 0.16 }));
  const cloth = placed(
    rect(-270, -190, 540, 380, 8, light.on(lighter(place.accent, 0.3))) +
      repeat(9, (index) => rect(-270 + index * 62, -190, 22, 380, 0, '#ffffff', { opacity: 0.2 })),
    930,
    560,
    1,
    -12,
  );
  const saucer =
    ellipse(0, 0, 130, 130, '#14261b', { opacity: 0.16, transform: 'translate(8 12)' }) +
    ellipse(0, 0, 126, 126, light.on('#f7f3e9')) +
    ellipse(0, 0, 92, 92, light.on('#e6ddca')) +
    ellipse(0, 0, 64, 64, light.on('#fdfbf5')) +
    ellipse(
      0,
      0,
      56,
      56,
      sheet.radial([
        [0, '#f0a04e'],
        [1, '#a94d1c'],
      ]),
    ) +
    ellipse(-18, -20, 12, 7, '#ffffff', { opacity: 0.6 });
  return [
    top,
    cloth,
    placed(notebook(setting, '#0f4c3a'), 430, 400, 1.7, -7) + placed(pen('#2f7d5b'), 560, 640, 1.5, -24),
    placed(saucer, 950, 300, 1.1) + placed(aloe(setting, 260), 90, 820),
  ];
};

/** What a member works with: phone, catalogue, notebook, samples, a glass. */
export const workDesk: Scene = (setting) => {
  const { light, sheet, place, product } = setting;
  const top =
    rect(
      0,
      0,
      1200,
      800,
      0,
      sheet.linear(
        [
          [0, light.on(mix('#efe4d2', place.accent, 0.12))],
          [1, light.on(mix('#cbb494', place.accent, 0.12))],
        ],
        'slant',
      ),
    ) + sheet.blurred(path('M-40 -40H420L-40 520Z', '#fff8e0', { opacity: 0.5 }), 30);
  const packs = ['bottle', 'jar', 'honey-jar', 'tube'].map((shape) => product(shape).art);
  const samples = [
    ['jar', 250, 190],
    ['dropper', 400, 210],
  ]
    .map(([shape, x, y]) =>
      placed(
        ellipse(10, 4, 90, 14, '#14261b', { opacity: 0.2 }) + product(String(shape)).art,
        Number(x),
        Number(y) + 40,
        0.6,
      ),
    )
    .join('');
  return [
    top,
    placed(notebook(setting, place.accent), 930, 560, 1.25, 8) +
      placed(catalogue(setting, '#2f7d5b'), 300, 500, 1.3, -9),
    placed(phone(setting, packs), 620, 400, 1.5, 4) + placed(pen('#0f4c3a'), 940, 700, 1.2, -12),
    samples + placed(glass(setting, 190, 0.7, '#d3ecc4'), 1010, 290) + placed(aloe(setting, 250), 1180, 120),
  ];
};
