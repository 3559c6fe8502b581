import { darker, lighter, type Hex } from '../drawing/colour.ts';
import { path, placed } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';

const blade = (length: number, width: number, bend: number, colour: Hex, sheet: Sheet): string => {
  const tip = `${bend} ${-length}`;
  const left = `C${-width * 1.1} ${-length * 0.35} ${bend - width * 0.5} ${-length * 0.7} ${tip}`;
  const right = `C${bend + width * 0.1} ${-length * 0.66} ${width * 1.1} ${-length * 0.35} ${width * 0.62} 0`;
  const fill = sheet.linear([
    [0, darker(colour, 0.18)],
    [0.45, lighter(colour, 0.16)],
    [1, darker(colour, 0.1)],
  ]);
  const groove = `M${-width * 0.1} 0C${-width * 0.2} ${-length * 0.4} ${bend * 0.7} ${-length * 0.7} ${tip}C${bend * 0.9} ${-length * 0.66} ${width * 0.3} ${-length * 0.4} ${width * 0.16} 0Z`;
  return (
    path(`M${-width * 0.62} 0${left}${right}Z`, fill) + path(groove, lighter(colour, 0.3), { opacity: 0.35 })
  );
};

/** An aloe: a fan of thick leaves `height` units tall that grow from the origin. */
export const aloePlant = (height: number, colour: Hex, sheet: Sheet): string => {
  const turns = [-64, 62, -44, 44, -26, 27, -9, 10];
  return turns
    .map((turn, index) => {
      const length = height * (0.66 + index * 0.045);
      const shade = index % 2 === 0 ? colour : lighter(colour, 0.1);
      return placed(
        blade(length, height * 0.085, Math.sign(turn) * height * 0.12, shade, sheet),
        0,
        0,
        1,
        turn,
      );
    })
    .join('');
};
