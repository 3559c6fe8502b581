import type { Hex } from './colour.ts';
import { path, stroke } from './marks.ts';

const outline = (height: number): { whole: string; half: string; vein: string } => {
  const part = (share: number): number => Number((height * share).toFixed(2));
  const tip = part(0.5);
  const belly = part(0.36);
  const bend = part(0.2);
  return {
    whole: `M0 ${-tip}C${belly} ${-bend} ${belly} ${bend} 0 ${tip}C${-belly} ${bend} ${-belly} ${-bend} 0 ${-tip}Z`,
    half: `M0 ${-tip}C${belly} ${-bend} ${belly} ${bend} 0 ${tip}Z`,
    vein: `M0 ${-tip * 0.35}V${tip * 0.98}`,
  };
};

/** The leaf mark in one colour, `height` units tall round the origin, its vein cut out in `ground`. */
export const leaf = (height: number, colour: Hex, ground: Hex): string => {
  const { whole, vein } = outline(height);
  return path(whole, colour) + stroke(vein, ground, height * 0.045);
};

/** The shop's own mark: two greens and a lime vein. */
export const brandLeaf = (height: number): string => {
  const { whole, half, vein } = outline(height);
  return path(whole, '#0f4c3a') + path(half, '#2f7d5b') + stroke(vein, '#d9ea8a', height * 0.05);
};
