import type { Setting } from '../content/setting.ts';
import { repeat } from '../drawing/chance.ts';
import type { Hex } from '../drawing/colour.ts';
import { ellipse, path, placed, rect, stroke } from '../drawing/marks.ts';
import { face, type Landmark, windows } from './landmark.ts';

export const maidenTower: Landmark = (setting, far) =>
  rect(-34, -130, 68, 130, 8, face(setting, '#c9a877', far)) +
  rect(24, -120, 30, 120, 4, face(setting, '#b8945f', far)) +
  repeat(8, (index) =>
    rect(-34, -118 + index * 15, 68, 3, 1, setting.light.on('#8f6f45', far), { opacity: 0.4 }),
  ) +
  rect(-6, -98, 10, 18, 5, setting.light.lamps ? '#ffd98c' : setting.light.on('#5d4a35', far));

const dome = (setting: Setting, x: number, y: number, size: number, colour: Hex, far: number): string =>
  path(
    `M${x - size} ${y}C${x - size * 1.04} ${y - size * 0.9} ${x - size * 0.3} ${y - size} ${x} ${y - size * 1.3}C${x + size * 0.3} ${y - size} ${x + size * 1.04} ${y - size * 0.9} ${x + size} ${y}Z`,
    face(setting, colour, far),
  ) + rect(x - 1, y - size * 1.3 - 12, 2, 14, 1, setting.light.on('#c9a24a', far));

const minaret = (setting: Setting, x: number, tall: number, far: number): string =>
  rect(x - 4, -tall, 8, tall, 1, face(setting, '#e3ddcf', far)) +
  rect(x - 7, -tall * 0.72, 14, 5, 2, setting.light.on('#cfc7b4', far)) +
  path(`M${x - 6} ${-tall}L${x} ${-tall - 36}L${x + 6} ${-tall}Z`, setting.light.on('#6f7f8a', far));

export const mosque: Landmark = (setting, far) =>
  minaret(setting, -112, 196, far) +
  minaret(setting, 112, 196, far) +
  rect(-88, -64, 176, 64, 2, face(setting, '#d9d2c2', far)) +
  dome(setting, -56, -62, 30, '#8c9aa3', far) +
  dome(setting, 56, -62, 30, '#8c9aa3', far) +
  rect(-44, -84, 88, 30, 2, face(setting, '#d9d2c2', far)) +
  dome(setting, 0, -82, 48, '#7f8f9a', far) +
  windows(setting, -78, -44, 12, 1, 13.4, far);

export const galata: Landmark = (setting, far) =>
  rect(-27, -150, 54, 150, 3, face(setting, '#cfc0a8', far)) +
  rect(-32, -160, 64, 14, 3, setting.light.on('#b3a288', far)) +
  path('M-30 -160L0 -232L30 -160Z', face(setting, '#5f7787', far)) +
  windows(setting, -17, -132, 3, 6, 14, far);

export const blueDomes: Landmark = (setting, far) =>
  rect(-96, -56, 192, 56, 2, face(setting, '#d9bd8c', far)) +
  repeat(5, (index) =>
    path(
      `M${-84 + index * 36} 0V-26Q${-72 + index * 36} -46 ${-60 + index * 36} -26V0Z`,
      setting.light.on('#7d5f3d', far),
      { opacity: 0.7 },
    ),
  ) +
  dome(setting, -40, -56, 40, '#3f8fa8', far) +
  dome(setting, 46, -56, 30, '#4aa0b4', far) +
  rect(84, -170, 16, 170, 2, face(setting, '#d4b684', far)) +
  dome(setting, 92, -168, 12, '#3f8fa8', far);

export const spiralTower: Landmark = (setting, far) =>
  repeat(5, (index) => {
    const wide = 132 - index * 23;
    return path(
      `M${-wide / 2} ${-index * 34}L${-wide / 2 + 6} ${-index * 34 - 34}L${wide / 2 - 6} ${-index * 34 - 28}L${wide / 2} ${-index * 34}Z`,
      face(setting, index % 2 === 0 ? '#cfa96f' : '#c39a5f', far),
    );
  }) + rect(-10, -190, 20, 24, 3, face(setting, '#cfa96f', far));

export const church: Landmark = (setting, far) =>
  rect(-56, -58, 112, 58, 1, face(setting, '#d8c3a0', far)) +
  path('M-64 -58L-40 -82H40L64 -58Z', setting.light.on(setting.place.roof, far)) +
  rect(-21, -112, 42, 40, 1, face(setting, '#dfcbaa', far)) +
  repeat(4, (index) =>
    rect(
      -17 + index * 10,
      -104,
      4,
      22,
      2,
      setting.light.lamps ? '#ffd98c' : setting.light.on('#6b5a48', far),
    ),
  ) +
  path('M-26 -112L0 -174L26 -112Z', face(setting, setting.place.roof, far)) +
  stroke('M0 -174V-192M-6 -185H6', setting.light.on('#8a6a3a', far), 2.4) +
  path('M-10 0V-24Q0 -38 10 -24V0Z', setting.light.on('#6b5138', far));

export const stoneTowers: Landmark = (setting, far) =>
  [-64, -6, 58]
    .map((x, index) => {
      const tall = [116, 150, 104][index] ?? 110;
      return (
        path(`M${x - 21} 0L${x - 16} ${-tall}H${x + 16}L${x + 21} 0Z`, face(setting, '#b9ab97', far)) +
        rect(x - 22, -tall - 16, 44, 20, 1, face(setting, '#a99b86', far)) +
        path(
          `M${x - 24} ${-tall - 16}L${x} ${-tall - 34}L${x + 24} ${-tall - 16}Z`,
          setting.light.on('#7c6d5d', far),
        ) +
        rect(x - 4, -tall + 22, 7, 12, 1, setting.light.lamps ? '#ffd98c' : setting.light.on('#554a3e', far))
      );
    })
    .join('') + rect(-96, -34, 190, 34, 1, face(setting, '#c3b39b', far));

export const yurts: Landmark = (setting, far) =>
  [-70, 10, 82]
    .map((x, index) =>
      placed(
        path('M-38 0V-30H38V0Z', face(setting, '#efe9dc', far)) +
          path('M-42 -30C-34 -56 -12 -66 0 -66C12 -66 34 -56 42 -30Z', face(setting, '#e6ddca', far)) +
          rect(-39, -33, 78, 5, 2, setting.light.on('#b5463a', far)) +
          rect(-9, -28, 18, 28, 2, setting.light.lamps ? '#ffd98c' : setting.light.on('#8f4a35', far)) +
          ellipse(0, -65, 10, 4, setting.light.on('#7d5a3f', far)),
        x,
        0,
        [0.9, 1.2, 0.8][index] ?? 1,
      ),
    )
    .join('');
