import { window } from '../studio/lamps.ts';
import { moved, type Part } from '../studio/part.ts';
import type { Shot } from '../studio/photograph.ts';
import { clearLast } from './stage.ts';

export type Seen = Omit<Shot, 'ground'>;

interface Table {
  /** What it stands on, its top at y = 0. */
  readonly top: readonly Part[];
  readonly high: number;
  readonly near: readonly Part[];
  readonly far: readonly Part[];
  readonly span: number;
  readonly above?: number;
  readonly look?: number;
}

const solid = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ material }) => material.bend === undefined);

export const set = ({ top, high, near, far, span, above = 14, look = 0.3 }: Table): Seen => ({
  parts: clearLast(moved([...top, ...near], { y: high })),
  behind: solid(moved(far, { y: high })),
  view: { target: [0, span * look, 0], above, span, lens: 22 },
  fill: 0.9,
  lighting: window,
});
