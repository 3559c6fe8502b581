import type { Camera } from './camera.ts';
import type { Layer } from './layer.ts';
import { step } from './point.ts';
import type { Canvas } from './shade.ts';

const coarseness = 4;

/** One pass of a box `radius` wide to either side over lines of a small picture, along or across. */
const boxed = (from: Float32Array, side: number, radius: number, along: boolean): Float32Array => {
  const to = new Float32Array(from.length);
  const [next, line] = along ? [3, side * 3] : [side * 3, 3];
  const count = radius * 2 + 1;
  for (let start = 0; start < side; start += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const first = start * line + channel;
      const at = (index: number): number => from[first + Math.min(side - 1, Math.max(0, index)) * next] ?? 0;
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += at(index);
      for (let index = 0; index < side; index += 1) {
        to[first + index * next] = sum / count;
        sum += at(index + radius + 1) - at(index - radius);
      }
    }
  return to;
};

const shrunk = ({ colour, side }: Canvas): Float32Array => {
  const small = Math.ceil(side / coarseness);
  const to = new Float32Array(small * small * 3);
  for (let row = 0; row < small; row += 1)
    for (let column = 0; column < small; column += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let y = 0; y < coarseness; y += 1)
          for (let x = 0; x < coarseness; x += 1)
            sum +=
              colour[
                (Math.min(side - 1, row * coarseness + y) * side +
                  Math.min(side - 1, column * coarseness + x)) *
                  3 +
                  channel
              ] ?? 0;
        to[(row * small + column) * 3 + channel] = sum / coarseness ** 2;
      }
  return to;
};

/** Puts what lies behind the target out of focus, the more the farther it is. */
export const blurFar = (canvas: Canvas, layer: Layer, camera: Camera): void => {
  const { side, colour } = canvas;
  const small = Math.ceil(side / coarseness);
  const radius = Math.max(1, Math.round(side / 260));
  let soft = shrunk(canvas);
  for (const _ of [1, 2, 3]) soft = boxed(boxed(soft, small, radius, true), small, radius, false);
  const { eye, right, up, ahead, focal, distance } = camera;
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const pixel = row * side + column;
      const near = layer.near[pixel] ?? 0;
      const dy = ahead[1] + (right[1] * (column - side / 2) + up[1] * (side / 2 - row)) / focal;
      const far = near > 0 ? 1 / near : dy < -1e-4 ? -eye[1] / dy : distance * 4;
      const share = step(0.02, 0.16, far / distance - 1);
      if (share === 0) continue;
      const x = Math.max(0, column / coarseness - 0.5);
      const y = Math.max(0, row / coarseness - 0.5);
      const left = Math.min(small - 2, Math.floor(x));
      const top = Math.min(small - 2, Math.floor(y));
      const fx = x - left;
      const fy = y - top;
      for (let channel = 0; channel < 3; channel += 1) {
        const place = (top * small + left) * 3 + channel;
        const above = (soft[place] ?? 0) * (1 - fx) + (soft[place + 3] ?? 0) * fx;
        const below = (soft[place + small * 3] ?? 0) * (1 - fx) + (soft[place + small * 3 + 3] ?? 0) * fx;
        const blurred = above * (1 - fy) + below * fy;
        const own = colour[pixel * 3 + channel] ?? 0;
        colour[pixel * 3 + channel] = own + (blurred - own) * share;
      }
    }
};
