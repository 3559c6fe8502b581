import type { Country } from '../content/paint-scene.ts';
import { lighter } from '../drawing/colour.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import { passer } from '../people/groups.ts';
import { boat } from '../props/meadow.ts';
import { type Clip, type Placed, rest, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 16: a group walks between mountains and water. */
export const walk = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-16');
  const back = sceneBack(
    { ...country, place: { ...country.place, horizon: 'peaks' } },
    'river-bank',
    'day',
    'clip-16',
    [3],
  );
  const { setting, sprite } = set;
  const shore = set.back(
    path(
      'M-60 640C240 600 700 620 1260 600V830H-60Z',
      setting.sheet.linear(
        [
          [0, lighter(setting.place.land, 0.14)],
          [1, setting.place.land],
        ],
        'down',
      ),
    ) + path('M-60 690C240 650 700 670 1260 650V676C700 696 240 676 -60 716Z', '#e6d6b4', { opacity: 0.8 }),
  );
  const walkers = Array.from({ length: 5 }, () => set.setting.chance()).map(() => {
    const who = passer(setting);
    return [set.person('walk', who), set.person('stand', who)] as const;
  });
  const clouds = [260, 320].map(set.cloud);
  const sail = sprite(boat(setting), { x: -70, y: -160, width: 140, height: 175 });
  return {
    seconds: 8,
    cover: 0.45,
    camera: sway(30, 0, 1.12, 0.03),
    frame: (t) => [
      ...back.slice(0, 1),
      ...clouds.map((sprite, index) => ({
        sprite,
        x: 340 + index * 500 + 50 * swing(t, 1, index / 3),
        y: 180,
        depth: 0.45,
      })),
      ...back.slice(1),
      {
        sprite: sail,
        x: 760 + 90 * swing(t),
        y: 520 + 3 * swing(t, 3),
        scale: 0.7,
        depth: 0.7,
        turn: 2 * swing(t, 2),
      },
      { sprite: shore },
      ...walkers.map(([step, stand], index): Placed => {
        const way = rest(t + 1 - index * 0.07);
        const stride = Math.floor(t * 24 + index) % 2 === 0;
        return {
          sprite: stride ? step : stand,
          x: -260 + way * 1720,
          y: 690 - way * 40 - 5 * Math.abs(swing(t, 12, index / 2)),
          scale: 0.62,
        };
      }),
    ],
  };
};

/** 25: lights of a town by the water, at evening. */
export const eveningTown = (country: Country): Clip => {
  const place = {
    ...country.place,
    horizon: 'sea',
    landmarks: ['blocks', 'glass-towers', 'houses', 'blocks', 'glass-towers'],
  } as const;
  const set = studio({ ...country, place }, 'dusk', 'clip-25');
  const { setting, sprite } = set;
  const back = sceneBack({ ...country, place }, 'fireworks', 'dusk', 'clip-25', [1, 2]);
  const shore = sceneBack({ ...country, place }, 'hall-outside', 'dusk', 'clip-25', [0, 2, 3]);
  const lamp = sprite(
    ellipse(
      0,
      0,
      26,
      26,
      setting.sheet.radial([
        [0, '#ffe2a0', 1],
        [0.2, '#ffd58a', 0.7],
        [1, '#ffd58a', 0],
      ]),
    ),
    { x: -26, y: -26, width: 52, height: 52 },
    1,
  );
  const glint = sprite(rect(-40, -2, 80, 4, 2, '#ffd98c'), { x: -42, y: -4, width: 84, height: 8 }, 1);
  const sail = sprite(boat(setting) + ellipse(40, -30, 12, 12, '#ffe2a0'), {
    x: -70,
    y: -160,
    width: 140,
    height: 175,
  });
  const star = sprite(ellipse(0, 0, 3, 3, '#ffffff'), { x: -4, y: -4, width: 8, height: 8 }, 2);
  return {
    seconds: 8,
    cover: 0.3,
    camera: sway(44, 10, 1.12, 0.05),
    frame: (t) => [
      ...back,
      ...Array.from({ length: 18 }, (_, index) => ({
        sprite: star,
        x: (index * 211) % 1200,
        y: 110 + ((index * 97) % 220),
        alpha: 0.5 + 0.5 * swing(t, 2, index / 5),
        depth: 0.4,
      })),
      ...shore.map((layer) => ({ ...layer, depth: 0.7 })),
      ...Array.from({ length: 30 }, (_, index) => ({
        sprite: lamp,
        x: 20 + index * 40,
        y: 562,
        scale: 0.5 + (index % 3) * 0.16,
        alpha: 0.7 + 0.3 * swing(t, 1 + (index % 3), index / 7),
        depth: 0.7,
      })),
      ...Array.from({ length: 34 }, (_, index) => ({
        sprite: glint,
        x: ((index * 173) % 1200) + 10 * swing(t, 2, index / 4),
        y: 590 + ((index * 53) % 130),
        scale: 0.4 + (index % 4) * 0.2,
        alpha: 0.35 + 0.3 * swing(t, 3, index / 6),
        depth: 0.85,
      })),
      {
        sprite: sail,
        x: 540 + 220 * swing(t),
        y: 650 + 4 * swing(t, 3),
        scale: 0.8,
        stretchX: swing(t, 1, 0.25) > 0 ? 1 : -1,
      },
    ],
  };
};
