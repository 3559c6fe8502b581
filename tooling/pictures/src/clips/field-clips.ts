import type { Country } from '../content/paint-scene.ts';
import { ellipse } from '../drawing/marks.ts';
import { bee, flower } from '../props/meadow.ts';
import { sapling } from '../scenery/trees.ts';
import { type Clip, ease, type Placed, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 01: rows of aloe while the sun comes up. */
export const sunrise = (country: Country): Clip => {
  const { cloud, sprite, setting } = studio(country, 'dawn', 'clip-01');
  const back = sceneBack(country, 'field-sunrise', 'dawn', 'clip-01');
  const clouds = [260, 340, 220].map(cloud);
  const glow = sprite(
    ellipse(
      0,
      0,
      500,
      300,
      setting.sheet.radial([
        [0, setting.light.sun, 0.7],
        [1, setting.light.sun, 0],
      ]),
    ),
    { x: -500, y: -300, width: 1000, height: 600 },
    0.3,
  );
  return {
    seconds: 8,
    cover: 0.3,
    camera: sway(46, 6, 1.14, 0.05),
    frame: (t) => [
      ...back.slice(0, 1),
      ...clouds.map((sprite, index) => ({
        sprite,
        x: 240 + index * 380 + 40 * swing(t, 1, index / 3),
        y: 160 + index * 46,
        depth: 0.5,
        alpha: 0.9,
      })),
      ...back.slice(1),
      { sprite: glow, x: 620, y: 400, alpha: 0.35 + 0.25 * swing(t), depth: 0.6 },
    ],
  };
};

/** 05: bees over flowers before the hives. */
export const bees = (country: Country): Clip => {
  const { sprite, setting, cloud } = studio(country, 'day', 'clip-05');
  const back = sceneBack(country, 'apiary', 'day', 'clip-05', [3]);
  const insect = sprite(bee(), { x: -26, y: -34, width: 60, height: 56 }, 2);
  const clouds = [240, 320].map(cloud);
  const blossoms = ['#d9738a', '#f0c257', '#b9a8d8'].map((colour) =>
    sprite(flower(setting, 260, colour), { x: -60, y: -320, width: 120, height: 330 }, 1),
  );
  return {
    seconds: 8,
    cover: 0.2,
    camera: sway(40, 0, 1.12, 0.05),
    frame: (t) => [
      ...back.slice(0, 1),
      ...clouds.map((sprite, index) => ({
        sprite,
        x: 300 + index * 520 + 36 * swing(t, 1, index / 2),
        y: 170,
        depth: 0.45,
      })),
      ...back.slice(1),
      ...blossoms.map((sprite, index): Placed => ({
        sprite,
        x: 230 + index * 370,
        y: 730,
        turn: 3 * swing(t, 2, index / 3),
        scale: 1.1,
        depth: 1.25,
      })),
      ...Array.from({ length: 9 }, (_, index): Placed => {
        const turns = 1 + (index % 2);
        const x = 160 + index * 110 + 90 * swing(t, turns, index / 9);
        return {
          sprite: insect,
          x,
          y: 460 + (index % 3) * 60 + 46 * swing(t, turns * 2, index / 7),
          scale: 0.55 + (index % 3) * 0.22,
          stretchX: swing(t, turns, index / 9 + 0.25) > 0 ? 1 : -1,
          turn: 10 * swing(t, 4, index / 5),
        };
      }),
    ],
  };
};

/** 24: young trees grow where people plant them. */
export const planting = (country: Country): Clip => {
  const { sprite, setting, person, cloud } = studio(country, 'day', 'clip-24');
  const back = sceneBack(country, 'land-behind', 'day', 'clip-24', [3]);
  const tree = [0, 1, 2].map(() =>
    sprite(sapling(setting, 250), { x: -90, y: -290, width: 180, height: 300 }),
  );
  const shadow = sprite(ellipse(0, 0, 60, 10, '#14261b', { opacity: 0.3 }), {
    x: -60,
    y: -10,
    width: 120,
    height: 20,
  });
  const helpers = [
    person('dig'),
    person('rest'),
    person('wave'),
    person('carry', { head: 'straw' }),
  ] as const;
  const drift = cloud(320);
  return {
    seconds: 8,
    cover: 0.7,
    camera: sway(36, 4, 1.12, 0.05),
    frame: (t) => [
      ...back.slice(0, 1),
      { sprite: drift, x: 400 + 60 * swing(t), y: 190, depth: 0.45 },
      ...back.slice(1),
      ...Array.from({ length: 7 }, (_, index): readonly Placed[] => {
        const grown = ease(t, 0.06 + index * 0.09, 0.2 + index * 0.09) * (1 - ease(t, 0.93, 0.99));
        const [x, y] = [170 + index * 150, 590 + (index % 2) * 70];
        return [
          { sprite: shadow, x, y, scale: 0.3 + grown * 0.7 },
          {
            sprite: tree[index % 3] ?? shadow,
            x,
            y,
            scale: Math.max(grown, 0.02),
            turn: 2.4 * swing(t, 2, index / 5),
          },
        ];
      }).flat(),
      ...helpers.map((sprite, index): Placed => ({
        sprite,
        x: 240 + index * 230,
        y: 630 + (index % 2) * 26,
        scale: 0.56,
        stretchY: 1 + 0.012 * swing(t, 4, index / 4),
        turn: index === 0 ? 5 * swing(t, 4) : 0,
      })),
    ],
  };
};
