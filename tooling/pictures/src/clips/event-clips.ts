import type { Country } from '../content/paint-scene.ts';
import { mix } from '../drawing/colour.ts';
import { brandLeaf } from '../drawing/leaf.ts';
import { ellipse, path, placed, rect } from '../drawing/marks.ts';
import { fromBehind } from '../people/figure.ts';
import { passer } from '../people/groups.ts';
import { award } from '../props/festive.ts';
import { stageRoom } from '../props/room.ts';
import { type Clip, type Placed, rest, type Sprite, sway, swing } from './clip.ts';
import { studio, type Studio } from './set.ts';

const listener = ({ setting, sprite }: Studio): Sprite =>
  sprite(fromBehind(passer(setting), setting.sheet), { x: -80, y: -230, width: 160, height: 240 }, 0.8);

const rowOf = (
  heads: readonly Sprite[],
  t: number,
  count: number,
  y: number,
  scale: number,
  shift: number,
): readonly Placed[] =>
  Array.from({ length: count }, (_, index) => ({
    sprite: heads[(index * 3 + shift) % heads.length] ?? heads[0],
    x: -60 + ((index + (shift % 2) * 0.5) * 1320) / (count - 1),
    y: y + 5 * swing(t, 2 + (index % 2), index / 4 + shift / 3),
    scale,
    depth: 0.6 + scale * 0.5,
  })).flatMap(({ sprite, ...place }) => (sprite === undefined ? [] : [{ sprite, ...place }]));

const beamOf = ({ setting, sprite }: Studio): Sprite =>
  sprite(
    path(
      'M-14 0H14L150 620H-150Z',
      setting.sheet.linear(
        [
          [0, '#fff6d8', 0.6],
          [1, '#fff6d8', 0.02],
        ],
        'down',
      ),
    ),
    { x: -160, y: 0, width: 320, height: 630 },
    0.4,
  );

/** 13: a full hall, light over the stage. */
export const fullHall = (country: Country): Clip => {
  const set = studio(country, 'dusk', 'clip-13');
  const wall = set.back(
    stageRoom(set.setting, 430, [], mix(set.setting.place.accent, '#3a1f2c', 0.72)) +
      rect(400, 150, 400, 210, 6, '#f7fbf4') +
      placed(brandLeaf(140), 600, 255),
  );
  const beam = beamOf(set);
  const heads = Array.from({ length: 9 }, () => listener(set));
  const talker = set.person('speak');
  return {
    seconds: 8,
    cover: 0.25,
    camera: sway(44, 8, 1.13, 0.08),
    frame: (t) => [
      { sprite: wall, depth: 0.5 },
      ...[380, 820].map((x, index) => ({
        sprite: beam,
        x,
        y: -20,
        turn: 16 * swing(t, 1, index / 2),
        alpha: 0.5,
        depth: 0.55,
      })),
      { sprite: talker, x: 480 + 14 * swing(t), y: 452, scale: 0.42, depth: 0.6 },
      ...[0, 1, 2, 3].flatMap((line) =>
        rowOf(heads, t, 14 - line * 2, 520 + line * 74, 0.6 + line * 0.2, line),
      ),
    ],
  };
};

/** 14: somebody speaks on the stage. */
export const onStage = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-14');
  const wall = set.back(
    stageRoom(set.setting, 580, [560], mix(set.setting.place.accent, '#16323a', 0.7)) +
      rect(700, 150, 380, 240, 8, '#2b3136') +
      rect(710, 160, 360, 220, 4, '#eef6ea') +
      placed(brandLeaf(160), 890, 270),
  );
  const who = {
    head: 'bob',
    dress: 'dress',
    jacket: true,
    height: 0.95,
    skin: '#e5b58e',
    hair: '#3a2a20',
    top: '#2f7d5b',
    bottom: '#2f7d5b',
  } as const;
  const gestures = [set.person('speak', who), set.person('hold', who), set.person('wave', who)] as const;
  const beam = beamOf(set);
  const heads = Array.from({ length: 7 }, () => listener(set));
  return {
    seconds: 8,
    cover: 0.12,
    camera: sway(30, 6, 1.14, 0.12),
    frame: (t) => {
      const gesture = gestures[[0, 1, 0, 2, 0, 1][Math.floor(t * 6)] ?? 0] ?? gestures[0];
      return [
        { sprite: wall, depth: 0.6 },
        { sprite: beam, x: 520, y: -30, turn: 3 * swing(t), alpha: 0.6, depth: 0.7 },
        { sprite: gesture, x: 520 + 24 * swing(t), y: 640, scale: 1.02, turn: 1.4 * swing(t, 3) },
        ...rowOf(heads, t, 11, 720, 0.95, 1),
      ];
    },
  };
};

/** 15: an award in a rain of confetti. */
export const awardRain = (country: Country): Clip => {
  const set = studio(country, 'golden', 'clip-15');
  const { setting, sprite } = set;
  const wall = set.back(stageRoom(setting, 560, [350, 640, 900], mix(setting.place.accent, '#2c2350', 0.66)));
  const winner = set.person('raise', { jacket: true, head: 'long', dress: 'dress' });
  const prize = sprite(award(setting), { x: -50, y: -145, width: 100, height: 155 }, 1.2);
  const friends = [set.person('clap'), set.person('cheer'), set.person('clap'), set.person('cheer')];
  const strips = ['#d9ea8a', setting.place.accent, '#2f7d5b', '#e9924b', '#ffffff', '#e86f7e'].map((colour) =>
    sprite(rect(-8, -13, 16, 26, 3, colour), { x: -10, y: -15, width: 20, height: 30 }, 1),
  );
  const shine = sprite(
    ellipse(
      0,
      0,
      150,
      150,
      setting.sheet.radial([
        [0, '#fff6d2', 0.9],
        [1, '#fff6d2', 0],
      ]),
    ),
    { x: -150, y: -150, width: 300, height: 300 },
    0.5,
  );
  return {
    seconds: 6,
    cover: 0.4,
    camera: sway(18, 6, 1.13, 0.1),
    frame: (t) => [
      { sprite: wall, depth: 0.6 },
      ...friends.map((sprite, index) => ({
        sprite,
        x: [250, 400, 800, 960][index] ?? 250,
        y: 660 + (index % 2) * 10 - 12 * Math.abs(swing(t, 3, index / 4)),
        scale: 0.86,
      })),
      { sprite: shine, x: 600, y: 190, alpha: 0.6 + 0.3 * swing(t, 2) },
      { sprite: winner, x: 600, y: 690 - 8 * Math.abs(swing(t, 2)), scale: 1 },
      { sprite: prize, x: 600, y: 260 - 8 * Math.abs(swing(t, 2)), scale: 0.95 },
      ...Array.from({ length: 60 }, (_, index): Placed => {
        const down = rest(t * (1 + (index % 2)) + index / 60);
        return {
          sprite: strips[index % 6] ?? prize,
          x: ((index * 197) % 1200) + 30 * swing(t, 2, index / 9),
          y: 60 + down * 680,
          turn: 360 * rest(t * 2 + index / 7),
          stretchX: 0.3 + 0.7 * Math.abs(swing(t, 3, index / 11)),
          scale: 0.8 + (index % 3) * 0.2,
          alpha: 0.95,
        };
      }),
    ],
  };
};
