import type { Setting } from '../content/setting.ts';
import { darker, lighter, mix, type Hex } from '../drawing/colour.ts';

/** Plaster or stone in the scene's light. */
export const wallFill = ({ light, sheet }: Setting, colour: Hex): string =>
  sheet.linear(
    [
      [0, light.on(lighter(colour, 0.18))],
      [1, light.on(darker(colour, 0.14))],
    ],
    'down',
  );

/** Glass from outside: by day it mirrors the sky, with lamps on it shows a warm room. */
export const pane = ({ light, sheet }: Setting): string =>
  light.lamps
    ? sheet.linear(
        [
          [0, '#ffe9b8'],
          [0.6, '#ffcf7d'],
          [1, '#e39a4f'],
        ],
        'down',
      )
    : sheet.linear(
        [
          [0, mix(light.high, '#ffffff', 0.3)],
          [0.5, mix(light.high, '#5a7a88', 0.4)],
          [1, mix(light.low, '#5a7a88', 0.5)],
        ],
        'slant',
      );
