import type { Chance } from '../drawing/chance.ts';
import type { Pack } from '../drawing/paint.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Light } from './light.ts';
import type { Place } from './place.ts';

/** Units of a scene; pixels of the picture too. */
export const stage = { width: 1200, height: 800 } as const;

/** What a scene is drawn with: where, in which light, and with which packs. */
export interface Setting {
  readonly place: Place;
  readonly light: Light;
  readonly sheet: Sheet;
  readonly chance: Chance;
  /** The country's product of that shape (the first unless told), standing on y = 0. */
  readonly product: (shape: string, index?: number) => Pack;
}

/** Draws one motif: layers from back to front, which a clip moves against each other. */
export type Scene = (setting: Setting) => readonly string[];
