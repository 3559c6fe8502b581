import type { Country } from '../content/paint-scene.ts';
import { lighter } from '../drawing/colour.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import { wood } from '../props/furniture.ts';
import { fruitBowl, glass, teaGlass } from '../props/tableware.ts';
import { type Clip, ease, rest, sway, swing } from './clip.ts';
import { kitchen, packSprite, puff, steamOver } from './kitchen.ts';
import { sceneBack, studio } from './set.ts';

/** 06: honey runs from the dipper into a bowl. */
export const honey = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-06');
  const wall = kitchen(set, '#f0e2c4');
  const jar = packSprite(set, 'honey-jar');
  const gold = set.setting.sheet.linear([
    [0, '#b9771c'],
    [0.4, '#f6cf6a'],
    [1, '#c98a26'],
  ]);
  const bowl = set.sprite(
    ellipse(0, 4, 190, 20, '#3a2a1a', { opacity: 0.3 }) +
      path(
        'M-180 -110H180C170 -30 100 0 0 0C-100 0 -170 -30 -180 -110Z',
        set.setting.sheet.linear([
          [0, '#ffffff'],
          [0.6, '#efe6d4'],
          [1, '#c9bda5'],
        ]),
      ) +
      ellipse(0, -110, 180, 30, '#d9cbb0') +
      ellipse(0, -104, 164, 24, gold),
    { x: -200, y: -150, width: 400, height: 180 },
    1,
  );
  const ring = set.sprite(
    ellipse(0, 0, 60, 9, 'none', { stroke: '#fbe3a0', 'stroke-width': 3 }),
    { x: -64, y: -12, width: 128, height: 24 },
    1,
  );
  const thread = set.sprite(
    path('M-13 0C-10 90 -6 240 -5 300H5C6 240 10 90 13 0Z', gold),
    { x: -14, y: 0, width: 28, height: 300 },
    1,
  );
  const dipper = set.sprite(
    rect(-7, -290, 14, 240, 7, wood(set.setting, '#b98448')) +
      [0, 1, 2, 3, 4]
        .map((index) =>
          rect(
            -40 + Math.abs(index - 2) * 5,
            -70 + index * 19,
            80 - Math.abs(index - 2) * 10,
            15,
            7,
            wood(set.setting, '#a9743c'),
          ),
        )
        .join('') +
      path('M-34 -30Q0 26 34 -30Q20 44 0 44Q-20 44 -34 -30Z', gold, { opacity: 0.9 }),
    { x: -60, y: -300, width: 120, height: 350 },
    1,
  );
  return {
    seconds: 7,
    cover: 0.4,
    camera: sway(18, 8, 1.14, 0.08),
    frame: (t) => [
      { sprite: wall, depth: 0.5 },
      { sprite: jar, x: 330, y: 660, scale: 1.05 },
      { sprite: bowl, x: 720, y: 680 },
      ...[0, 1].map((index) => ({
        sprite: ring,
        x: 720 + 8 * swing(t, 2),
        y: 578,
        scale: 0.5 + 1.6 * rest(t * 4 + index / 2),
        alpha: 0.8 * (1 - rest(t * 4 + index / 2)),
      })),
      {
        sprite: thread,
        x: 720 + 8 * swing(t, 2),
        y: 350 + 8 * swing(t),
        stretchY: 0.75,
        stretchX: 0.8 + 0.18 * swing(t, 5),
      },
      { sprite: dipper, x: 720 + 8 * swing(t, 2), y: 320 + 8 * swing(t), turn: 5 * swing(t, 2) },
    ],
  };
};

