import { moved } from '../studio/part.ts';
import type { Shot } from '../studio/photograph.ts';
import { clearLast, type Stage } from './stage.ts';

/** Where the print is: its middle's height as a share of the pack's, and how much of the height is seen. */
const prints: Readonly<Record<string, readonly [middle: number, seen: number]>> = {
  bottle: [0.355, 0.56],
  'half-bottle': [0.34, 0.6],
  jar: [0.42, 1.05],
  'honey-jar': [0.42, 0.8],
  candle: [0.46, 0.8],
  dropper: [0.34, 0.6],
  oil: [0.38, 0.74],
  'roll-on': [0.36, 0.62],
  spray: [0.42, 0.56],
  'mini-spray': [0.42, 0.66],
  tablets: [0.4, 0.76],
  capsules: [0.4, 0.76],
  softgels: [0.4, 0.76],
  tub: [0.42, 0.78],
  tube: [0.6, 0.62],
  'slim-tube': [0.6, 0.62],
  pump: [0.4, 0.56],
  'foam-pump': [0.36, 0.58],
  'flip-bottle': [0.42, 0.56],
  'dish-bottle': [0.46, 0.52],
  canister: [0.34, 0.58],
  stick: [0.4, 0.74],
  balm: [0.42, 0.62],
  shaker: [0.46, 0.6],
  tote: [0.38, 0.5],
  't-shirt': [0.6, 0.42],
  book: [0.34, 0.62],
  booklet: [0.34, 0.62],
  leaflet: [0.4, 0.62],
  laptop: [0.54, 0.8],
  tray: [0.2, 0.5],
  carrier: [0.2, 0.5],
};

/** Things that stand aslant by themselves: they are turned back. */
const turnedAlready: ReadonlySet<string> = new Set(
  'carton tea-box mini-case sticks gift-box laptop bars soap samples booklet'.split(' '),
);

/** The label close up, from one side, so that the light shows what it is printed on. */
export const closeShot = ({ model, shape, chance }: Stage): Omit<Shot, 'ground'> => {
  const [middle, share] = prints[shape] ?? [0.5, 0.85];
  const way = turnedAlready.has(shape) || chance() > 0.5 ? 1 : -1;
  const wide = model.width > model.height * 1.2;
  const wholly = shape === 'toothpaste' ? 1 : 0.8;
  // Of something slim little is seen but what looks straight ahead.
  const turn = way * (model.width < 6 ? 5 : 13);
  const span = wide ? model.width * wholly : Math.max(model.height * share, model.width * 0.92);
  return {
    parts: clearLast(moved(model.parts, { spin: turn })),
    behind: moved(
      model.parts.filter(({ material }) => material.bend === undefined),
      { x: -way * model.width * 1.05, z: -Math.max(model.width, model.depth) * 2.2, spin: way * 30 },
    ),
    view: {
      target: [way * model.width * (wide ? 0.02 : 0.06), model.height * middle, model.depth * 0.3],
      above: wide ? 20 : 12,
      aside: way * -4,
      span,
      lens: 26,
    },
  };
};
