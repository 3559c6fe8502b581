import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import { placed } from '../drawing/marks.ts';
import type { Landmark } from './landmark.ts';
import { blocks, concertHall, flameTowers, glassTowers, houses, televisionTower } from './new-landmarks.ts';
import {
  blueDomes,
  church,
  galata,
  maidenTower,
  mosque,
  spiralTower,
  stoneTowers,
  yurts,
} from './old-landmarks.ts';

/** Every landmark by the name that a place's `landmarks` gives. */
export const landmarks: ReadonlyMap<string, Landmark> = new Map(
  Object.entries({
    blocks,
    houses,
    'glass-towers': glassTowers,
    'television-tower': televisionTower,
    'flame-towers': flameTowers,
    'maiden-tower': maidenTower,
    mosque,
    galata,
    'blue-domes': blueDomes,
    'spiral-tower': spiralTower,
    church,
    'stone-towers': stoneTowers,
    yurts,
    'concert-hall': concertHall,
  }),
);

/** The place's town along the line `y`, from `left` to `right`, at `scale`. */
export const town = (
  setting: Setting,
  left: number,
  right: number,
  y: number,
  scale: number,
  far: number,
): string => {
  const { place } = setting;
  const count = place.landmarks.length;
  const step = (right - left) / count;
  const low = ['blocks', 'glass-towers'].some((name) => place.landmarks.includes(name)) ? blocks : houses;
  const rows = repeat(count + 1, (index) =>
    placed(low(setting, Math.min(1, far + 0.12)), left + index * step, y, scale * 0.8),
  );
  return (
    rows +
    place.landmarks
      .map((name, index) =>
        placed(landmarks.get(name)?.(setting, far) ?? '', left + (index + 0.5) * step, y, scale),
      )
      .join('')
  );
};
