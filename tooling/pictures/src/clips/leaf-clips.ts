import type { Country } from '../content/paint-scene.ts';
import { ellipse, path, rect } from '../drawing/marks.ts';
import { lyingLeaf } from '../props/aloe.ts';
import { wood } from '../props/furniture.ts';
import { room } from '../props/room.ts';
import { glass } from '../props/tableware.ts';
import { between, type Clip, ease, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 02: a knife cuts slices off a leaf. */
export const leafCut = (country: Country): Clip => {
  const { sprite, setting } = studio(country, 'day', 'clip-02');
  const back = sceneBack(country, 'cut-leaf', 'day', 'clip-02', [1, 2, 3]);
  const board = sprite(
    ellipse(0, 440, 520, 40, '#3a2a1a', { opacity: 0.25 }) +
      rect(-480, -10, 960, 430, 44, wood(setting, '#b5855a')),
    { x: -560, y: -40, width: 1120, height: 540 },
  );
  const leaf = sprite(lyingLeaf(setting, 640, true), { x: -60, y: -110, width: 720, height: 220 });
  const slice = sprite(
    ellipse(0, 0, 34, 74, '#2f6a52') +
      ellipse(
        -8,
        0,
        32,
        70,
        setting.sheet.radial([
          [0, '#f6fdf0'],
          [0.6, '#d8f0cf'],
          [1, '#a9d69c'],
        ]),
      ),
    { x: -50, y: -80, width: 100, height: 160 },
  );
  const knife = sprite(
    path(
      'M-16 -360L16 -360L16 -30Q10 10 -16 30Z',
      setting.sheet.linear([
        [0, '#f7fafa'],
        [1, '#9fb0b5'],
      ]),
    ) + rect(-18, -520, 36, 170, 12, wood(setting, '#5d4029')),
    { x: -40, y: -540, width: 80, height: 590 },
  );
  const cuts = [0.18, 0.42, 0.66];
  return {
    seconds: 7,
    cover: 0.5,
    camera: sway(12, 6, 1.12, 0.04),
    frame: (t) => {
      const down = Math.max(...cuts.map((at) => between(t, at - 0.09, at + 0.09, 0.08)));
      const end = 1 - ease(t, 0.9, 0.98);
      const done = cuts.filter((at) => t >= at).length;
      const shift = done * 62 * end;
      return [
        ...back,
        { sprite: board, x: 600, y: 260 },
        ...cuts.map((at, index) => ({
          sprite: slice,
          x: 430 + index * 62 - ease(t, at, at + 0.12) * (190 - index * 34),
          y: 455 + ease(t, at, at + 0.12) * 96,
          turn: -ease(t, at, at + 0.12) * 22,
          alpha: t >= at ? end : 0,
        })),
        { sprite: leaf, x: 400 + shift, y: 450, turn: -4 },
        { sprite: knife, x: 388 + done * 62, y: 330 + down * 190, turn: 6 - down * 4 },
      ];
    },
  };
};

/** 03: clear gel runs into a glass. */
export const gelPoured = (country: Country): Clip => {
  const { sprite, setting, back } = studio(country, 'day', 'clip-03');
  const wall = back(
    room(setting, '#dfeadf', '#c9ab82', 560) + rect(0, 590, 1200, 220, 0, wood(setting, '#b8895c')),
  );
  const empty = sprite(glass(setting, 400, 0, '#d3ecc4'), { x: -130, y: -430, width: 260, height: 460 });
  const gel = sprite(
    path(
      'M-98 -376L-82 -10H82L98 -376Z',
      setting.sheet.linear([
        [0, '#b9dfaa'],
        [0.3, '#eef9e6'],
        [1, '#a9d69c'],
      ]),
    ) + ellipse(0, -376, 98, 14, '#f3fbee'),
    { x: -110, y: -396, width: 220, height: 392 },
  );
  const stream = sprite(
    path(
      'M-16 -520C-12 -300 -9 -120 -7 0H7C9 -120 12 -300 16 -520Z',
      setting.sheet.linear([
        [0, '#c5e6b7'],
        [0.4, '#f6fdf0'],
        [1, '#b3dba5'],
      ]),
    ),
    { x: -20, y: -520, width: 40, height: 522 },
  );
  const pack = setting.product('bottle');
  const bottle = sprite(pack.art, { x: -120, y: -500, width: 240, height: 520 });
  const drop = sprite(ellipse(0, 0, 8, 11, '#e6f7df'), { x: -10, y: -14, width: 20, height: 28 });
  return {
    seconds: 7,
    cover: 0.55,
    camera: sway(14, 8, 1.14, 0.08),
    frame: (t) => {
      const level = 0.06 + 0.8 * ease(t, 0.16, 0.74);
      const end = 1 - ease(t, 0.88, 0.97);
      const pour = between(t, 0.12, 0.78, 0.06);
      const tilt = ease(t, 0.02, 0.14) * (1 - ease(t, 0.76, 0.9));
      return [
        { sprite: wall, depth: 0.5 },
        { sprite: gel, x: 640, y: 650, stretchY: level, alpha: end },
        {
          sprite: stream,
          x: 640,
          y: 650 - level * 370,
          stretchY: (pour * (400 - level * 370)) / 520,
          stretchX: 0.8 + 0.14 * swing(t, 9),
          alpha: pour > 0.02 ? 0.95 : 0,
        },
        { sprite: empty, x: 640, y: 660 },
        ...[0, 1, 2].map((index) => ({
          sprite: drop,
          x: 610 + index * 30,
          y: 650 - level * 370 - 30 * Math.abs(swing(t, 6, index / 3)),
          scale: 0.7,
          alpha: pour,
        })),
        { sprite: bottle, x: 280 - tilt * 88, y: 660 - tilt * 500, scale: 0.95, turn: tilt * 101 },
      ];
    },
  };
};