/** 07: tea on a table by the window, steam over it. */
export const tea = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-07');
  const wall = kitchen(set, '#e6d3b4');
  const box = packSprite(set, 'tea-box');
  const glassOf = set.sprite(teaGlass(set.setting), { x: -80, y: -140, width: 160, height: 170 }, 1.4);
  const bowl = set.sprite(fruitBowl(set.setting), { x: -110, y: -150, width: 220, height: 170 }, 1);
  const steam = puff(set);
  const light = set.sprite(
    path('M-60 0H120L-80 420H-340Z', '#fff3cf', { opacity: 0.5 }),
    { x: -360, y: 0, width: 500, height: 430 },
    0.3,
  );
  return {
    seconds: 8,
    cover: 0.3,
    camera: sway(26, 6, 1.14, 0.1),
    frame: (t) => [
      { sprite: wall, depth: 0.5 },
      { sprite: light, x: 800, y: 300, alpha: 0.4 + 0.2 * swing(t), depth: 0.6 },
      { sprite: box, x: 320, y: 640 },
      { sprite: bowl, x: 930, y: 640, scale: 0.9 },
      { sprite: glassOf, x: 590, y: 680, scale: 1.3 },
      { sprite: glassOf, x: 760, y: 650, scale: 1.15 },
      ...steamOver(steam, t, 590, 520),
      ...steamOver(steam, rest(t + 0.37), 760, 510),
    ],
  };
};

/** 10: a shake with fruit: the glass fills, fruit falls in. */
export const shake = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-10');
  const { setting, sprite } = set;
  const wall = kitchen(set, '#f3dfe0');
  const empty = sprite(glass(setting, 360, 0, '#ffffff'), { x: -120, y: -390, width: 240, height: 420 });
  const milk = sprite(
    path(
      'M-89 -330L-74 -10H74L89 -330Z',
      setting.sheet.linear([
        [0, '#c9707f'],
        [0.35, '#f6c3c4'],
        [1, '#c9707f'],
      ]),
    ) + ellipse(0, -330, 89, 13, '#fbdedd'),
    { x: -96, y: -348, width: 192, height: 346 },
  );
  const berries = ['#c2364f', '#4f5fa9', '#e6a33a', '#c2364f', '#8fae4a'].map((colour) =>
    sprite(
      ellipse(
        0,
        0,
        30,
        30,
        setting.sheet.radial([
          [0, lighter(colour, 0.45)],
          [1, colour],
        ]),
      ) + path('M-8 -26L0 -38L10 -26Z', '#5f9a4e'),
      { x: -34, y: -40, width: 68, height: 74 },
      1,
    ),
  );
  const bowl = sprite(fruitBowl(setting), { x: -110, y: -150, width: 220, height: 170 }, 1.2);
  const tub = packSprite(set, 'tub');
  return {
    seconds: 7,
    cover: 0.66,
    camera: sway(18, 6, 1.14, 0.07),
    frame: (t) => {
      const level = 0.05 + 0.8 * ease(t, 0.1, 0.72);
      const end = 1 - ease(t, 0.9, 0.98);
      return [
        { sprite: wall, depth: 0.5 },
        { sprite: tub, x: 300, y: 650 },
        { sprite: bowl, x: 930, y: 650, scale: 1.1 },
        { sprite: milk, x: 610, y: 662, stretchY: level, alpha: end },
        ...berries.map((sprite, index) => {
          const fallen = ease(t, 0.1 + index * 0.12, 0.2 + index * 0.12);
          return {
            sprite,
            x: 570 + ((index * 31) % 84),
            y: 60 + fallen * (570 - level * 330) + (fallen === 1 ? 5 * swing(t, 5, index / 5) : 0),
            turn: fallen * 70 + index * 20,
            alpha: end * (fallen > 0 ? 1 : 0),
          };
        }),
        { sprite: empty, x: 610, y: 672 },
      ];
    },
  };
};

/** 17: two members over coffee. */
export const coffeeMeeting = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-17');
  const back = sceneBack(country, 'talk', 'day', 'clip-17-b');
  const steam = puff(set);
  return {
    seconds: 8,
    cover: 0.3,
    camera: sway(34, 8, 1.16, 0.14),
    frame: (t) => [
      ...back.slice(0, 3),
      ...back.slice(3),
      ...steamOver(steam, t, 556, 478),
      ...steamOver(steam, rest(t + 0.4), 664, 478),
    ],
  };
};
