import type { Country } from '../content/paint-scene.ts';
import { ellipse, placed, rect, stroke } from '../drawing/marks.ts';
import { wood } from '../props/furniture.ts';
import { between, type Clip, ease, type Placed, rest, sway, swing } from './clip.ts';
import { sceneBack, studio } from './set.ts';

/** 04: bottles go along the filling line. */
export const bottling = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-04');
  const { setting, sprite } = set;
  const [wall, filler] = sceneBack(country, 'filling-line', 'day', 'clip-04');
  const pack = setting.product('bottle');
  const bottle = sprite(pack.art, { x: -110, y: -490, width: 220, height: 500 }, 0.7);
  const steel = setting.sheet.linear(
    [
      [0, '#f3f6f6'],
      [0.5, '#c2cccd'],
      [1, '#8e9b9d'],
    ],
    'down',
  );
  const belt = set.back(
    rect(-60, 606, 1320, 54, 10, steel) +
      rect(-60, 606, 1320, 10, 0, '#4a5558') +
      [0, 1, 2, 3].map((index) => rect(140 + index * 300, 660, 30, 150, 4, steel)).join(''),
  );
  const roller = sprite(
    ellipse(0, 0, 15, 15, '#6f7d80') + rect(-2, -14, 4, 28, 1, '#9fb0b3'),
    { x: -16, y: -16, width: 32, height: 32 },
    1,
  );
  const jet = sprite(rect(-6, 0, 12, 40, 5, '#d3ecc4'), { x: -8, y: 0, width: 16, height: 42 }, 1);
  return {
    seconds: 6,
    cover: 0.4,
    camera: sway(14, 4, 1.12, 0.04),
    frame: (t) => {
      const moved = Math.floor(t * 4) + ease(rest(t * 4), 0.4, 0.95);
      const filling = between(rest(t * 4), 0.02, 0.38, 0.05);
      return [
        ...(wall === undefined ? [] : [{ ...wall, depth: 0.8 }]),
        ...(filler === undefined ? [] : [{ ...filler, depth: 1, y: 8 * filling }]),
        { sprite: belt },
        ...Array.from({ length: 16 }, (_, index) => ({
          sprite: roller,
          x: -60 + index * 88,
          y: 636,
          turn: moved * 180,
        })),
        ...Array.from({ length: 15 }, (_, index) => ({
          sprite: bottle,
          x: -291 + index * 104 + rest(moved) * 104,
          y: 610,
          scale: 0.5,
        })),
        ...[0, 1, 2, 3].map((index) => ({
          sprite: jet,
          x: 333 + index * 104,
          y: 340,
          stretchY: filling,
          alpha: filling,
        })),
      ];
    },
  };
};

/** 21: goods move through the store house. */
export const storeHouse = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-21');
  const { setting, sprite } = set;
  const [wall, racks] = sceneBack(country, 'store-house', 'day', 'clip-21');
  const box =
    rect(-60, -84, 120, 84, 3, wood(setting, '#c8a577')) +
    rect(-10, -84, 20, 84, 0, '#e6cda4', { opacity: 0.7 });
  const trolley = sprite(
    ellipse(0, 16, 150, 10, '#14261b', { opacity: 0.3 }) +
      rect(-110, -20, 220, 14, 4, '#3f5f7a') +
      ellipse(-80, 0, 16, 16, '#23282b') +
      ellipse(80, 0, 16, 16, '#23282b') +
      stroke('M-110 -14L-140 -190', '#3f5f7a', 8) +
      placed(box, -40, -22) +
      placed(box, 60, -22, 0.8) +
      placed(box, 0, -106, 0.9),
    { x: -160, y: -220, width: 330, height: 250 },
  );
  const who = { top: '#2f7d5b', head: 'short', dress: 'trousers' } as const;
  const steps = [set.person('carry', who), set.person('walk', who)] as const;
  const colleague = [set.person('carry'), set.person('hold')] as const;
  const parcel = sprite(box, { x: -64, y: -90, width: 128, height: 96 });
  return {
    seconds: 8,
    cover: 0.45,
    camera: sway(46, 4, 1.12, 0.04),
    frame: (t) => [
      ...[wall, racks].flatMap((layer, index) =>
        layer === undefined ? [] : [{ ...layer, depth: 0.6 + index * 0.25 }],
      ),
      { sprite: colleague[t > 0.5 ? 1 : 0] ?? steps[0], x: 880, y: 690, scale: 0.84, turn: swing(t, 2) },
      {
        sprite: parcel,
        x: 880 + 60 * ease(t, 0.4, 0.6),
        y: 500 - 60 * ease(t, 0.36, 0.6),
        scale: 0.8,
        alpha: 1 - ease(t, 0.62, 0.7) + ease(t, 0.94, 1),
      },
      {
        sprite: steps[Math.floor(t * 16) % 2] ?? steps[0],
        x: -240 + t * 1500,
        y: 712 - 4 * Math.abs(swing(t, 8)),
        scale: 0.84,
      },
      { sprite: trolley, x: -70 + t * 1500, y: 700, turn: 0.6 * swing(t, 12) },
    ],
  };
};

/** 22: bubbles in the flasks of the laboratory. */
export const laboratory = (country: Country): Clip => {
  const set = studio(country, 'day', 'clip-22');
  const { sprite } = set;
  const back = sceneBack(country, 'laboratory-bench', 'day', 'clip-22-b');
  const bubble = sprite(
    ellipse(0, 0, 9, 9, '#ffffff', { opacity: 0.8 }),
    { x: -10, y: -10, width: 20, height: 20 },
    1.2,
  );
  const lens = sprite(
    ellipse(0, 0, 120, 120, '#ffffff', { opacity: 0.96 }) +
      ellipse(0, 0, 112, 112, '#dff0d6') +
      ellipse(0, 0, 120, 120, 'none', { stroke: '#38474a', 'stroke-width': 9 }),
    { x: -128, y: -128, width: 256, height: 256 },
    1,
  );
  const cell = sprite(
    ellipse(0, 0, 30, 24, '#8fc78a') + ellipse(0, 0, 20, 15, '#b9e0b0') + ellipse(6, -2, 6, 6, '#2f7d5b'),
    { x: -32, y: -26, width: 64, height: 52 },
    1.2,
  );
  return {
    seconds: 8,
    cover: 0.4,
    camera: (t) => ({ ...sway(34, 6, 1.13, 0.1)(t), y: 62 }),
    frame: (t) => [
      ...back,
      ...Array.from({ length: 12 }, (_, index): Placed => {
        const up = rest(t * 2 + index / 12);
        const flask = index % 2;
        return {
          sprite: bubble,
          x: (flask === 0 ? 460 : 590) + 26 * swing(t, 1, index / 5) * (1 - up),
          y: (flask === 0 ? 690 : 712) - up * 62,
          scale: 0.3 + up * 0.5,
          alpha: Math.sin(up * Math.PI),
        };
      }),
      { sprite: lens, x: 400, y: 260, scale: 0.92, alpha: between(t, 0.06, 0.94, 0.1) },
      ...Array.from({ length: 7 }, (_, index): Placed => ({
        sprite: cell,
        x: 400 + Math.cos(index * 0.9 + 0.4 * swing(t)) * (index === 0 ? 0 : 62),
        y: 260 + Math.sin(index * 0.9 + 0.4 * swing(t)) * (index === 0 ? 0 : 58),
        scale: 0.8 + 0.08 * swing(t, 2, index / 7),
        turn: index * 50 + 20 * swing(t),
        alpha: between(t, 0.08, 0.92, 0.1),
      })),
    ],
  };
};
