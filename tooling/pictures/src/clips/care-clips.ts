import type { Country } from '../content/paint-scene.ts';
import { floorShadow } from '../drawing/floor.ts';
import { ellipse, path, rect, stroke } from '../drawing/marks.ts';
import { room } from '../props/room.ts';
import { between, type Clip, rest, sway, swing } from './clip.ts';
import { packSprite } from './kitchen.ts';
import { studio } from './set.ts';

/** 08: the lid is lifted off a jar of cream on a cloth. */
export const cream = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-08');
  const { setting, sprite } = set;
  const folds = [0, 1, 2, 3, 4]
    .map((index) =>
      stroke(`M${150 + index * 210} 560Q${200 + index * 190} 640 ${110 + index * 240} 790`, '#9fb6c9', 12, {
        opacity: 0.3,
      }),
    )
    .join('');
  const wall = set.back(
    room(setting, '#e3e9f2', '#c9d3df', 540) +
      ellipse(620, 330, 300, 300, '#f7f9fc', { opacity: 0.8 }) +
      path(
        'M-60 560Q300 520 620 556T1260 550V820H-60Z',
        setting.sheet.linear(
          [
            [0, '#dfe8f0'],
            [1, '#b7c6d6'],
          ],
          'down',
        ),
      ) +
      folds,
  );
  const jar = setting.product('jar');
  const body = sprite(
    floorShadow(setting.sheet, 0, 0, 264) +
      setting.sheet.clipped(jar.art, rect(-150, -162, 300, 180, 0, '#000')) +
      ellipse(0, -162, 126, 20, '#ffffff') +
      ellipse(0, -160, 114, 15, '#f3ecdf') +
      path('M-60 -164Q-20 -196 10 -170Q40 -190 66 -162Q0 -146 -60 -164Z', '#fffdf8'),
    { x: -170, y: -210, width: 340, height: 240 },
    1.2,
  );
  const lid = sprite(
    setting.sheet.clipped(jar.art, rect(-150, -240, 300, 80, 0, '#000')),
    { x: -150, y: -240, width: 300, height: 82 },
    1.2,
  );
  const spark = sprite(
    path('M0 -26L5 -5L26 0L5 5L0 26L-5 5L-26 0L-5 -5Z', '#ffffff'),
    { x: -28, y: -28, width: 56, height: 56 },
    1,
  );
  const leaf = packSprite(set, 'tube');
  return {
    seconds: 7,
    cover: 0.5,
    camera: sway(16, 6, 1.16, 0.1),
    frame: (t) => {
      const up = between(t, 0.12, 0.88, 0.2);
      return [
        { sprite: wall, depth: 0.5 },
        { sprite: leaf, x: 300, y: 660, scale: 0.95, turn: -3 },
        { sprite: body, x: 640, y: 670, scale: 1.2 },
        { sprite: lid, x: 640 + up * 190, y: 670 - up * 120, scale: 1.2, turn: up * 24 },
        ...Array.from({ length: 5 }, (_, index) => ({
          sprite: spark,
          x: 520 + index * 66,
          y: 400 + (index % 2) * 60,
          scale: 0.7,
          turn: t * 90,
          alpha: up * Math.max(0, swing(t, 3, index / 5)),
        })),
      ];
    },
  };
};

/** 09: bubbles rise from soap in water. */
export const soap = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-09');
  const { setting, sprite } = set;
  const wall = set.back(
    room(setting, '#d6eaea', '#b9d5d6', 540) +
      rect(
        -60,
        560,
        1320,
        260,
        0,
        setting.sheet.linear(
          [
            [0, '#e9f5f5'],
            [1, '#9fc9cc'],
          ],
          'down',
        ),
      ),
  );
  const basin = sprite(
    path(
      'M-380 -120H380C360 0 220 60 0 60C-220 60 -360 0 -380 -120Z',
      setting.sheet.linear([
        [0, '#ffffff'],
        [0.6, '#eaf0ef'],
        [1, '#b9c9c9'],
      ]),
    ) +
      ellipse(0, -120, 380, 60, '#dfe9e9') +
      ellipse(
        0,
        -114,
        350,
        48,
        setting.sheet.linear(
          [
            [0, '#8fd0d6'],
            [1, '#4fa3b0'],
          ],
          'down',
        ),
      ),
    { x: -400, y: -200, width: 800, height: 280 },
  );
  const bar = packSprite(set, 'soap');
  const bubble = sprite(
    ellipse(
      0,
      0,
      38,
      38,
      setting.sheet.radial([
        [0, '#ffffff', 0.05],
        [0.8, '#ffffff', 0.25],
        [1, '#ffffff', 0.8],
      ]),
    ) + ellipse(-14, -16, 8, 6, '#ffffff', { opacity: 0.9 }),
    { x: -40, y: -40, width: 80, height: 80 },
    1,
  );
  const ring = sprite(
    ellipse(0, 0, 90, 13, 'none', { stroke: '#ffffff', 'stroke-width': 3 }),
    { x: -94, y: -18, width: 188, height: 36 },
    1,
  );
  const drop = sprite(
    path('M0 -24C14 -4 14 12 0 14C-14 12 -14 -4 0 -24Z', '#bfe6ea'),
    { x: -16, y: -26, width: 32, height: 42 },
    1,
  );
  const tap = sprite(
    path(
      'M-30 -260H30V-90C30 -40 120 -50 130 10V40H80V24C70 -10 -30 10 -30 -90Z',
      setting.sheet.linear([
        [0, '#f3f6f6'],
        [0.5, '#b5c2c4'],
        [1, '#7f9094'],
      ]),
    ),
    { x: -40, y: -270, width: 190, height: 320 },
  );
  return {
    seconds: 7,
    cover: 0.35,
    camera: sway(20, 6, 1.13, 0.06),
    frame: (t) => [
      { sprite: wall, depth: 0.5 },
      { sprite: basin, x: 600, y: 650 },
      { sprite: tap, x: 520, y: 330, depth: 0.9 },
      { sprite: drop, x: 625, y: 380 + 150 * rest(t * 5) ** 2, alpha: 1 },
      ...[0, 1, 2].map((index) => ({
        sprite: ring,
        x: 625,
        y: 540,
        scale: 0.2 + 1.4 * rest(t * 5 + index / 3),
        alpha: 0.6 * (1 - rest(t * 5 + index / 3)),
      })),
      { sprite: bar, x: 820, y: 560 + 7 * swing(t, 2), scale: 0.72, turn: 3 * swing(t, 1, 0.2) },
      ...Array.from({ length: 16 }, (_, index) => {
        const up = rest(t + index / 16);
        return {
          sprite: bubble,
          x: 330 + ((index * 137) % 560) + 24 * swing(t, 2, index / 5),
          y: 540 - up * 420,
          scale: 0.3 + ((index * 7) % 5) * 0.17,
          alpha: Math.sin(up * Math.PI),
        };
      }),
    ],
  };
};
