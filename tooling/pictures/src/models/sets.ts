import { lighter, darker } from '../drawing/colour.ts';
import { box } from '../studio/forms.ts';
import { plain } from '../studio/material.ts';
import { moved, part, type Part } from '../studio/part.ts';
import { frontFitting, printed } from '../studio/texture.ts';
import { front, type Kit, type Model } from './kit.ts';
import { paper } from './stuff.ts';

/** Things side by side, `gap` centimetres apart, those that are looked through last. */
export const sideBySide = (models: readonly Model[], gap: number, wave = 0): Model => {
  const width = models.reduce((sum, model) => sum + model.width, 0) + gap * (models.length - 1);
  let left = -width / 2;
  const parts = models.flatMap((model, index) => {
    const x = left + model.width / 2;
    left += model.width + gap;
    return moved(model.parts, { x, z: index % 2 === 0 ? 0 : wave });
  });
  return {
    parts,
    open: parts,
    lid: [],
    width,
    height: Math.max(...models.map(({ height }) => height)),
    depth: Math.max(...models.map(({ depth }) => depth)),
  };
};

/** A set in an open box, whose front says what it is. */
export const tray = async (kit: Kit, models: readonly Model[]): Promise<Model> => {
  const { paint } = kit;
  const inside = sideBySide(models, 0.8);
  const [width, depth] = [inside.width + 2.4, inside.depth + 2.6];
  const high = Math.min(9, Math.max(4.2, inside.height * 0.36));
  const bright = paint.label;
  const print = await front(kit, width * 0.8, high - 0.8, { ink: bright, accent: bright, paper: null });
  const board = paper(paint.body);
  const fore = part(
    box(width, high, 0.35, 0.06),
    paper(printed(plain(paint.body), print, frontFitting(-width * 0.4, width * 0.4, 0.4, high - 0.4))),
  );
  const walls: readonly Part[] = [
    ...moved([part(box(width, high + 2.4, 0.35, 0.06), paper(darker(paint.body, 0.12)))], { z: -depth / 2 }),
    ...moved([part(box(0.35, high + 0.6, depth, 0.06), board)], { x: -width / 2 + 0.1 }),
    ...moved([part(box(0.35, high + 0.6, depth, 0.06), board)], { x: width / 2 - 0.1 }),
    part(box(width, 0.3, depth, 0.06), board),
    ...moved([fore], { z: depth / 2 }),
  ];
  return {
    parts: [...walls, ...moved(inside.parts, { y: 0.3 })],
    open: walls,
    lid: [],
    width,
    depth,
    height: inside.height + 0.3,
  };
};

/** Bottles in a carrier of board with a handle. */
export const carrier = async (kit: Kit, models: readonly Model[]): Promise<Model> => {
  const { paint } = kit;
  const inside = sideBySide(models, 0.4);
  const [width, depth, high] = [inside.width + 1, inside.depth + 1, 11];
  const bright = paint.label;
  const print = await front(kit, width * 0.82, high - 1, { ink: bright, accent: bright, paper: null });
  const fore = part(
    box(width, high, 0.3, 0.05),
    paper(printed(plain(paint.body), print, frontFitting(-width * 0.41, width * 0.41, 0.5, high - 0.5))),
  );
  const dark = paper(darker(paint.body, 0.16));
  const grip = [
    ...moved([part(box(0.8, 6, 0.4, 0.1), dark)], { x: -4.6, y: 24.6 }),
    ...moved([part(box(0.8, 6, 0.4, 0.1), dark)], { x: 4.6, y: 24.6 }),
    ...moved([part(box(10, 2, 0.4, 0.4), dark)], { y: 29.4 }),
    ...moved([part(box(width * 0.86, 14.6, 0.3, 0.1), dark)], { y: 10, z: -0.2 }),
  ];
  const walls = [
    ...moved(grip, { z: -inside.depth / 2 - 0.2 }),
    ...moved([part(box(0.3, high, depth, 0.05), paper(darker(paint.body, 0.08)))], { x: -width / 2 + 0.1 }),
    ...moved([part(box(0.3, high, depth, 0.05), paper(lighter(paint.body, 0.04)))], { x: width / 2 - 0.1 }),
    ...moved([fore], { z: depth / 2 }),
  ];
  return { parts: [...walls, ...inside.parts], open: walls, lid: [], width, depth, height: 31 };
};
