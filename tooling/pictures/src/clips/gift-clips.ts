import type { Country } from '../content/paint-scene.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { type Clip, ease, rest, sway, swing } from './clip.ts';
import { kitchen, packSprite } from './kitchen.ts';
import { studio } from './set.ts';

/** 11: drops of oil fall and draw rings. */
export const oil = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-11');
  const { setting, sprite } = set;
  const wall = set.back(
    rect(
      -60,
      -60,
      1320,
      920,
      0,
      setting.sheet.linear(
        [
          [0, '#f3e3c2'],
          [1, '#c9a46a'],
        ],
        'down',
      ),
    ) +
      ellipse(
        600,
        300,
        420,
        330,
        setting.sheet.radial([
          [0, '#fffbe9', 0.9],
          [1, '#fffbe9', 0],
        ]),
      ),
  );
  const pool = sprite(
    ellipse(
      0,
      0,
      520,
      110,
      setting.sheet.radial([
        [0, '#f8d88a'],
        [0.7, '#d99c35'],
        [1, '#a8701c'],
      ]),
    ) + ellipse(-120, -30, 180, 22, '#ffffff', { opacity: 0.35 }),
    { x: -530, y: -120, width: 1060, height: 240 },
  );
  const drop = sprite(
    path(
      'M0 -52C26 -10 30 14 16 26C6 34 -6 34 -16 26C-30 14 -26 -10 0 -52Z',
      setting.sheet.radial([
        [0, '#fff0be'],
        [0.6, '#e9ae42'],
        [1, '#a8701c'],
      ]),
    ) + ellipse(-8, 6, 5, 10, '#ffffff', { opacity: 0.8 }),
    { x: -34, y: -56, width: 68, height: 92 },
    1.2,
  );
  const ring = sprite(
    ellipse(0, 0, 200, 42, 'none', { stroke: '#fff0be', 'stroke-width': 5 }),
    { x: -206, y: -48, width: 412, height: 96 },
    0.8,
  );
  const pipette = sprite(
    path('M-26 -330H26V-120L8 -20V10H-8V-20L-26 -120Z', '#ffffff', { opacity: 0.5 }) +
      path('M-20 -230H20V-122L5 -22V6H-5V-22L-20 -122Z', '#d99c35', { opacity: 0.85 }) +
      rect(-34, -350, 68, 30, 8, '#3d2317'),
    { x: -40, y: -360, width: 80, height: 380 },
    1,
  );
  const bottle = packSprite(set, 'dropper');
  return {
    seconds: 6,
    cover: 0.3,
    camera: sway(14, 6, 1.15, 0.08),
    frame: (t) => {
      const fall = rest(t * 3);
      return [
        { sprite: wall, depth: 0.5 },
        { sprite: pool, x: 600, y: 590 },
        ...[0, 1, 2].map((index) => ({
          sprite: ring,
          x: 600,
          y: 590,
          scale: 0.1 + 1.5 * rest(t * 3 + 0.32 + index * 0.12),
          alpha: 0.8 * (1 - rest(t * 3 + 0.32 + index * 0.12)),
        })),
        { sprite: bottle, x: 930, y: 590, scale: 1.1 },
        {
          sprite: drop,
          x: 600,
          y: fall < 0.34 ? 250 : 250 + ((fall - 0.34) / 0.36) ** 2 * 320,
          scale: fall < 0.34 ? fall * 2 + 0.2 : 0.9,
          alpha: fall > 0.7 ? 0 : 1,
        },
        { sprite: pipette, x: 600, y: 225 },
      ];
    },
  };
};

/** 12: products are put into a gift set. */
export const giftSet = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-12');
  const { setting, sprite } = set;
  const wall = kitchen(set, '#f0e0d2');
  const back = sprite(
    path('M-330 -240L-290 -330H290L330 -240V-180H-330Z', '#5f2b22') +
      rect(-330, -240, 660, 240, 0, '#7b3527'),
    { x: -340, y: -340, width: 680, height: 350 },
  );
  const front = sprite(
    rect(
      -336,
      -190,
      672,
      190,
      10,
      setting.sheet.linear(
        [
          [0, '#d97a4f'],
          [1, '#b4502f'],
        ],
        'down',
      ),
    ) +
      rect(-336, -190, 672, 12, 4, '#eaa27e') +
      rect(-40, -190, 80, 190, 0, '#f3e2c4') +
      placed(
        ellipse(-46, 0, 50, 26, '#f3e2c4', { transform: 'rotate(24)' }) +
          ellipse(46, 0, 50, 26, '#f3e2c4', { transform: 'rotate(-24)' }) +
          ellipse(0, 0, 18, 18, '#e0c393'),
        0,
        -190,
      ),
    { x: -346, y: -260, width: 692, height: 270 },
  );
  const goods = (['bottle', 'honey-jar', 'tube', 'jar'] as const).map((shape) => packSprite(set, shape));
  const spark = sprite(
    path('M0 -26L5 -5L26 0L5 5L0 26L-5 5L-26 0L-5 -5Z', '#fff3cf'),
    { x: -28, y: -28, width: 56, height: 56 },
    1,
  );
  return {
    seconds: 8,
    cover: 0.75,
    camera: sway(20, 6, 1.14, 0.06),
    frame: (t) => [
      { sprite: wall, depth: 0.5 },
      { sprite: back, x: 600, y: 660 },
      ...goods.map((sprite, index) => {
        const down = ease(t, 0.06 + index * 0.14, 0.2 + index * 0.14) * (1 - ease(t, 0.88, 0.98));
        return {
          sprite,
          x: 380 + index * 148,
          y: 10 + down * 545,
          scale: 0.62,
          turn: (1 - down) * (index % 2 === 0 ? -16 : 16),
          alpha: down > 0.01 ? 1 : 0,
        };
      }),
      { sprite: front, x: 600, y: 670 },
      ...Array.from({ length: 7 }, (_, index) => ({
        sprite: spark,
        x: 300 + index * 100,
        y: 300 + (index % 3) * 50,
        scale: 0.6,
        turn: 90 * t,
        alpha: ease(t, 0.6, 0.7) * (1 - ease(t, 0.84, 0.9)) * Math.max(0, swing(t, 6, index / 7)),
      })),
    ],
  };
};
