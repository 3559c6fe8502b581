import { darker, lighter, type Hex } from './colour.ts';
import type { Sheet } from './sheet.ts';

/** Fill of a round body lit from the upper left. */
export const round = (sheet: Sheet, colour: Hex): string =>
  sheet.linear([
    [0, darker(colour, 0.16)],
    [0.07, darker(colour, 0.03)],
    [0.24, lighter(colour, 0.24)],
    [0.4, lighter(colour, 0.06)],
    [0.68, colour],
    [0.9, darker(colour, 0.16)],
    [1, darker(colour, 0.28)],
  ]);

/** Fill of paper that lies round a body: lighter shade than the body's own. */
export const wrapped = (sheet: Sheet, colour: Hex): string =>
  sheet.linear([
    [0, darker(colour, 0.09)],
    [0.16, colour],
    [0.66, colour],
    [1, darker(colour, 0.17)],
  ]);

/** Fill of a flat face: a little lighter on top. */
export const flat = (sheet: Sheet, colour: Hex): string =>
  sheet.linear(
    [
      [0, lighter(colour, 0.1)],
      [1, darker(colour, 0.06)],
    ],
    'down',
  );

/** Fill of cloth or film: light wanders over it from corner to corner. */
export const soft = (sheet: Sheet, colour: Hex): string =>
  sheet.linear(
    [
      [0, darker(colour, 0.06)],
      [0.3, lighter(colour, 0.18)],
      [0.6, colour],
      [1, darker(colour, 0.2)],
    ],
    'slant',
  );
