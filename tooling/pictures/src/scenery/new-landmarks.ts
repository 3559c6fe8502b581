import type { Setting } from '../content/setting.ts';
import { between, repeat } from '../drawing/chance.ts';
import { type Hex, lighter } from '../drawing/colour.ts';
import { path, placed, rect, stroke } from '../drawing/marks.ts';
import { face, type Landmark, windows } from './landmark.ts';

export const blocks: Landmark = (setting, far) =>
  repeat(5, (index) => {
    const { chance, place } = setting;
    const columns = 3 + Math.floor(chance() * 4);
    const rows = 4 + Math.floor(chance() * 5);
    const [wide, tall] = [columns * 11 + 8, rows * 14.85 + 12];
    const x = (index - 2) * 62 - wide / 2;
    return (
      rect(
        x,
        -tall,
        wide,
        tall,
        1,
        face(setting, index % 2 === 0 ? place.wall : lighter(place.wall, 0.3), far),
      ) + windows(setting, x + 7, -tall + 8, columns, rows, 11, far)
    );
  });

export const houses: Landmark = (setting, far) =>
  repeat(6, (index) => {
    const { chance, place, light } = setting;
    const wide = between(chance, 42, 62);
    const tall = between(chance, 28, 52);
    const x = (index - 3) * 50;
    return (
      rect(
        x,
        -tall,
        wide,
        tall,
        1,
        face(setting, index % 2 === 0 ? place.wall : lighter(place.wall, 0.35), far),
      ) +
      path(
        `M${x - 5} ${-tall}L${x + wide / 2} ${-tall - 20}L${x + wide + 5} ${-tall}Z`,
        light.on(place.roof, far),
      ) +
      windows(setting, x + 8, -tall + 8, 3, tall > 40 ? 2 : 1, 14, far)
    );
  });

const tower = (setting: Setting, x: number, wide: number, tall: number, colour: Hex, far: number): string =>
  rect(x - wide / 2, -tall, wide, tall, 3, face(setting, colour, far)) +
  windows(
    setting,
    x - wide / 2 + 6,
    -tall + 10,
    Math.floor((wide - 6) / 10),
    Math.floor(tall / 14) - 1,
    10,
    far,
  );

export const glassTowers: Landmark = (setting, far) =>
  tower(setting, -74, 54, 190, '#7fa6bd', far) +
  tower(setting, -12, 46, 250, '#93b9c9', far) +
  tower(setting, 46, 60, 160, '#6f98b3', far) +
  path('M23 -250L-35 -250L-12 -282Z', setting.light.on('#a9c9d4', far));

export const televisionTower: Landmark = (setting, far) => {
  const { light } = setting;
  return (
    path('M-12 0L-4 -230H4L12 0Z', face(setting, '#d7dbd8', far)) +
    path('M-18 -232H18L12 -262H-12Z', face(setting, '#c8cfce', far)) +
    rect(-15, -250, 30, 6, 2, light.lamps ? '#ffd98c' : light.on('#5e7583', far)) +
    path('M-3 -262L-1 -340H1L3 -262Z', light.on('#c9694a', far))
  );
};

export const flameTowers: Landmark = (setting, far) => {
  const flame = (x: number, tall: number, lean: number): string =>
    placed(
      path(
        `M-34 0C-46 ${-tall * 0.4} -36 ${-tall * 0.76} ${lean} ${-tall}C${lean + 14} ${-tall * 0.72} 46 ${-tall * 0.5} 36 0Z`,
        setting.light.lamps
          ? setting.sheet.linear(
              [
                [0, '#ffb25c'],
                [0.6, '#d96f5a'],
                [1, '#5a4a7c'],
              ],
              'down',
            )
          : face(setting, '#7fa9bf', far),
      ) +
        repeat(9, (index) =>
          stroke(
            `M-34 ${-tall * (0.08 + index * 0.085)}Q0 ${-tall * (0.1 + index * 0.085)} 38 ${-tall * (0.08 + index * 0.085)}`,
            '#ffffff',
            1.2,
            { opacity: 0.22 * (1 - far) },
          ),
        ),
      x,
      0,
    );
  return flame(-72, 250, 16) + flame(84, 226, -12) + flame(4, 282, 8);
};

export const concertHall: Landmark = (setting, far) =>
  path('M-110 0V-40Q0 -78 110 -40V0Z', face(setting, setting.place.wall, far)) +
  repeat(10, (index) =>
    rect(
      -96 + index * 20,
      -38,
      8,
      38,
      1,
      setting.light.lamps ? '#ffd98c' : setting.light.on('#7a93a0', far),
      { opacity: 0.8 },
    ),
  );
