import { turned } from '../studio/forms.ts';
import { part, moved } from '../studio/part.ts';
import type { Make } from './kit.ts';
import { clear, satin } from './stuff.ts';
import { labels } from './wraps.ts';

/** A spray with a clear overcap. */
const mist =
  (radius: number, body: number): Make =>
  async (kit) => {
    const { paint } = kit;
    const high = radius * 1.1 + 0.8;
    const open = [
      part(
        turned(
          [
            [0, 0.1, 0],
            [radius * 0.88, 0, 0.1],
            [radius, 0.1, 0.3],
            [radius, body, radius * 0.5],
            [radius * 0.72, body + radius * 0.35, 0.2],
            [0, body + radius * 0.4, 0],
          ],
          { round: 64 },
        ),
        satin(paint.body),
      ),
      part(
        turned(
          [
            [0, body + 0.2, 0],
            [radius * 0.72, body + 0.2, 0.03],
            [radius * 0.7, body + radius * 0.7, 0.1],
            [radius * 0.36, body + radius * 0.75, 0.05],
            [radius * 0.36, body + high - 0.1, 0.12],
            [0, body + high, 0],
          ],
          { round: 48, longest: 0.4 },
        ),
        satin(paint.cap),
      ),
      ...(await labels(kit, radius, body * 0.1, body * 0.9, { share: 0.4, lift: 0.02 })),
    ];
    const lid = [
      part(
        turned(
          [
            [radius * 0.82, 0, 0],
            [radius * 0.82, high, 0.4],
            [0, high + 0.1, 0],
          ],
          { round: 56 },
        ),
        clear('#fafcfb', 0.06),
      ),
    ];
    return {
      parts: [...open, ...moved(lid, { y: body + radius * 0.3 })],
      open,
      lid,
      width: radius * 2,
      depth: radius * 2,
      height: body + radius * 0.3 + high,
    };
  };

/** A spray for the mouth. */
export const miniSpray = mist(1.35, 6.6);

/** A spray for the skin. */
export const spray = mist(2.2, 11.2);
