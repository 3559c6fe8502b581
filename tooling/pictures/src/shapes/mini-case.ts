import { placed } from '../drawing/marks.ts';
import type { Shape } from '../drawing/paint.ts';
import { bottle } from './bottle.ts';
import { carton } from './carton.ts';

/** A carton of small bottles with one of them before it. */
export const miniCase: Shape = (paint, sheet) => {
  const box = carton(paint, sheet);
  return {
    width: 380,
    height: box.height * 1.08,
    art: placed(box.art, -52, 0, 1.08) + placed(bottle(paint, sheet).art, 146, 16, 0.56),
  };
};
