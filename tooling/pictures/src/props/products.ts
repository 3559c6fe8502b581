import type { Setting } from '../content/setting.ts';
import { ellipse, placed } from '../drawing/marks.ts';

/** Products side by side, feet at y = 0, from `left` on; `scale` is theirs. */
export const productsInRow = (
  { product }: Setting,
  shapes: readonly (readonly [shape: string, index?: number])[],
  left: number,
  right: number,
  y: number,
  scale: number,
): string =>
  shapes
    .map(([shape, index = 0], place) => {
      const x = left + ((right - left) * (place + 0.5)) / shapes.length;
      const pack = product(shape, index);
      return placed(
        ellipse(6, 2, pack.width * 0.56, 14, '#14261b', { opacity: 0.28 }) + pack.art,
        Math.round(x),
        y,
        scale,
      );
    })
    .join('');
