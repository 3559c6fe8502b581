import { cameraOf, type View } from './camera.ts';
import { cornersOf } from './gathered.ts';
import { seenCorners } from './layer.ts';
import type { Part } from './part.ts';
import { plus, times } from './point.ts';

/** The same view, moved and widened or narrowed until the parts stand in its middle and fill the given share of it. */
export const framed = (parts: readonly Part[], view: View, fill: number): View => {
  const corners = cornersOf(parts);
  let current = view;
  for (let round = 0; round < 3; round += 1) {
    const camera = cameraOf(current, 1);
    let [left, right, top, bottom] = [9, -9, 9, -9];
    const seen = seenCorners(corners, camera);
    for (let corner = 0; corner < seen.length; corner += 3) {
      const x = seen[corner] ?? 0;
      const y = seen[corner + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const across = (left + right) / 2 - 0.5;
    const down = (top + bottom) / 2 - 0.5;
    current = {
      ...current,
      target: plus(
        current.target,
        plus(times(camera.right, across * current.span), times(camera.up, -down * current.span)),
      ),
      span: (current.span * Math.max(right - left, bottom - top)) / fill,
    };
  }
  return current;
};
