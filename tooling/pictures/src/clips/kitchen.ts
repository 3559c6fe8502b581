import { lighter } from '../drawing/colour.ts';
import { floorShadow } from '../drawing/floor.ts';
import { ellipse, rect } from '../drawing/marks.ts';
import { wood } from '../props/furniture.ts';
import { room, windowView } from '../props/room.ts';
import { type Placed, rest, type Sprite, swing } from './clip.ts';
import type { Studio } from './set.ts';

const tableTop = ({ setting }: Studio, y: number): string =>
  rect(-60, y, 1320, 820 - y, 0, wood(setting, '#b8895c')) +
  rect(-60, y - 6, 1320, 10, 0, lighter('#b8895c', 0.5));

export const kitchen = (studio: Studio, wall: string): Sprite =>
  studio.back(
    room(studio.setting, wall, '#a9794d', 560) +
      windowView(studio.setting, 860, 250, 480, 330) +
      tableTop(studio, 540),
  );

export const packSprite = ({ setting, sprite }: Studio, shape: string, index = 0): Sprite => {
  const { art, width, height } = setting.product(shape, index);
  return sprite(
    floorShadow(setting.sheet, 0, 0, width) + art,
    { x: -width * 0.75, y: -height - 30, width: width * 1.5, height: height + 70 },
    0.9,
  );
};

export const puff = ({ setting, sprite }: Studio): Sprite =>
  sprite(
    ellipse(
      0,
      0,
      40,
      50,
      setting.sheet.radial([
        [0, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ]),
    ),
    { x: -40, y: -50, width: 80, height: 100 },
    0.7,
  );

/** Steam over (x, y): puffs that rise, widen and fade. */
export const steamOver = (sprite: Sprite, t: number, x: number, y: number): readonly Placed[] =>
  Array.from({ length: 7 }, (_, index) => {
    const up = rest(t * 2 + index / 7);
    return {
      sprite,
      x: x + 18 * swing(t, 2, index / 3),
      y: y - up * 170,
      scale: 0.35 + up * 0.8,
      alpha: 0.75 * Math.sin(up * Math.PI),
    };
  });
