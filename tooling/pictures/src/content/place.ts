import { hex, isRecord, WrongDescription, wordsOf } from '../description.ts';
import type { Hex } from '../drawing/colour.ts';
import { hallKinds, type HallKind } from '../props/halls.ts';
import { landmarks } from '../scenery/landmarks.ts';
import { trees } from '../scenery/trees.ts';

/** What closes the view of a country. */
export const horizons = ['peaks', 'steppe', 'sea', 'hills', 'strait', 'river'] as const;
export type Horizon = (typeof horizons)[number];

/** How a country's land, towns and people look: `place` of `drawn.yaml`. */
export interface Place {
  readonly horizon: Horizon;
  /** Names of `scenery/landmarks.ts`, left to right. */
  readonly landmarks: readonly string[];
  /** A name of `scenery/trees.ts`. */
  readonly tree: string;
  /** How its big halls are built. */
  readonly hall: HallKind;
  readonly sky: Hex;
  readonly land: Hex;
  readonly rock: Hex;
  readonly wall: Hex;
  readonly roof: Hex;
  readonly accent: Hex;
  /** Colours of clothes. */
  readonly cloth: readonly [Hex, ...Hex[]];
  /** Share of women with a head scarf. */
  readonly scarves: number;
  /** A hat that some men wear, or `none`. */
  readonly hat: string;
}

const listed = (value: unknown, at: string): readonly string[] => {
  if (!Array.isArray(value) || value.length === 0) throw new WrongDescription(`${at} must be a list`);
  return value.map(String);
};

/** Names of landmarks, all of which can be drawn. Throws WrongDescription. */
export const landmarksOf = (value: unknown, at: string): readonly string[] => {
  const marks = listed(value, `${at}: landmarks`);
  for (const name of marks)
    if (!landmarks.has(name)) throw new WrongDescription(`${at}: no landmark ${name}`);
  return marks;
};

/** Reads `place` of a parsed `drawn.yaml`. Throws WrongDescription. */
export const describePlace = (value: unknown): Place => {
  if (!isRecord(value)) throw new WrongDescription('drawn.yaml: place must be a map');
  const at = 'drawn.yaml: place';
  const horizon = horizons.find((name) => name === value['horizon']);
  if (horizon === undefined) throw new WrongDescription(`${at}: horizon is one of ${horizons.join(', ')}`);
  const marks = landmarksOf(value['landmarks'], at);
  const tree = String(value['tree']);
  if (!trees.has(tree)) throw new WrongDescription(`${at}: no tree ${tree}`);
  const hall = hallKinds.find((name) => name === value['hall']);
  if (hall === undefined) throw new WrongDescription(`${at}: hall is one of ${hallKinds.join(', ')}`);
  const [first = '#35806a', ...others] = listed(value['cloth'], `${at}: cloth`);
  return {
    horizon,
    landmarks: marks,
    tree,
    hall,
    sky: hex(value, 'sky', at),
    land: hex(value, 'land', at),
    rock: hex(value, 'rock', at),
    wall: hex(value, 'wall', at),
    roof: hex(value, 'roof', at),
    accent: hex(value, 'accent', at),
    cloth: [first, ...others],
    scarves: Number(value['scarves'] ?? 0),
    hat: wordsOf(value['hat'], 'none'),
  };
};
