import { ellipse } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** The soft shadow of something `width` wide that stands at `x` on the floor line `y`, light from the left. */
export const floorShadow = (sheet: Sheet, x: number, y: number, width: number): string => {
  const wide = sheet.radial([
    [0, '#1c2a22', 0.34],
    [0.55, '#1c2a22', 0.16],
    [1, '#1c2a22', 0],
  ]);
  const contact = sheet.radial([
    [0, '#101a15', 0.5],
    [0.7, '#101a15', 0.3],
    [1, '#101a15', 0],
  ]);
  return (
    ellipse(x + width * 0.05, y + 2, width * 0.6, Math.max(width * 0.085, 14), wide) +
    ellipse(x, y, width * 0.52, 9, contact)
  );
};
